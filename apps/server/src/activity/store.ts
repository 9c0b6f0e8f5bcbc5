import { adminLevel, businessLevel, endOfTiranaDay, reaches, startOfTiranaDay } from '@tezga/domain';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/transaction.ts';
import type { SessionContext } from '../platform/http/context.ts';

export interface ActivityFilter {
  readonly search?: string | undefined;
  readonly users: readonly string[];
  readonly actions: readonly string[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface ActivityPage {
  readonly page: number;
  readonly perPage: number;
  readonly sort: 'at' | 'user' | 'action';
  readonly direction: 'ascending' | 'descending';
}

const columnOf = { at: 'at', user: 'user_name', action: 'action' } as const;

interface Reading extends Pick<SessionContext, 'transaction' | 'role' | 'person'> {
  readonly businessId: string;
}

/** A user of the business who may not change the settings reads only their own entries; an admin reads all. */
export function readableActivity({ transaction, businessId, role, person }: Reading) {
  const readsAll =
    role !== null &&
    (businessLevel(role, 'configurations') === 'readWrite' ||
      reaches(adminLevel(role, 'businesses'), 'read'));
  return activityStore(transaction, businessId, readsAll ? null : person.id);
}

/** The activity log of one business, or of one user in it, read-only; every changing call inserts its own entry. */
function activityStore(transaction: Transaction, businessId: string, userId: string | null) {
  const { queries } = transaction;
  const ofBusiness = queries.selectFrom('tenant.activity').where('business_id', '=', businessId);
  const own = userId === null ? ofBusiness : ofBusiness.where('user_id', '=', userId);

  function matching({ search, users, actions, from, to }: ActivityFilter) {
    let query = own;
    if (search) query = query.where(searched(search));
    if (users.length > 0) query = query.where('user_id', 'in', users);
    if (actions.length > 0) query = query.where('action', 'in', actions);
    if (from !== undefined) query = query.where('at', '>=', startOfTiranaDay(from));
    if (to !== undefined) query = query.where('at', '<', endOfTiranaDay(to));
    return query;
  }

  return {
    async page(filter: ActivityFilter, { page, perPage, sort, direction }: ActivityPage) {
      const order = direction === 'ascending' ? 'asc' : 'desc';
      const wanted = matching(filter)
        .select(['id', 'at', 'user_id', 'user_name', 'action', 'subject', 'changes', 'request_id', 'device'])
        .orderBy(columnOf[sort], order)
        .orderBy('id', order)
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      const counted = matching(filter)
        .select((select) => select.fn.countAll<bigint>().as('total'))
        .executeTakeFirstOrThrow();
      // Awaited with Promise.all, so that a failure of the second query is not an unhandled rejection while
      // the first is pending.
      const [rows, { total }] = await Promise.all([wanted, counted]);
      return { rows, total: Number(total) };
    },

    async people() {
      return own
        .select(['user_id', (select) => select.fn.max('user_name').as('user_name')])
        .groupBy('user_id')
        .orderBy('user_name')
        .execute();
    },
  };
}

function searched(text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(user_name ilike ${pattern} or subject ilike ${pattern} or request_id ilike ${pattern} or device ilike ${pattern})`;
}
