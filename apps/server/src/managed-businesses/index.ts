export { managedBusinessesHandlers } from './routes.ts';
