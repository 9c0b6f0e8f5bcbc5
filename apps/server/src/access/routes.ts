import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { confirmPassword } from './confirm-password.ts';
import { endSession } from './end-session.ts';
import { myRole } from './my-role.ts';
import { refreshToken } from './refresh-token.ts';
import { sessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

export const accessHandlers: Handlers<typeof contract.access> = {
  signIn,
  signOut,
  refreshToken,
  myRole,
  signUp,
  sessions,
  endSession,
  confirmPassword,
};
