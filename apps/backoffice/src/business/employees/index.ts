export { employeesQueries } from './queries.ts';
export { useOperatorFilter } from './use-operator-filter.ts';
