export { employeesHandlers } from './routes.ts';
