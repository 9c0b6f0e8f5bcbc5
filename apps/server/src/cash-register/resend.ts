import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { nameTills } from './name-tills.ts';
import { resendMovements } from './resend-movements.ts';

export const resend: Handler<typeof contract.cashRegister.resend> = async ({ ids }, context) => {
  const { transaction, businessId, clock } = context;
  const outcomeOf = await resendMovements(transaction, businessId, { ids, now: clock.now() });
  const results = [...new Set(ids)].map((id) => ({ id, outcome: outcomeOf(id) }));
  const known = results.flatMap(({ id, outcome }) => (outcome === 'not-found' ? [] : [id]));
  refuseUnless(known.length > 0, 'not-found');
  await nameTills(context, known);
  return { results };
};
