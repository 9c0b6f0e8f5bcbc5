import type { AdminPermissions, AdminRole } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Row } from '../platform/database/schema.generated.ts';

export interface AdminRoleContent {
  readonly description: string;
  readonly code: string;
  readonly saPermissions: AdminPermissions;
}

export interface AdminRoleRecord extends AdminRoleContent {
  readonly id: string;
  readonly updatedAt: Date;
}

/** Reads the roles of admins. */
export function adminRolesStore(transaction: Transaction) {
  const { queries } = transaction;
  const counted = queries
    .selectFrom('platform.admin_roles as role')
    .select(['id', 'code', 'description', 'permissions', 'updated_at'])
    .select((select) =>
      select
        .selectFrom('platform.admins as admin')
        .innerJoin('platform.users as user', 'user.id', 'admin.user_id')
        .select((inner) => inner.fn.countAll<bigint>().as('admins'))
        .whereRef('admin.role_id', '=', 'role.id')
        .where('user.deleted_at', 'is', null)
        .as('admins'),
    )
    .where('role.deleted_at', 'is', null)
    .orderBy('role.description');
  return {
    /** The roles with the number of admins who have them; only one if its id is given. */
    async list(onlyId: string | null) {
      const query = onlyId === null ? counted : counted.where('role.id', '=', onlyId);
      const rows = await query.execute();
      return rows.map((row) => Object.assign(recordOf(row), { adminsCount: Number(row.admins) }));
    },

    /** Roles that are not deleted, locked until the transaction ends. */
    async lock(ids: readonly string[]): Promise<AdminRoleRecord[]> {
      const rows = await queries
        .selectFrom('platform.admin_roles')
        .select(['id', 'code', 'description', 'permissions', 'updated_at'])
        .where('id', 'in', ids)
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute();
      return rows.map(recordOf);
    },

    async countAdmins(ids: readonly string[]): Promise<number> {
      const { admins } = await queries
        .selectFrom('platform.admins as admin')
        .innerJoin('platform.users as user', 'user.id', 'admin.user_id')
        .select((select) => select.fn.countAll<bigint>().as('admins'))
        .where('admin.role_id', 'in', ids)
        .where('user.deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(admins);
    },
  };
}

/** The ids of the admins with a role. */
export async function adminsWith({ queries }: Transaction, roleId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('platform.admins')
    .select('user_id')
    .where('role_id', '=', roleId)
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

export type CountedAdminRole = Awaited<ReturnType<ReturnType<typeof adminRolesStore>['list']>>[number];

/** The role in the type of the domain rules. */
export const roleOfRow = ({
  code,
  permissions,
}: Pick<Row<'platform.admin_roles'>, 'code' | 'permissions'>): AdminRole => ({
  code,
  saPermissions: permissions.saPermissions ?? {},
});

function recordOf(
  row: Pick<Row<'platform.admin_roles'>, 'id' | 'code' | 'description' | 'permissions' | 'updated_at'>,
): AdminRoleRecord {
  const { id, description, updated_at: updatedAt } = row;
  return { id, description, updatedAt, ...roleOfRow(row) };
}
