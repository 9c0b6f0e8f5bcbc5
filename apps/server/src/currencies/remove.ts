import type { contract } from '@tezga/contract';
import { baseCurrency, refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { currenciesStore } from './store.ts';

export const remove: Handler<typeof contract.currencies.remove> = async ({ ids }, context) => {
  const { transaction, businessId, clock } = context;
  const codes = [...new Set(ids)];
  refuseUnless(!codes.includes(baseCurrency), 'currency-base');
  const store = currenciesStore(transaction, businessId);
  refuseUnless((await store.hold(codes)).length === codes.length, 'not-found');
  refuseUnless(!(await store.isInUse(codes)), 'currency-in-use');
  await changingStore(transaction, businessId).remove(codes, clock.now());
  context.note(codes.join(', '));
  return {};
};
