import type { contract } from '@tezga/contract';
import { purchaseSources } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { sourcesStore } from './sources-store.ts';

export const state: Handler<typeof contract.purchases.state> = async (
  _input,
  { transaction, businessId },
) => {
  const store = sourcesStore(transaction, businessId);
  const [ready, stateOf] = [await store.readiness(), await store.states()];
  return {
    sources: purchaseSources.map((source) => {
      const { askedAt, toldAt, failure, unreadableCount } = stateOf(source);
      return {
        source,
        isReady: ready[source],
        askedAt: askedAt?.toISOString() ?? null,
        toldAt: toldAt?.toISOString() ?? null,
        failure,
        unreadableCount,
      };
    }),
  };
};
