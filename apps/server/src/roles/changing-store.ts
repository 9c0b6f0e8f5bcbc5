import { permissionsIn, Refusal, type ProductPermissions } from '@tezga/domain';
import { sql, type Kysely } from 'kysely';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';
import { laterVersion } from '../platform/database/later-version.ts';
import type { Row, Schema } from '../platform/database/schema.generated.ts';

export interface RoleContent {
  readonly description: string;
  readonly permissions: ProductPermissions;
}

/** Writes the roles of one business. */
export function changingStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    async add(id: string, { description, permissions }: RoleContent, at: Date): Promise<void> {
      const code = await nextCode(queries, businessId);
      await refusingTakenName(
        queries
          .insertInto('tenant.roles')
          .values({
            business_id: businessId,
            id,
            code,
            description,
            permissions: stored(permissions),
            created_at: at,
            updated_at: at,
            deleted_at: null,
          })
          .execute(),
      );
    },

    /** Returns the new version time of the role, which always differs from the previous one. */
    async change(id: string, { description, permissions }: RoleContent, at: Date): Promise<Date> {
      const { updated_at: updatedAt } = await refusingTakenName(
        queries
          .updateTable('tenant.roles')
          .set({ description, permissions: stored(permissions), updated_at: laterVersion(at) })
          .where('business_id', '=', businessId)
          .where('id', '=', id)
          .returning('updated_at')
          .executeTakeFirstOrThrow(),
      );
      return updatedAt;
    },

    async setDeleted(ids: readonly string[], deletedAt: Date | null, at: Date): Promise<void> {
      await refusingTakenName(
        queries
          .updateTable('tenant.roles')
          .set({ deleted_at: deletedAt, updated_at: laterVersion(at) })
          .where('business_id', '=', businessId)
          .where('id', 'in', ids)
          .execute(),
      );
    },
  };
}

/** The highest code ever used in the business plus one, under a lock, so that no two roles share a code. */
async function nextCode(queries: Kysely<Schema>, businessId: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended('role codes ' || ${businessId}, 0))`.execute(
    queries,
  );
  const { highest } = await queries
    .selectFrom('tenant.roles')
    .select(sql<number | null>`max(substring(code from 2)::integer)`.as('highest'))
    .where('business_id', '=', businessId)
    .where(sql<boolean>`code ~ '^R[0-9]{1,9}$'`)
    .executeTakeFirstOrThrow();
  return `R${(highest ?? 0) + 1}`;
}

async function refusingTakenName<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'roles_name')) throw new Refusal('role-name-taken');
    throw error;
  }
}

function stored(permissions: ProductPermissions): Row<'tenant.roles'>['permissions'] {
  return { ...permissionsIn(permissions), saPermissions: {} };
}
