export { dashboardPath } from './paths.ts';
