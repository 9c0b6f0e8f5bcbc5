import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { initialBalance } from './initial-balance.ts';
import { reportBalance } from './report-balance.ts';
import { resend } from './resend.ts';
import { seeMissed } from './see-missed.ts';
import { transactions } from './transactions.ts';
import { waiting } from './waiting.ts';

export const cashRegisterHandlers: Handlers<typeof contract.cashRegister> = {
  transactions,
  initialBalance,
  reportBalance,
  waiting,
  resend,
  seeMissed,
};
