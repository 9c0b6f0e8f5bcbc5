export { warehouseHandlers } from './routes.ts';
export { holdStock } from './hold-stock.ts';
export { moveStock, type StockMovement } from './move-stock.ts';
export { soldGoods, type SoldArticle } from './sold-goods.ts';
