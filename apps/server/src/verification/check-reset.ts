import type { contract } from '@tezga/contract';
import type { FreeHandler } from '../platform/http/context.ts';
import { findReset } from './find-reset.ts';

/** This call does not use up the code. It runs its own transaction, because a wrong code is counted. */
export const checkReset: FreeHandler<typeof contract.verification.checkReset> = {
  freely: ({ code }, context) =>
    context.inTransaction(async (transaction) => {
      const { userId, businessId, method, name } = await findReset(transaction, context, code);
      return { userId, businessId, method, name };
    }),
};
