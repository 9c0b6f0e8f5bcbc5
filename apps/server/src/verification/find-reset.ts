import type { Transaction } from '../platform/database/transaction.ts';
import type { FreeContext } from '../platform/http/context.ts';
import { codeHash, type Method } from './codes.ts';
import { resetsStore } from './codes-store.ts';
import { tryCode } from './try-code.ts';
import { onlyBusinessOf } from './access-store.ts';

export interface FoundReset {
  readonly resetId: string;
  readonly userId: string;
  readonly businessId: string | null;
  readonly method: Method;
  readonly name: string;
}

/**
 * The reset of a code and its user. If the code belongs to another user or method than `fits` expects, it is refused
 * and counted like a wrong code.
 */
export function findReset(
  transaction: Transaction,
  context: FreeContext,
  code: string,
  fits: (found: FoundReset) => boolean = () => true,
): Promise<FoundReset> {
  return tryCode(transaction, context, code, async () => {
    const reset = await resetsStore(transaction).find(codeHash(code), context.clock.now());
    if (reset === null) return null;
    const { id: resetId, user_id: userId, method, name } = reset;
    const businessId = await onlyBusinessOf(transaction, userId);
    const found = { resetId, userId, businessId, method, name };
    return fits(found) ? found : null;
  });
}
