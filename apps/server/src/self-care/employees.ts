import type { contract } from '@tezga/contract';
import { operatorsHere } from '../employees/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { answerOf } from './answer-of.ts';
import { compareOperators } from './compare-operators.ts';
import { readAccount } from './enter-portal.ts';
import { portalHolder } from './portal-holder.ts';

/** The portal lists its operators only at the sign-in, so each call signs in again. */
export const employees: FreeHandler<typeof contract.selfCare.employees> = {
  async freely(_input, context) {
    const { config, selfCarePortal, businessId } = context;
    const { holder, known } = await context.inTransaction(async (transaction) => ({
      holder: await portalHolder(transaction, config, businessId),
      known: await operatorsHere(transaction, businessId),
    }));
    const { operators } = answerOf(await selfCarePortal.enter(holder, readAccount));
    return compareOperators(operators, known);
  },
};
