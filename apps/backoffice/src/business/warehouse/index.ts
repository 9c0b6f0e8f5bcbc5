export { stockSearch } from './stock-search.ts';
