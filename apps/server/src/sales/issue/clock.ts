import type { contract } from '@tezga/contract';
import { clockMinutesAway } from '@tezga/domain';
import type { Handler } from '../../platform/http/context.ts';
import { storedReading } from '../../platform/tax-authority/authority-clock.ts';

export const clock: Handler<typeof contract.sales.clock> = async (_input, context) => ({
  minutesAway: clockMinutesAway(await storedReading(context.transaction), context.clock.now()),
});
