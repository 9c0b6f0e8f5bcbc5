export { lockUnit, restoreUnitsOf } from './of-articles.ts';
export { unitsHandlers } from './routes.ts';
