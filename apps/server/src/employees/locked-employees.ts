import { ownerRoleCode } from '@tezga/domain';
import { sql, type Kysely } from 'kysely';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Schema } from '../platform/database/schema.generated.ts';

/** A current employee, not a deleted one. */
export interface LockedEmployee {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly roleId: string;
  readonly opCode: string | null;
  readonly isOwner: boolean;
  readonly updatedAt: Date;
}

/** Reads employees of one business and locks their rows until the transaction ends. */
export function lockedEmployees(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    /** The current employees among these ids. */
    async current(ids: readonly string[]): Promise<LockedEmployee[]> {
      // Locks first and reads in a second statement: its snapshot includes what was committed while it waited for the
      // lock.
      await queries
        .selectFrom('tenant.employees')
        .select('id')
        .where('business_id', '=', businessId)
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute();
      return currentOnes(queries, businessId, ids);
    },

    /** The deleted employees among these ids whose accounts are not closed, with the roles they had. */
    async deleted(ids: readonly string[]) {
      const rows = await queries
        .selectFrom('tenant.employees')
        .select(['id', 'user_id as userId', 'name', 'deleted_role_id', 'opened_account as openedHere'])
        .where('business_id', '=', businessId)
        .where('id', 'in', ids)
        .where('deleted_at', 'is not', null)
        .where((where) =>
          where.exists(
            where
              .selectFrom('platform.users as account')
              .select('account.id')
              .whereRef('account.id', '=', 'tenant.employees.user_id')
              .where('account.deleted_at', 'is', null),
          ),
        )
        .orderBy('id')
        .forUpdate()
        .execute();
      return rows.flatMap(withRole);
    },

    async byUser(userId: string): Promise<{ id: string; isDeleted: boolean; openedHere: boolean } | null> {
      const row = await queries
        .selectFrom('tenant.employees')
        .select(['id', 'deleted_at', 'opened_account as openedHere'])
        .where('business_id', '=', businessId)
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      return row === undefined
        ? null
        : { id: row.id, isDeleted: row.deleted_at !== null, openedHere: row.openedHere };
    },
  };
}

const withRole = <Row extends { deleted_role_id: string | null }>({ deleted_role_id: roleId, ...row }: Row) =>
  roleId === null ? [] : [{ ...row, roleId }];

function currentOnes(queries: Kysely<Schema>, businessId: string, ids: readonly string[]) {
  return queries
    .selectFrom('tenant.employees as employee')
    .innerJoin('platform.memberships as membership', (join) =>
      join
        .onRef('membership.business_id', '=', 'employee.business_id')
        .onRef('membership.user_id', '=', 'employee.user_id'),
    )
    .innerJoin('tenant.roles as role', (join) =>
      join
        .onRef('role.business_id', '=', 'membership.business_id')
        .onRef('role.id', '=', 'membership.role_id'),
    )
    .innerJoin('platform.businesses as business', 'business.id', 'employee.business_id')
    .select([
      'employee.id',
      'employee.user_id as userId',
      'employee.name',
      'employee.operator_code as opCode',
      'employee.updated_at as updatedAt',
      'role.id as roleId',
      sql<boolean>`role.code = ${ownerRoleCode} or employee.user_id is not distinct from business.owner_id`.as(
        'isOwner',
      ),
    ])
    .where('employee.business_id', '=', businessId)
    .where('employee.id', 'in', ids)
    .where('employee.deleted_at', 'is', null)
    .orderBy('employee.id')
    .execute();
}
