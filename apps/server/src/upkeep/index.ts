export { upkeepHandlers } from './routes.ts';
