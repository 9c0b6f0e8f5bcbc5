import type { CallName } from '@tezga/contract';
import type { GoodInput } from './world.ts';

type Calls = Extract<CallName, `onlinePayments.${string}`>;

/** Valid inputs for the calls of online payments. */
export const inputsOfOnlinePayments: Record<Calls, GoodInput> = {
  'onlinePayments.drafts': () => ({ unpaid: 'true' }),
};
