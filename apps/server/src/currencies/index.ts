export { currenciesInUse } from './currencies-in-use.ts';
export { currenciesHandlers } from './routes.ts';
