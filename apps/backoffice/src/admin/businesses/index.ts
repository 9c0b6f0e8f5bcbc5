export { businessesQueries, type BusinessData } from './queries.ts';
