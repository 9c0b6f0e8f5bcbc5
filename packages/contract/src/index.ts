export { accountRecords, journalSortColumns } from './accounting.ts';
export * from './activity.ts';
export { cardKinds, paymentKinds } from './fields/payment-fields.ts';
export * from './fields/amounts.ts';
export {
  articleImageLimitBytes,
  articleInput,
  composed,
  ingredientsProblem,
} from './fields/article-fields.ts';
export { articleSortColumns, articleStockStates } from './articles.ts';
export { certificateOutcomes, defaultKeyFileName, keyFileLimitBytes } from './certificates.ts';
export { customerInput } from './fields/customer-fields.ts';
export { eInvoiceInput } from './fields/e-invoice-fields.ts';
export { answersAtOnce, eInvoiceDaysMax } from './e-invoices.ts';
export { changesAtOnce, customerSortColumns } from './customers.ts';
export { clientRules, deviceInput } from './devices/devices.ts';
export * from './fields/files.ts';
export {
  importedArticle,
  importedCustomer,
  rowOutcomes,
  type ImportedArticle,
  type ImportedCustomer,
  type RowOutcome,
  type RowRead,
} from './fields/import-fields.ts';
export { printedRowsMax, soldSortColumns } from './reports/report-fields.ts';
export { movedSortColumns, stockReportSortColumns } from './reports/stock-reports.ts';
export { rowsAtOnce } from './imports.ts';
export {
  portalAccount,
  portalOperator,
  portalOperators,
  portalPurchase,
  portalPurchases,
} from './fields/self-care-fields.ts';
export { invoiceClasses } from './fields/invoice-fields.ts';
export { invoiceSortColumns } from './fields/invoice-filter.ts';
export { buyerInput, saleInput, saleLinesMax } from './fields/sale-fields.ts';
export { managedSalesPerPage } from './sales/managed-sales.ts';
export { messageKinds, messageStates, type MessageKind, type MessageState } from './messages.ts';
export { movementResendsAtOnce, movementSortColumns, movementTargets } from './cash-register.ts';
export { seenAtOnce } from './fields/deadline-fields.ts';
export { repairsAtOnce } from './sales/repairs.ts';
export { openOrdersMax } from './sales/order-invoices.ts';
export { printsAtOnce } from './call/document-routes.ts';
export { papers } from './sales/sales.ts';
export {
  purchasesInFileMax,
  purchasesOnPageMax,
  purchaseSortColumns,
  purchaseTypes,
} from './fields/purchase-fields.ts';
export { newBusinessInput } from './fields/managed-business-fields.ts';
export { employeeInput, operatorWithPin } from './employees.ts';
export { clientCreditConfig, clientCreditModule } from './settings/client-credit.ts';
export { businessInput, logoLimitBytes } from './settings/settings.ts';
export { tillInput } from './tills.ts';
export * from './fields/texts.ts';
export { noteResendsAtOnce } from './wtn.ts';
export { roleFrom } from './fields/role-fields.ts';
export { noteInput, noteSortColumns } from './fields/wtn-fields.ts';
export { eachArticleOnce, warehouseSortColumns } from './warehouse/document.ts';
export { stockSortColumns } from './warehouse/stock.ts';
export * from './contract.ts';
export { notificationHeaders } from './online-payments.ts';
export * from './fields/fields.ts';
export * from './call/refusal-status.ts';
export * from './call/route.ts';
export * from './call/services.ts';
export { decoded, encoded, type OnWire } from './call/wire-values.ts';
export { mayReadField, withoutRestricted, type RestrictedField } from './call/restricted-fields.ts';
export * from './call/who-may-call.ts';
