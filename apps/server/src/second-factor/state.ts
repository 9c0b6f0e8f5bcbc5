import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { isRequiredFor } from './sign-in-check.ts';
import { secondFactorStore } from './store.ts';

export const state: Handler<typeof contract.secondFactor.state> = async (_input, context) => {
  const { transaction, person, config } = context;
  const store = secondFactorStore(transaction, person.id);
  const factor = await store.one();
  return {
    isRequired: isRequiredFor(person.kind, config),
    confirmedAt: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await store.recoveryCodesLeft(),
  };
};
