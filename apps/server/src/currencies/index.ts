export { currenciesInUse } from './currencies-in-use.ts';
export { pricedIn, restoreCurrenciesOf } from './of-articles.ts';
export { currenciesHandlers } from './routes.ts';
