export { hasJustConfirmed } from './confirm-password.ts';
export { createAccount, insertAccount } from './create-account.ts';
export { generatePassword } from './generate-password.ts';
export { forgetOldSessions } from './forget-old-sessions.ts';
export { handOver, openForAdmin } from './hand-over.ts';
export { openSession } from './open-session.ts';
export { accessHandlers } from './routes.ts';
export { endSessionsOf, openSessionsStore, sessionsStore } from './sessions-store.ts';
export { attemptsStore } from './store.ts';
