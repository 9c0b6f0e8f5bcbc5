export { peopleHandlers } from './routes.ts';
