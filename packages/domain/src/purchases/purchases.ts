export * from './answer.ts';
export * from './decimal-amounts.ts';
export * from './merge-purchases.ts';
export * from './purchase.ts';
export * from './search-windows.ts';
export * from './vat-by-rate.ts';
