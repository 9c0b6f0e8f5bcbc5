import type { contract } from '@tezga/contract';
import { resendCall, seeMissedCall } from '../fiscalization/index.ts';
import type { Handlers } from '../platform/http/context.ts';
import { count } from './count.ts';
import { drawerMovementKind } from './drawer-movement-kind.ts';
import { initialBalance } from './initial-balance.ts';
import { reportBalance } from './report-balance.ts';
import { resendMovements } from './resend-movements.ts';
import { transactions } from './transactions.ts';
import { waiting } from './waiting.ts';

export const cashRegisterHandlers: Handlers<typeof contract.cashRegister> = {
  transactions,
  initialBalance,
  reportBalance,
  count,
  waiting,
  resend: resendCall(drawerMovementKind, resendMovements),
  seeMissed: seeMissedCall(drawerMovementKind),
};
