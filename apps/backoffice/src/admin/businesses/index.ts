export { BusinessFactsSection } from './BusinessFactsSection.tsx';
export { businessesQueries, type BusinessData } from './queries.ts';
export { refreshBusinesses } from './refresh-businesses.ts';
export { useBusinessMutations } from './use-business-mutations.ts';
