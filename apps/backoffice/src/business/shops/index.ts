export { ShopsSection } from './ShopsSection.tsx';
export { shopsQueries } from './queries.ts';
