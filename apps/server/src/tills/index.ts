export { tillsHandlers } from './routes.ts';
