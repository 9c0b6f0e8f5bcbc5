import type { contract } from '@tezga/contract';
import type { FreeHandler } from '../platform/http/context.ts';
import { hashOf } from './code.ts';
import { tryCode } from './try-code.ts';

/**
 * Only checks the code. It begins its own transaction, so that a wrong code is counted although the call is refused.
 */
export const check: FreeHandler<typeof contract.firstStart.check> = {
  async freely({ code }, context) {
    await context.inTransaction((transaction) => tryCode(transaction, context, hashOf(code)));
    return {};
  },
};
