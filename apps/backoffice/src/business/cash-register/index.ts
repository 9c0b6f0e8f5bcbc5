export { cashRegisterQueries, type Till } from './queries.ts';
