import { refuseUnless } from '@tezga/domain';
import { sql } from 'kysely';
import type { BusinessContext } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import type { Row } from '../platform/database/schema.generated.ts';

export type ImportKind = Row<'tenant.imports'>['kind'];

export const undoWithinMs = 24 * 3_600_000;

type Scope = Pick<BusinessContext, 'transaction' | 'businessId' | 'person' | 'clock'>;

/** Imports of one kind of records in one business; they can be undone for 24 hours. */
export function importsStore({ transaction, businessId, person, clock }: Scope, kind: ImportKind) {
  const { queries } = transaction;
  const dayAgo = () => new Date(clock.now().getTime() - undoWithinMs);
  return {
    async list() {
      return queries
        .selectFrom('tenant.imports')
        .select(['id', 'at', 'user_name', 'added', 'changed', 'undone_at'])
        .where('business_id', '=', businessId)
        .where('kind', '=', kind)
        .where('at', '>', dayAgo())
        .where(sql<boolean>`added + changed > 0`)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .execute();
    },

    async begin(): Promise<string> {
      const at = clock.now();
      const id = newRecordId(at);
      await transaction.run(
        `insert into tenant.imports (business_id, id, kind, at, user_id, user_name) values ($1, $2, $3, $4, $5, $6)`,
        [businessId, id, kind, at, person.id, person.name],
      );
      return id;
    },

    /** Locks an import until the transaction ends; refuses one that can no longer be extended or undone. */
    async lock(id: string) {
      const found = await queries
        .selectFrom('tenant.imports')
        .select(['at', 'category_ids', 'undone_at'])
        .where('business_id', '=', businessId)
        .where('kind', '=', kind)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      refuseUnless(found !== undefined, 'not-found');
      refuseUnless(found.undone_at === null, 'import-undone');
      refuseUnless(found.at > dayAgo(), 'import-over');
      return found;
    },

    /**
     * Runs ANALYZE on tables that have more than doubled since their last statistics: with the old statistics the
     * planner would use plans for small tables.
     */
    async analyzeGrownTables(): Promise<void> {
      await transaction.run('select tenant.analyze_grown_tables()', []);
    },
  };
}
