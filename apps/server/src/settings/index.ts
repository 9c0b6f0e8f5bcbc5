export { savePortalPassword } from './save-portal-password.ts';
export { refuseClosedDay } from './refuse-closed-day.ts';
export { resealCredentials } from './reseal-credentials.ts';
export { printedContact } from './printed-contact.ts';
export { settingsHandlers } from './routes.ts';
export { settingsStore } from './store.ts';
export { vatListOf } from './vat-list.ts';
