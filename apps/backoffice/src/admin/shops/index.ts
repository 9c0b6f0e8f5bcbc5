export { managedShopsQueries } from './queries.ts';
export { ShopsSection } from './ShopsSection.tsx';
