import type { EditedKind, SubjectSide, WarehouseDocumentKind } from '@tezga/domain';

/** The URLs of pages that capabilities link to without importing each other. */
export const receiptsPath = '/receipts';
export const newInvoicePath = '/receipts/new';
export const ordersPath = '/receipts/orders';
export const waitingPath = '/receipts/waiting';
export const salesPath = '/sales';
/** The list of e-invoices at the central platform. */
export const centralPath = '/receipts/e-invoices';
export const purchasesPath = '/purchases_all';

/** The page of one purchase. */
export const purchasePath = ({ _id }: { readonly _id: string }) => `${purchasesPath}/${_id}`;

/** The list of e-invoices from suppliers. */
export const electronicPath = '/purchases_electronic';

/** The page that corrects an invoice. */
export const correctionPath = ({ _id }: { readonly _id: string }) => `${receiptsPath}/${_id}/correct`;

/** The page of one invoice. */
export const invoicePath = ({ _id }: { readonly _id: string }) => `${receiptsPath}/${_id}`;

export const wtnPath = '/wtn';
export const newNotePath = '/wtn/new';

/** The page of one accompanying invoice (WTN). */
export const notePath = ({ _id }: { readonly _id: string }) => `${wtnPath}/${_id}`;

export const entryPath = '/external-modules/online-cash-register/entry';
export const entryAddPath = '/external-modules/online-cash-register/entry/add';

/** The debts of customers, and the debts to suppliers. */
export const subjectsPath = '/subject_drawer';
export const overduePath = `${subjectsPath}/overdue`;
export const paymentPath = `${subjectsPath}/payment`;

interface SubjectOfPath {
  readonly type: SubjectSide;
  readonly subjectId: string;
}

/** The card of a customer or supplier with the payments. */
export const subjectPath = ({ type, subjectId }: SubjectOfPath) => `${subjectsPath}/${type}/${subjectId}`;
export const openDocumentsPath = (subject: SubjectOfPath) => `${subjectPath(subject)}/open`;

export const stockPath = '/warehouse/articles';

/** The stock of all articles by shop. */
export const stockListPath = '/warehouse/stock';
/** The articles to order, by supplier. */
export const orderPath = '/warehouse/order';
export const stocktakesPath = '/warehouse/stocktakes';
export const newStocktakePath = '/warehouse/stocktakes/new';
export const stocktakePath = ({ _id }: { readonly _id: string }) => `${stocktakesPath}/${_id}`;

/** The screen on which employees count a stocktake with a phone. */
export const countPath = (stocktake: { readonly _id: string }) => `${stocktakePath(stocktake)}/count`;
export const valuationPath = '/warehouse/valuation';

/** The page with the stock and the movements of one article. */
export const stockPathOf = (articleId: string) => `${stockPath}/${articleId}`;

/** The data of the self-care portal about a business, for its admins. */
export const selfCarePath = '/selfCare';

/** The lists of warehouse documents, by kind. */
export const warehousePaths = {
  entry: '/warehouse/entries',
  exit: '/warehouse/exits',
  transfer: '/warehouse/transfers',
  adjustment: '/warehouse/adjustments',
  production: '/warehouse/production',
  'cost-adjustment': '/warehouse/cost-adjustments',
} as const satisfies Record<WarehouseDocumentKind, string>;

/** The page of one warehouse document. */
export const warehouseDocumentPath = (kind: WarehouseDocumentKind, _id: string) =>
  `${warehousePaths[kind]}/${_id}`;

/** The form that replaces a posted document by a new version. */
export const editWarehousePath = (kind: EditedKind, _id: string) =>
  `${warehouseDocumentPath(kind, _id)}/edit`;

export const newWarehousePath = (kind: WarehouseDocumentKind) => `${warehousePaths[kind]}/new`;

/** The page of a business for its admins. */
export const businessPagePath = '/business/edit-business';

/** The address of the page of a business, opened at one of its sections. */
export const businessPageAt = (businessId: string, section?: string) =>
  `${businessPagePath}?${new URLSearchParams(businessPageSearch(businessId, section)).toString()}`;

/** The search parameters of `businessPagePath`. */
export const businessPageSearch = (businessId: string, section?: string) =>
  section === undefined ? { businessId } : { businessId, section };
