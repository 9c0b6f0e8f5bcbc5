import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { begin } from './begin.ts';
import { confirm } from './confirm.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { state } from './state.ts';
import { switchOff } from './switch-off.ts';

export const secondFactorHandlers: Handlers<typeof contract.secondFactor> = {
  state,
  begin,
  confirm,
  renewRecoveryCodes,
  switchOff,
};
