export { resealSecrets } from './reseal-secrets.ts';
export { resetSecondFactor } from './reset.ts';
export { secondFactorHandlers } from './routes.ts';
export { codeAt, stepOf } from './totp.ts';
export { checkSecondFactor, mustEnrolNow } from './sign-in-check.ts';
