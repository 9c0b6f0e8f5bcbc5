import type { Role, UserKind } from '@tezga/domain';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/transaction.ts';
import type { HeldRole } from '../platform/http/context.ts';

type Permissions = Pick<Role, 'backofficePermissions' | 'saPermissions'>;

interface RoleRow {
  id: string;
  code: string;
  description: string;
  permissions: Permissions;
}

type Tables = {
  'platform.users': {
    id: string;
    kind: UserKind;
    name: string;
    email: string | null;
    phone: string | null;
    password_hash: string;
    deleted_at: Date | null;
  };
  'platform.sessions': {
    id: string;
    user_id: string;
    business_id: string | null;
    created_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    device: string;
  };
  'platform.sign_in_failures': { contact: string; address: string; at: Date };
  'platform.memberships': { user_id: string; business_id: string; role_id: string };
  'platform.businesses': { id: string; deleted_at: Date | null };
  'platform.admins': { user_id: string; role_id: string };
  'platform.admin_roles': RoleRow;
  'tenant.roles': RoleRow & { business_id: string };
};

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly businessId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly device: string;
}

/** Who may try to come in, and how often they tried in vain. */
export function accountsStore(transaction: Transaction) {
  const queries = transaction.queries.withTables<Tables>();
  return {
    async account(contact: string) {
      const row = await queries
        .selectFrom('platform.users')
        .select(['id', 'kind', 'name', 'email', 'phone', 'password_hash'])
        .where((where) => where.or([where('email', '=', contact), where('phone', '=', contact)]))
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { id, kind, name, email, phone, password_hash: passwordHash } = row;
      return { id, kind, name, username: email ?? phone ?? '', passwordHash };
    },

    /** Failed attempts on an account: from one address, and from anywhere. */
    async failuresSince(contact: string, address: string, since: Date) {
      const { fromHere, fromAnywhere } = await queries
        .selectFrom('platform.sign_in_failures')
        .select((select) => [
          select.fn.countAll<bigint>().as('fromAnywhere'),
          select.fn.countAll<bigint>().filterWhere('address', '=', address).as('fromHere'),
        ])
        .where('contact', '=', contact)
        .where('at', '>', since)
        .executeTakeFirstOrThrow();
      return { fromHere: Number(fromHere), fromAnywhere: Number(fromAnywhere) };
    },

    async addFailure(contact: string, address: string, at: Date): Promise<void> {
      await queries.insertInto('platform.sign_in_failures').values({ contact, address, at }).execute();
    },

    async forgetFailures(contact: string, address: string): Promise<void> {
      await queries
        .deleteFrom('platform.sign_in_failures')
        .where('contact', '=', contact)
        .where('address', '=', address)
        .execute();
    },
  };
}

/** Where a person belongs, and as what. */
export function rolesStore(transaction: Transaction) {
  const queries = transaction.queries.withTables<Tables>();
  return {
    /** The businesses a person may enter, open ones only. */
    async businessesOf(userId: string): Promise<string[]> {
      const rows = await queries
        .selectFrom('platform.memberships as membership')
        .innerJoin('platform.businesses as business', 'business.id', 'membership.business_id')
        .select('business.id')
        .where('membership.user_id', '=', userId)
        .where('business.deleted_at', 'is', null)
        .execute();
      return rows.map(({ id }) => id);
    },

    async roleIn(businessId: string, userId: string): Promise<HeldRole | null> {
      // Someone signing in is in no business yet; their own role is read as the business they enter.
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
        .executeTakeFirst();
      return row === undefined ? null : heldRole(row);
    },

    async adminRole(userId: string): Promise<HeldRole | null> {
      const row = await queries
        .selectFrom('platform.admins as admin')
        .innerJoin('platform.admin_roles as role', 'role.id', 'admin.role_id')
        .select(['role.id', 'role.code', 'role.description', 'role.permissions'])
        .where('admin.user_id', '=', userId)
        .executeTakeFirst();
      return row === undefined ? null : heldRole(row);
    },
  };
}

/** Who is in. */
export function sessionsStore(transaction: Transaction) {
  const queries = transaction.queries.withTables<Tables>();
  return {
    async addSession({ id, userId, businessId, createdAt, expiresAt, device }: NewSession): Promise<void> {
      await queries
        .insertInto('platform.sessions')
        .values({
          id,
          user_id: userId,
          business_id: businessId,
          created_at: createdAt,
          expires_at: expiresAt,
          ended_at: null,
          device,
        })
        .execute();
    },

    async moveExpiry(sessionId: string, expiresAt: Date): Promise<void> {
      await queries
        .updateTable('platform.sessions')
        .set({ expires_at: expiresAt })
        .where('id', '=', sessionId)
        .execute();
    },

    async endSession(sessionId: string, at: Date): Promise<void> {
      await queries
        .updateTable('platform.sessions')
        .set({ ended_at: at })
        .where('id', '=', sessionId)
        .execute();
    },

    /** Sessions and failed attempts that are over long enough to be of no use to anyone. */
    async forgetBefore(moment: Date): Promise<void> {
      await queries.deleteFrom('platform.sessions').where('expires_at', '<', moment).execute();
      await queries.deleteFrom('platform.sign_in_failures').where('at', '<', moment).execute();
    },
  };
}

function heldRole({ id, code, description, permissions }: RoleRow): HeldRole {
  return { id, code, description, ...permissions };
}
