import { Refusal } from '@tezga/domain';
import { laterVersion } from '../platform/database/later-version.ts';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';
import type { AdminRoleContent } from './store.ts';

/** Writes the roles of admins. */
export function changingStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    async add(id: string, { description, code, saPermissions }: AdminRoleContent, at: Date): Promise<void> {
      await refusingTakenName(
        queries
          .insertInto('platform.admin_roles')
          .values({
            id,
            code,
            description,
            permissions: { saPermissions },
            created_at: at,
            updated_at: at,
            deleted_at: null,
          })
          .execute(),
      );
    },

    /** Returns the new version time of the role, which always differs from the previous one. */
    async change(id: string, content: AdminRoleContent, at: Date): Promise<Date> {
      const { description, code, saPermissions } = content;
      const { updated_at: updatedAt } = await refusingTakenName(
        queries
          .updateTable('platform.admin_roles')
          .set({ description, code, permissions: { saPermissions }, updated_at: laterVersion(at) })
          .where('id', '=', id)
          .returning('updated_at')
          .executeTakeFirstOrThrow(),
      );
      return updatedAt;
    },

    async remove(ids: readonly string[], at: Date): Promise<void> {
      await queries
        .updateTable('platform.admin_roles')
        .set({ deleted_at: at, updated_at: laterVersion(at) })
        .where('id', 'in', ids)
        .execute();
    },
  };
}

async function refusingTakenName<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'admin_roles_name')) throw new Refusal('role-name-taken');
    throw error;
  }
}
