export { accountRecords } from './accounting.ts';
export * from './activity.ts';
export * from './amounts.ts';
export { articleImageLimitBytes, articleInput, composed } from './article-fields.ts';
export { articleSortColumns } from './articles.ts';
export { certificateOutcomes, defaultKeyFileName, keyFileLimitBytes } from './certificates.ts';
export { customerInput } from './customer-fields.ts';
export { eInvoiceInput } from './e-invoice-fields.ts';
export { answersAtOnce, eInvoiceDaysMost } from './e-invoices.ts';
export { changesAtOnce, customerSortColumns } from './customers.ts';
export * from './files.ts';
export {
  importedArticle,
  importedCustomer,
  rowOutcomes,
  type ImportedArticle,
  type ImportedCustomer,
  type RowOutcome,
  type RowRead,
} from './import-fields.ts';
export { rowsAtOnce } from './imports.ts';
export {
  portalAccount,
  portalOperator,
  portalOperators,
  portalPurchase,
  portalPurchases,
} from './self-care-fields.ts';
export { invoiceClasses } from './invoice-fields.ts';
export { buyerInput, saleInput, saleLinesMax } from './sale-fields.ts';
export { movementResendsAtOnce } from './cash-register.ts';
export { seenAtOnce } from './deadline-fields.ts';
export { mendsAtOnce } from './mending.ts';
export { openOrdersMost } from './order-invoices.ts';
export { papers, printsAtOnce } from './sales.ts';
export { purchasesInFileMost, purchasesOnPageMost, purchaseSortColumns } from './purchase-fields.ts';
export { answerOutcomes } from './purchases.ts';
export { logoLimitBytes } from './settings.ts';
export * from './texts.ts';
export { noteResendsAtOnce } from './wtn.ts';
export { noteInput } from './wtn-fields.ts';
export * from './contract.ts';
export * from './fields.ts';
export * from './refusal-status.ts';
export * from './route.ts';
export * from './services.ts';
export { mayReadField, withoutRestricted, type RestrictedField } from './restricted-fields.ts';
export * from './who-may-call.ts';
