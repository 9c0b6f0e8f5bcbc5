import type { contract } from '@tezga/contract';
import type { FreeHandler } from '../platform/http/context.ts';
import { hashOf } from './code.ts';
import { tryCode } from './try-code.ts';

/** The call changes nothing itself; it needs its own transaction, because wrong codes are counted. */
export const check: FreeHandler<typeof contract.firstStart.check> = {
  async freely({ code }, context) {
    await context.inTransaction((transaction) => tryCode(transaction, context, hashOf(code)));
    return {};
  },
};
