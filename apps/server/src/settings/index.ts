export { resealCredentials } from './reseal-credentials.ts';
export { settingsHandlers } from './routes.ts';
