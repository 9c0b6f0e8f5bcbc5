export { expectOwnShops } from './expect-own-shops.ts';
export { shopsByName } from './shops-by-name.ts';
export { shopsHandlers } from './routes.ts';
