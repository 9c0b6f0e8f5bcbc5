export { forgetOldMessages } from './forget-old-messages.ts';
export { messageContextOfJob } from './message-context-of-job.ts';
export type { Contacts, MessageContext, Recipient } from './message-context.ts';
export { newestMessages } from './newest-messages.ts';
export { publicLink } from './public-link.ts';
export { sendCode, type CodeMessage } from './send-code.ts';
export { sendMessage } from './send-message.ts';
export { sendNotice, type Notice } from './send-notice.ts';
export { sendWelcome, type Welcome } from './send-welcome.ts';
