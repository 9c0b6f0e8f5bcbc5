import type { contract } from '@tezga/contract';
import { renewalDays, tiranaDaysUntil } from '@tezga/fiscal';
import type { Handler } from '../platform/http/context.ts';
import { listedReply } from './listed-reply.ts';
import { listStore } from './list-store.ts';

const dayMs = 24 * 3_600_000;

export const aboutToExpire: Handler<typeof contract.managedBusinesses.aboutToExpire> = async (
  _input,
  { transaction, person, config, clock },
) => {
  const now = clock.now();
  const rows = await listStore(transaction, person).endingBefore(
    new Date(now.getTime() + renewalDays * dayMs),
  );
  return {
    businesses: rows.map((row) =>
      Object.assign(listedReply(row, config), {
        certificateEndsAt: row.not_after.toISOString(),
        daysLeft: tiranaDaysUntil(row.not_after, now),
      }),
    ),
  };
};
