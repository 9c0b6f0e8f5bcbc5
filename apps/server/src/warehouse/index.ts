export { warehouseHandlers } from './routes.ts';
export { registerAdjustment, type AdjustmentInput } from './documents/add-adjustment.ts';
export { registerEntry } from './documents/add-entry.ts';
export { registerExit } from './documents/add-exit.ts';
export { lowStock } from './low-stock.ts';
export { lockStock } from './lock-stock.ts';
export { moveStock, type StockMovement } from './move-stock.ts';
export { refuseShort } from './refuse-short.ts';
export { soldGoods, type SoldArticle } from './sold-goods.ts';
