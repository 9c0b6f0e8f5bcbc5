export { hasJustConfirmed } from './confirm-password.ts';
export { createAccount } from './create-account.ts';
export { generatePassword } from './generate-password.ts';
export { forgetOldSessions } from './forget-old-sessions.ts';
export { handOver, openForAdmin } from './hand-over.ts';
export { accessHandlers } from './routes.ts';
