export { noteDevice } from './note-device.ts';
export { registerTill, type TillToRegister } from './register-till.ts';
export { tillsHandlers } from './routes.ts';
