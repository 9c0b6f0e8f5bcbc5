export { viewsHandlers } from './routes.ts';
