export { expectOwnCategories } from './expect-own-categories.ts';
export { categoriesHandlers } from './routes.ts';
