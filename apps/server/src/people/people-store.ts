import { Refusal } from '@tezga/domain';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';
import { profileColumns } from './profile-row.ts';

interface Edited {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly email_verified_at: Date | null;
  readonly phone_verified_at: Date | null;
}

/** The users that an admin manages. */
export function peopleStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    /** A user who is not deleted, with the row locked until the transaction ends. */
    async lock(userId: string) {
      const [row = null] = await queries
        .selectFrom('platform.users')
        .select([...profileColumns, 'kind'])
        .where('id', '=', userId)
        .where('deleted_at', 'is', null)
        .forNoKeyUpdate()
        .execute();
      return row;
    },

    /**
     * The businesses in which a user works or which the user owns. Deleted businesses are included, because they can
     * be restored. Row-level security hides the user's role except in the current business.
     */
    async businessesOf(userId: string) {
      return queries
        .selectFrom('platform.businesses as business')
        .leftJoin('platform.memberships as membership', (join) =>
          join
            .onRef('membership.business_id', '=', 'business.id')
            .on('membership.user_id', '=', userId)
            .on('membership.state', '=', 'accepted'),
        )
        .leftJoin('tenant.roles as role', (join) =>
          join.onRef('role.business_id', '=', 'business.id').onRef('role.id', '=', 'membership.role_id'),
        )
        .leftJoin('tenant.employees as employee', (join) =>
          join.onRef('employee.business_id', '=', 'business.id').on('employee.user_id', '=', userId),
        )
        .select(['business.id', 'business.owner_id as ownerId', 'business.admin_id as adminId'])
        .select(['business.deleted_at as deletedAt', 'role.id as roleId', 'role.code as roleCode'])
        .select('employee.opened_account as openedAccount')
        .where((where) =>
          where.or([where('membership.user_id', 'is not', null), where('business.owner_id', '=', userId)]),
        )
        .execute();
    },

    edit: (userId: string, edited: Edited) =>
      queries
        .updateTable('platform.users')
        .set(edited)
        .where('id', '=', userId)
        .returning(profileColumns)
        .executeTakeFirstOrThrow()
        .catch(refuseTakenContact),
  };
}

function refuseTakenContact(error: unknown): never {
  const isTaken = ['users_email_key', 'users_phone_key'].some((key) => isUniqueViolation(error, key));
  throw isTaken ? new Refusal('contact-taken') : error;
}

export async function closeAccount(transaction: Transaction, userId: string, now: Date): Promise<void> {
  const { queries } = transaction;
  await queries.updateTable('platform.users').set({ deleted_at: now }).where('id', '=', userId).execute();
}
