export { warehouseHandlers } from './routes.ts';
export { lockStock } from './lock-stock.ts';
export { moveStock, type StockMovement } from './move-stock.ts';
export { soldGoods, type SoldArticle } from './sold-goods.ts';
