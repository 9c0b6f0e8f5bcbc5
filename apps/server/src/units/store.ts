import { sql } from 'kysely';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';

/** The units of one business. */
export function unitsStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  const units = queries.selectFrom('tenant.units').where('business_id', '=', businessId);
  return {
    /** The current or the deleted units, each with its number of articles. */
    async list({ areDeleted }: { areDeleted: boolean }) {
      return listedUnits(transaction, { businessId, areDeleted });
    },

    /**
     * An advisory lock for adding, deleting and restoring units, so that concurrent calls cannot delete the
     * last one.
     */
    async lockAll(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended('units ' || ${businessId}, 0))`.execute(
        queries,
      );
    },

    async lock(ids: readonly string[]) {
      return units
        .select(['id', 'name', 'code', 'deleted_at'])
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute();
    },

    /**
     * Whether the unit exists, with a shared lock, so that it cannot be deleted before the transaction ends.
     */
    async lockShared(id: string): Promise<boolean> {
      const found = await units
        .select('id')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .forShare()
        .executeTakeFirst();
      return found !== undefined;
    },

    async countLive(): Promise<number> {
      const { found } = await units
        .select((select) => select.fn.countAll<bigint>().as('found'))
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(found);
    },

    /** Whether an article that is not deleted uses one of the units. */
    async areInUse(ids: readonly string[]): Promise<boolean> {
      const article = await queries
        .selectFrom('tenant.articles')
        .select('id')
        .where('business_id', '=', businessId)
        .where('is_deleted', '=', false)
        .where('unit_id', 'in', ids)
        .limit(1)
        .executeTakeFirst();
      return article !== undefined;
    },
  };
}

const listedUnits = statement(
  (queries, { businessId, areDeleted }: { businessId: string; areDeleted: boolean }) =>
    queries
      .selectFrom('tenant.units as unit')
      .leftJoin(
        (from) =>
          from
            .selectFrom('tenant.articles')
            .select(['unit_id', (select) => select.fn.countAll<bigint>().as('articles')])
            .where('business_id', '=', businessId)
            .where('is_deleted', '=', sql<boolean>`false`)
            .groupBy('unit_id')
            .as('used'),
        (join) => join.onRef('used.unit_id', '=', 'unit.id'),
      )
      .select(['unit.id', 'unit.name', 'unit.code', 'used.articles'])
      .where('unit.business_id', '=', businessId)
      .where(sql<boolean>`unit.deleted_at is not null`, '=', areDeleted),
);
