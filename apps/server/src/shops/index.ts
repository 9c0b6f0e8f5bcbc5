export { expectOwnShops } from './expect-own-shops.ts';
export { shopsHandlers } from './routes.ts';
