import type { Schema } from '../platform/database/schema.generated.ts';
import { sql, type Kysely } from 'kysely';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';

/** Reads employees of one business for display. */
export function readingStore(transaction: Transaction, businessId: string) {
  return {
    async list(isDeleted: boolean) {
      return employeesOf(transaction, { businessId, isDeleted });
    },

    async one(id: string) {
      const [row] = await employeeOf(transaction, { businessId, id });
      return row ?? null;
    },

    async owner() {
      const [row] = await ownerOf(transaction, { businessId });
      return row ?? null;
    },
  };
}

export type EmployeeRow = Awaited<ReturnType<typeof employeesOf>>[number];

/** A deleted employee has no membership, so the role they had is joined instead. */
const employeesWithRoles = (queries: Kysely<Schema>, businessId: string) =>
  queries
    .selectFrom('tenant.employees as employee')
    .leftJoin('platform.memberships as membership', (join) =>
      join
        .onRef('membership.business_id', '=', 'employee.business_id')
        .onRef('membership.user_id', '=', 'employee.user_id'),
    )
    .leftJoin('tenant.roles as role', (join) =>
      join
        .onRef('role.business_id', '=', 'employee.business_id')
        .on(sql<boolean>`role.id = coalesce(employee.deleted_role_id, membership.role_id)`),
    )
    .select([
      'employee.id',
      'employee.user_id',
      'employee.name',
      'employee.email',
      'employee.phone',
      'membership.state as membership_state',
      'role.id as role_id',
      'role.code as role_code',
      'role.description as role_description',
      'employee.operator_code',
      'employee.created_at',
      'employee.updated_at',
      'employee.deleted_at',
      sql<boolean>`employee.pin_hash is not null`.as('has_pin'),
      sql<string[]>`(
        select coalesce(json_agg(place.shop_id order by place.shop_id), '[]')
        from tenant.employee_shops place
        where place.business_id = employee.business_id and place.employee_id = employee.id
      )`.as('shop_ids'),
    ])
    .where('employee.business_id', '=', businessId);

/**
 * Ordered by id, so that the callers' sort by name, which is stable, always lists people of the same name in the
 * same order.
 */
const employeesOf = statement(
  (queries, { businessId, isDeleted }: { businessId: string; isDeleted: boolean }) =>
    employeesWithRoles(queries, businessId)
      .where(sql<boolean>`(employee.deleted_at is not null) = ${isDeleted}`)
      .orderBy('employee.id'),
);

const employeeOf = statement((queries, { businessId, id }: { businessId: string; id: string }) =>
  employeesWithRoles(queries, businessId).where('employee.id', '=', id),
);

const ownerOf = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('platform.businesses as business')
    .innerJoin('platform.users as owner', 'owner.id', 'business.owner_id')
    .select([
      'owner.id',
      'owner.name',
      'owner.email',
      'owner.phone',
      'owner.email_verified_at',
      'owner.phone_verified_at',
      'owner.must_change_password',
    ])
    .where('business.id', '=', businessId),
);
