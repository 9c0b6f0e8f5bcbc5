import { sql } from 'kysely';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Person } from '../platform/http/context.ts';

interface Wanted {
  /** LIKE patterns; a business must match all of them. */
  readonly patterns: readonly string[];
  /** True for deleted businesses, false for current ones, null for both. */
  readonly deleted: boolean | null;
  /** Only businesses that changed at or after this time, in seconds since 1970; null for all. */
  readonly since: number | null;
  readonly max: number | null;
}

export type ListedRow = Awaited<ReturnType<ReturnType<typeof listStore>['list']>>[number];

interface Ending {
  readonly business_id: string;
  readonly not_after: Date;
}

/** The businesses that this admin manages: a super admin all, a reseller the assigned ones. */
export function listStore(transaction: Transaction, { id, kind }: Pick<Person, 'id' | 'kind'>) {
  return {
    /**
     * The time of the database in whole seconds. Not the time of the server, because the database sets `listed_at`,
     * to which the time is compared.
     */
    async now(): Promise<number> {
      const [row] = await transaction.run<{ readonly now: number }>(
        'select extract(epoch from now())::float8 as now',
        [],
      );
      return Math.floor(row?.now ?? 0);
    },

    /** The businesses by name, at most `max` + 1; the extra row shows that more businesses match. */
    async list({ patterns, deleted, since, max }: Wanted) {
      let query = listedBusinesses(transaction);
      if (kind !== 'SA') query = query.where('business.admin_id', '=', id);
      for (const pattern of patterns) query = query.where('business.search_text', 'like', pattern);
      if (deleted !== null) query = query.where('business.deleted_at', deleted ? 'is not' : 'is', null);
      if (since !== null) query = query.where(sql<boolean>`business.listed_at >= to_timestamp(${since})`);
      if (max !== null) query = query.limit(max + 1);
      return query.execute();
    },

    /** The businesses whose certificate ends before this moment, the earliest end first. */
    async endingBefore(moment: Date) {
      const ending = sql<Ending>`platform.certificates_ending(${moment}, ${kind === 'SA' ? null : id})`;
      return listedBusinesses(transaction)
        .innerJoin(ending.as('ending'), (join) => join.onRef('ending.business_id', '=', 'business.id'))
        .select('ending.not_after')
        .clearOrderBy()
        .orderBy('ending.not_after')
        .orderBy('business.id')
        .execute();
    },

    /**
     * The ids of the businesses that were transferred from this admin to another since this time; none for a super
     * admin, who still manages them.
     */
    async handedOver(since: number): Promise<string[]> {
      if (kind === 'SA') return [];
      const rows = await transaction.run<{ readonly business_id: string }>(
        'select business_id from platform.businesses_handed_over($1, to_timestamp($2))',
        [id, since],
      );
      return rows.map((row) => row.business_id);
    },
  };
}

const listedBusinesses = ({ queries }: Transaction) =>
  queries
    .selectFrom('platform.businesses as business')
    .leftJoin('platform.users as admin', 'admin.id', 'business.admin_id')
    .leftJoin('platform.users as owner', 'owner.id', 'business.owner_id')
    .select([
      'business.id',
      'business.name',
      'business.nipt',
      'business.city',
      'business.email',
      'business.phone_number',
      'business.home_address',
      'business.suggested_by',
      'business.contact_numbers',
      'business.deleted_at',
      'business.created_at',
      'owner.name as owner_name',
      'owner.email as owner_email',
      'owner.phone as owner_phone',
      'admin.name as admin_name',
      'admin.email as admin_email',
    ])
    .orderBy('business.name')
    .orderBy('business.id');
