export { keepPortalPassword } from './keep-portal-password.ts';
export { resealCredentials } from './reseal-credentials.ts';
export { settingsHandlers } from './routes.ts';
export { settingsStore } from './store.ts';
