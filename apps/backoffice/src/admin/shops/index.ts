export { managedShopsKey, managedShopsQueries } from './queries.ts';
export { ShopsSection } from './ShopsSection.tsx';
