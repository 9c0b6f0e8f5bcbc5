export { reports } from './reports.ts';
