export { stockPathOf } from './paths.ts';
export { stockSearch } from './stock-search.ts';
