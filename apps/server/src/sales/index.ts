export { cartOf, type SaleInput } from './cart-of.ts';
export { invoiceKind } from './invoice-kind.ts';
export { keepAllTops, keepTops } from './keep-tops.ts';
export { keepTotals } from './keep-totals.ts';
export { proveTotals } from './prove-totals.ts';
export { registerSale } from './register-sale.ts';
export { salesHandlers } from './routes.ts';
export { invoiceDocumentKind } from './sold-stock.ts';
