import type { Role, UserKind } from '@tezga/domain';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/transaction.ts';
import type { AssignedRole, Person } from '../platform/http/context.ts';

interface RoleRow {
  id: string;
  code: string;
  description: string;
  permissions: Partial<Pick<Role, 'backofficePermissions' | 'posPermissions' | 'saPermissions'>>;
}

/** A user with the password hash. */
export interface Account extends Person {
  readonly passwordHash: string;
}

/** The users who may sign in. */
export function accountsStore(transaction: Transaction) {
  const { queries } = transaction;
  const accounts = queries
    .selectFrom('platform.users')
    .select(['id', 'kind', 'name', 'email', 'phone', 'password_hash', 'must_change_password'])
    .where('deleted_at', 'is', null);
  return {
    async account(contact: string): Promise<Account | null> {
      const row = await accounts
        .where((where) => where.or([where('email', '=', contact), where('phone', '=', contact)]))
        .executeTakeFirst();
      return row === undefined ? null : accountOf(row);
    },

    /**
     * False if the password has changed; locks the user's row, so that it cannot change before the
     * transaction ends.
     */
    async stillHasPassword({ id, passwordHash }: Account): Promise<boolean> {
      const row = await accounts
        .where('id', '=', id)
        .where('password_hash', '=', passwordHash)
        .forShare()
        .executeTakeFirst();
      return row !== undefined;
    },

    async accountById(id: string): Promise<Account | null> {
      const row = await accounts.where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : accountOf(row);
    },
  };
}

/** The attempts to sign in. */
export function attemptsStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    /** An advisory lock for the contact, so that concurrent attempts are all counted. */
    async lockContact(contact: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${contact}, 0))`.execute(queries);
    },

    /**
     * Counts the attempts: for the contact from this address, for the contact from all addresses, and from
     * this address for all contacts.
     */
    async attemptsSince(contact: string, address: string, since: Date) {
      const onContact = await queries
        .selectFrom('platform.sign_in_failures')
        .select((select) => [
          select.fn.countAll<bigint>().as('fromAnywhere'),
          select.fn.countAll<bigint>().filterWhere('address', '=', address).as('fromHere'),
        ])
        .where('contact', '=', contact)
        .where('at', '>', since)
        .executeTakeFirstOrThrow();
      const { atAddress } = await queries
        .selectFrom('platform.sign_in_failures')
        .select((select) => select.fn.countAll<bigint>().as('atAddress'))
        .where('address', '=', address)
        .where('at', '>', since)
        .executeTakeFirstOrThrow();
      return {
        fromHere: Number(onContact.fromHere),
        fromAnywhere: Number(onContact.fromAnywhere),
        atAddress: Number(atAddress),
      };
    },

    async addAttempt(id: string, contact: string, address: string, at: Date): Promise<void> {
      await queries.insertInto('platform.sign_in_failures').values({ id, contact, address, at }).execute();
    },

    /** Deletes the attempts after a success, because the wrong ones before came from the same user. */
    async forgetAttempts(contact: string, address: string): Promise<void> {
      await queries
        .deleteFrom('platform.sign_in_failures')
        .where('contact', '=', contact)
        .where('address', '=', address)
        .execute();
    },
  };
}

/** The businesses and roles of a user. */
export function rolesStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    /** The businesses a user may enter, without deleted ones. */
    async businessesOf(userId: string): Promise<string[]> {
      const rows = await queries
        .selectFrom('platform.memberships as membership')
        .innerJoin('platform.businesses as business', 'business.id', 'membership.business_id')
        .select('business.id')
        .where('membership.user_id', '=', userId)
        .where('membership.state', '=', 'accepted')
        .where('business.deleted_at', 'is', null)
        .execute();
      return rows.map(({ id }) => id);
    },

    async roleIn(businessId: string, userId: string): Promise<AssignedRole | null> {
      // A user who signs in is not in a business yet, so row-level security is set to the business to read
      // the role.
      await sql`select set_config('tezga.business_id', ${businessId}, true)`.execute(queries);
      const row = await queries
        .selectFrom('tenant.roles as role')
        .innerJoin('platform.memberships as membership', (join) =>
          join
            .onRef('membership.business_id', '=', 'role.business_id')
            .onRef('membership.role_id', '=', 'role.id'),
        )
        .select(['role.id', 'role.code', 'role.description', 'role.permissions'])
        .where('role.business_id', '=', businessId)
        .where('membership.user_id', '=', userId)
        .where('membership.state', '=', 'accepted')
        .executeTakeFirst();
      return row === undefined ? null : assignedRole(row);
    },

    async adminRole(userId: string): Promise<AssignedRole | null> {
      const row = await queries
        .selectFrom('platform.admins as admin')
        .innerJoin('platform.admin_roles as role', 'role.id', 'admin.role_id')
        .select(['role.id', 'role.code', 'role.description', 'role.permissions'])
        .where('admin.user_id', '=', userId)
        .executeTakeFirst();
      return row === undefined ? null : assignedRole(row);
    },
  };
}

function accountOf(row: {
  id: string;
  kind: UserKind;
  name: string;
  email: string | null;
  phone: string | null;
  password_hash: string;
  must_change_password: boolean;
}): Account {
  const { id, kind, name, email, phone } = row;
  return {
    id,
    kind,
    name,
    username: email ?? phone ?? '',
    passwordHash: row.password_hash,
    mustChangePassword: row.must_change_password,
  };
}

function assignedRole({ id, code, description, permissions }: RoleRow): AssignedRole {
  // A role has only one side: a role of the platform has no permissions in a business, and a role of a
  // business none on the platform.
  const { backofficePermissions = {}, posPermissions = {}, saPermissions = {} } = permissions;
  return { id, code, description, backofficePermissions, posPermissions, saPermissions };
}
