import type { contract } from '@tezga/contract';
import { operatorsHere } from '../employees/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { compareOperators } from './compare-operators.ts';
import { lookedAfter } from './looked-after.ts';

export const operators: FreeHandler<typeof contract.selfCare.operators> = {
  async freely({ businessId }, context) {
    const { account, known } = await lookedAfter(context, businessId, (transaction) =>
      operatorsHere(transaction, businessId),
    );
    return { employees: compareOperators(account.operators, known).employees };
  },
};
