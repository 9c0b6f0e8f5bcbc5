import { refuseUnless } from '@tezga/domain';
import type { Pool } from './database/pool.ts';
import { inTransaction } from './database/transaction.ts';

/** Refuses the calls of an empty installation. */
export interface FirstStartGate {
  expectPast(): Promise<void>;
}

/**
 * Refuses until there is an admin. An installation with businesses works without one, because their tills must not
 * stop. Neither ever disappears, so once past, the gate asks the database no more.
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
