export { lockUnit, restoreUnitsOf } from './of-articles.ts';
export { officialUnitCode } from './official-unit-code.ts';
export { unitsHandlers } from './routes.ts';
