import { refuseUnless } from '@tezga/domain';
import type { Pool } from './database/pool.ts';
import { inTransaction } from './database/transaction.ts';

/** Refuses calls until the first start of the installation is complete. */
export interface FirstStartGate {
  expectPast(): Promise<void>;
}

/**
 * The gate refuses all calls until the installation has an admin or a business. A business without an admin is
 * enough, because its tills must not stop. Rows of admins and businesses are never removed, so once the gate is open
 * it does not query the database again.
 */
export function createFirstStartGate(pool: Pool): FirstStartGate {
  let isPast = false;
  return {
    async expectPast() {
      if (isPast) return;
      isPast = await inTransaction(
        pool,
        async ({ run }) => {
          const [row] = await run(
            `select exists (select 1 from platform.admins) or exists (select 1 from platform.businesses) as "isPast"`,
            [],
          );
          return row?.['isPast'] === true;
        },
        { kind: 'reading' },
      );
      refuseUnless(isPast, 'first-start-needed');
    },
  };
}
