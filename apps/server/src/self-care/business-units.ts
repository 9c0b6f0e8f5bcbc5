import type { contract } from '@tezga/contract';
import type { FreeHandler } from '../platform/http/context.ts';
import { compareUnits } from './compare-account.ts';
import { readForAdmin } from './read-for-admin.ts';
import { selfCareStore } from './store.ts';

export const businessUnits: FreeHandler<typeof contract.selfCare.businessUnits> = {
  async freely({ businessId }, context) {
    const { account, known } = await readForAdmin(context, businessId, (transaction) =>
      selfCareStore(transaction, businessId).shops(),
    );
    return { businessUnits: compareUnits(account.businessUnits, known) };
  },
};
