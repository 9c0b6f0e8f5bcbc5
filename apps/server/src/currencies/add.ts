import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore, rememberRates } from './changing-store.ts';
import { givenRates, writtenRates } from './given-rates.ts';

export const add: Handler<typeof contract.currencies.add> = async (input, context) => {
  const { transaction, businessId, person, clock } = context;
  const rates = givenRates(input);
  const areDifferent = new Set(rates.map(({ code }) => code)).size === rates.length;
  refuseUnless(areDifferent, 'currency-already-there');
  const now = clock.now();
  const store = changingStore(transaction, businessId);
  refuseUnless((await store.add(rates, now)) === rates.length, 'currency-already-there');
  await rememberRates(transaction, businessId, rates, { at: now, person });
  context.note(writtenRates(rates));
  return { updatedAt: now.toISOString() };
};
