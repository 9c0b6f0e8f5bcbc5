import type { contract } from '@tezga/contract';
import { operatorsHere } from '../employees/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { compareOperators } from './compare-operators.ts';
import { readForAdmin } from './read-for-admin.ts';

export const operators: FreeHandler<typeof contract.selfCare.operators> = {
  async freely({ businessId }, context) {
    const { account, known } = await readForAdmin(context, businessId, (transaction) =>
      operatorsHere(transaction, businessId),
    );
    return { employees: compareOperators(account.operators, known).employees };
  },
};
