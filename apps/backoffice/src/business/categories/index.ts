export { categoriesKey } from './queries.ts';
