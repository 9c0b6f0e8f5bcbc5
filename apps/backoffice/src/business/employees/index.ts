export { employeesQueries } from './queries.ts';
