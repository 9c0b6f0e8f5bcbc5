import { contract, mayCall, mayReadField, type Access, type Caller } from '@tezga/contract';
import { adminLevel, reaches } from '@tezga/domain';
import type { FieldChange } from '../platform/edits.ts';
import { inTargetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { readableActivity } from './store.ts';

export const list: Handler<typeof contract.activity.list> = inTargetBusiness(async (input, context) => {
  const { rows, total } = await readableActivity(context).page(input, input);
  const isSeen = seenBy(context);
  return {
    rows: rows.map((row) => ({
      _id: row.id,
      at: row.at.toISOString(),
      userId: row.user_id,
      userName: row.user_name,
      action: row.action,
      subject: row.subject,
      changes: changesIn(row.changes).filter(({ field }) => isSeen(row.action, field)),
      requestId: row.request_id,
      device: row.device,
    })),
    total,
  };
});

/** The permission that a user needs to see the changed fields, by the name of the call that recorded them. */
const readersOf = new Map<string, Access>([
  ['articles.edit', contract.articles.page.access],
  ['customers.edit', contract.customers.page.access],
  ['purchases.setUse', contract.purchases.one.access],
]);

/**
 * Whether the caller may see the values of a changed field. A user of the business needs the right to read the record
 * itself, an admin the right to read businesses. Costs also need the right to see costs.
 */
function seenBy(caller: Caller): (action: string, field: string) => boolean {
  const seesCosts = mayReadField('cost', caller);
  const isAdmin = caller.role !== null && reaches(adminLevel(caller.role, 'businesses'), 'read');
  return (action, field) => {
    const access = readersOf.get(action);
    const isReader = isAdmin || (access !== undefined && mayCall(access, caller));
    return isReader && (field !== 'cost' || seesCosts);
  };
}

/** The cast is safe, because only `recordActivity` writes this column. */
const changesIn = (column: unknown): readonly FieldChange[] => (column ?? []) as readonly FieldChange[];
