export { UnitsSection } from './UnitsSection.tsx';
export { refreshUnits, unitsQueries } from './queries.ts';
