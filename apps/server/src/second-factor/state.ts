import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { isRequiredFor } from './sign-in-check.ts';
import { recoveryCodesStore, secondFactorStore } from './store.ts';

export const state: Handler<typeof contract.secondFactor.state> = async (_input, context) => {
  const { transaction, person, config } = context;
  const factor = await secondFactorStore(transaction, person.id).one();
  return {
    isRequired: isRequiredFor(person.kind, config),
    confirmedAt: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await recoveryCodesStore(transaction, person.id).countLeft(),
  };
};
