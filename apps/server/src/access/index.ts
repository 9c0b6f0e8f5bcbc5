export { forgetOldSessions } from './forget-old-sessions.ts';
export { roleReply } from './role-reply.ts';
export { accessHandlers } from './routes.ts';
