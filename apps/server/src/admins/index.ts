export { adminsHandlers } from './routes.ts';
