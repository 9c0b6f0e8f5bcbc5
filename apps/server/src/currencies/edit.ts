import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore, rememberRates } from './changing-store.ts';
import { givenRates, writtenRates } from './given-rates.ts';
import { currenciesStore } from './store.ts';

/** An unchanged rate gets a new `updatedAt`, but no row in the history. */
export const edit: Handler<typeof contract.currencies.edit> = async (input, context) => {
  const { transaction, businessId, person, clock } = context;
  const wanted = new Map(givenRates(input).map(({ code, rate }) => [code, rate]));
  const held = await currenciesStore(transaction, businessId).hold([...wanted.keys()]);
  refuseUnless(held.length === wanted.size, 'not-found');

  const now = clock.now();
  const store = changingStore(transaction, businessId);
  const rates = held.map(({ code, rate }) => ({ code, rate: wanted.get(code) ?? rate, before: rate }));
  for (const rate of rates) await store.setRate(rate, now);
  const changed = rates.filter(({ rate, before }) => rate !== before);
  await rememberRates(transaction, businessId, changed, { at: now, person });
  context.note(writtenRates(changed.length > 0 ? changed : rates));
  return { updatedAt: now.toISOString() };
};
