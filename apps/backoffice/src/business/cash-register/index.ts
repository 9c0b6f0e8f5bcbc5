export { cashRegisterQueries, type Till } from './queries.ts';
export { useTillFilter } from './use-till-filter.ts';
