import { permissionsIn, type ProductPermissions } from '@tezga/domain';
import { sql, type Kysely } from 'kysely';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Row, Schema } from '../platform/database/schema.generated.ts';

export interface RoleRecord extends ProductPermissions {
  readonly id: string;
  readonly code: string;
  readonly description: string;
  readonly updatedAt: Date;
  readonly isDeleted: boolean;
}

/** A role with its number of members. */
export interface CountedRole extends RoleRecord {
  readonly employeesCount: number;
}

type Lock = 'share' | 'change';

/** Reads the roles of one business. */
export function rolesStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    /** The roles that are not deleted, each with its number of members. */
    async list() {
      const rows = await currentRoles(transaction, { businessId });
      return rows.map(countedRole);
    },

    async deleted() {
      const rows = await deletedRoles(transaction, { businessId });
      return rows.map(countedRole);
    },

    async one(id: string) {
      const [row] = await currentRole(transaction, { businessId, id });
      return row === undefined ? null : countedRole(row);
    },

    /** Reads and locks roles, deleted ones too, until the transaction ends. */
    async lock(ids: readonly string[], lock: Lock): Promise<RoleRecord[]> {
      const query = queries
        .selectFrom('tenant.roles')
        .select(['id', 'code', 'description', 'permissions', 'updated_at', 'deleted_at'])
        .where('business_id', '=', businessId)
        .where('id', 'in', ids)
        .orderBy('id');
      const rows = await (lock === 'share' ? query.forShare() : query.forUpdate()).execute();
      return rows.map(recordOf);
    },

    /** The number of users who have any of the roles. */
    async membersOf(ids: readonly string[]): Promise<number> {
      const { members } = await queries
        .selectFrom('platform.memberships')
        .select((select) => select.fn.countAll<bigint>().as('members'))
        .where('business_id', '=', businessId)
        .where('role_id', 'in', ids)
        .executeTakeFirstOrThrow();
      return Number(members);
    },

    async users() {
      return usersOfBusiness(transaction, { businessId });
    },
  };
}

const rolesWithMembers = (queries: Kysely<Schema>, businessId: string) =>
  queries
    .selectFrom('tenant.roles as role')
    .select(['id', 'code', 'description', 'permissions', 'updated_at', 'deleted_at'])
    .select((select) =>
      select
        .selectFrom('platform.memberships as membership')
        .select((inner) => inner.fn.countAll<bigint>().as('members'))
        .whereRef('membership.business_id', '=', 'role.business_id')
        .whereRef('membership.role_id', '=', 'role.id')
        .as('members'),
    )
    .where('business_id', '=', businessId);

type RoleRow = Pick<
  Row<'tenant.roles'>,
  'id' | 'code' | 'description' | 'permissions' | 'updated_at' | 'deleted_at'
>;

const currentRoles = statement((queries, { businessId }: { businessId: string }) =>
  rolesWithMembers(queries, businessId).where('deleted_at', 'is', null),
);

const deletedRoles = statement((queries, { businessId }: { businessId: string }) =>
  rolesWithMembers(queries, businessId).where('deleted_at', 'is not', null),
);

const currentRole = statement((queries, { businessId, id }: { businessId: string; id: string }) =>
  rolesWithMembers(queries, businessId).where('deleted_at', 'is', null).where('id', '=', id),
);

const usersOfBusiness = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('platform.memberships as membership')
    .innerJoin('platform.users as account', 'account.id', 'membership.user_id')
    .leftJoin('tenant.employees as employee', (join) =>
      join
        .onRef('employee.business_id', '=', 'membership.business_id')
        .onRef('employee.user_id', '=', 'membership.user_id'),
    )
    .select((select) => [
      'account.id',
      'membership.role_id as roleId',
      select.fn.coalesce('employee.name', 'account.name').as('name'),
      sql<string>`coalesce(employee.email, employee.phone, account.email, account.phone)`.as('username'),
    ])
    .where('membership.business_id', '=', businessId),
);

function countedRole(row: RoleRow & { members: bigint | null }): CountedRole {
  return { ...recordOf(row), employeesCount: Number(row.members) };
}

function recordOf(row: RoleRow): RoleRecord {
  return {
    id: row.id,
    code: row.code,
    description: row.description,
    ...permissionsIn(row.permissions),
    updatedAt: row.updated_at,
    isDeleted: row.deleted_at !== null,
  };
}
