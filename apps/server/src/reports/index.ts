export { reportsHandlers } from './routes.ts';
