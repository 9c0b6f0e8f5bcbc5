export { businessesHandlers } from './routes.ts';
