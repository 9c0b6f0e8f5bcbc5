import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { create } from './create.ts';
import { edit } from './edit.ts';
import { endSession } from './end-session.ts';
import { list } from './list.ts';
import { resetPassword } from './reset-password.ts';
import { sessions } from './sessions.ts';

export const adminsHandlers: Handlers<typeof contract.admins> = {
  list,
  create,
  edit,
  sessions,
  endSession,
  resetPassword,
};
