import { ownerRoleCode } from '@tezga/domain';
import { sql, type Kysely } from 'kysely';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Schema } from '../platform/database/schema.generated.ts';

/** Someone who works here now. */
export interface HeldEmployee {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly roleId: string;
  readonly isOwner: boolean;
  readonly updatedAt: Date;
}

/** Employees of one business, read to be changed: their records stay as they are until the transaction ends. */
export function heldEmployees(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    /** Those of the ids who work here now. */
    async current(ids: readonly string[]): Promise<HeldEmployee[]> {
      // Locked first and read afterwards, so that what is read is how it stands when the lock is had.
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

    /** Those of the ids who are gone and whose account is open, with the role they had. */
    async gone(ids: readonly string[]) {
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

    async byUser(userId: string): Promise<{ id: string; isGone: boolean; openedHere: boolean } | null> {
      const row = await queries
        .selectFrom('tenant.employees')
        .select(['id', 'deleted_at', 'opened_account as openedHere'])
        .where('business_id', '=', businessId)
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      return row === undefined
        ? null
        : { id: row.id, isGone: row.deleted_at !== null, openedHere: row.openedHere };
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
