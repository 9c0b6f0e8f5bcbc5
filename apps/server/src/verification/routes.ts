import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { askOwnReset } from './ask-own-reset.ts';
import { askReset } from './ask-reset.ts';
import { changeEmail } from './change-email.ts';
import { changePhone } from './change-phone.ts';
import { checkReset } from './check-reset.ts';
import { removeMethod } from './remove-method.ts';
import { sendVerification } from './send-verification.ts';
import { setNewPassword } from './set-new-password.ts';
import { unverifiedMethods } from './unverified-methods.ts';
import { verifyCode } from './verify-code.ts';

export const verificationHandlers: Handlers<typeof contract.verification> = {
  askReset,
  checkReset,
  setNewPassword,
  verifyCode,
  unverifiedMethods,
  sendVerification,
  removeMethod,
  askOwnReset,
  changeEmail,
  changePhone,
};
