export { selfCareHandlers } from './routes.ts';
