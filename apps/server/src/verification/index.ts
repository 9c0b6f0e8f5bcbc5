export { beginVerification } from './begin-verification.ts';
export { forgetContactCodes, shutOut } from './forget-contact-codes.ts';
export { forgetExpiredCodes } from './forget-expired-codes.ts';
export { replacePassword, type PasswordReplacement } from './replace-password.ts';
export { verificationHandlers } from './routes.ts';
export { sendReset } from './send-reset.ts';
