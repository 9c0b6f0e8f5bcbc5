export { noteContact } from './note-contact.ts';
export { noteDetachment } from './note-detachment.ts';
export { noteDevice } from './note-device.ts';
export { refuseStaleRegistration } from './refuse-stale-registration.ts';
export { registerTill, type TillToRegister } from './register-till.ts';
export { tillsHandlers } from './routes.ts';
export { eposByName, posByName } from './tills-by-name.ts';
export { setClientRulesOf } from './store.ts';
