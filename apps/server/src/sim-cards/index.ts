export { simCardsHandlers } from './routes.ts';
