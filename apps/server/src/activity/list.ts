import { mayReadField, type contract } from '@tezga/contract';
import type { FieldChange } from '../platform/edits.ts';
import { inTargetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { readableActivity } from './store.ts';

export const list: Handler<typeof contract.activity.list> = inTargetBusiness(async (input, context) => {
  const { rows, total } = await readableActivity(context).page(input, input);
  const seesCosts = mayReadField('cost', context);
  return {
    rows: rows.map((row) => ({
      _id: row.id,
      at: row.at.toISOString(),
      userId: row.user_id,
      userName: row.user_name,
      action: row.action,
      subject: row.subject,
      changes: changesIn(row.changes).filter(({ field }) => field !== 'cost' || seesCosts),
      requestId: row.request_id,
      device: row.device,
    })),
    total,
  };
});

/** The column has only what `recordActivity` inserts. */
const changesIn = (column: unknown): readonly FieldChange[] => (column ?? []) as readonly FieldChange[];
