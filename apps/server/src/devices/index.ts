export { devicesHandlers } from './routes.ts';
