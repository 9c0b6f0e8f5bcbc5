import { Refusal, type UserKind } from '@tezga/domain';
import type { Language } from '@tezga/phrases';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';
import type { Method } from './codes.ts';

type Tables = {
  'platform.users': {
    id: string;
    kind: UserKind;
    name: string;
    email: string | null;
    phone: string | null;
    email_verified_at: Date | null;
    phone_verified_at: Date | null;
    language: Language;
    deleted_at: Date | null;
  };
};

export type Account = Omit<Tables['platform.users'], 'deleted_at'>;

export const accountColumns = [
  'id',
  'kind',
  'name',
  'email',
  'phone',
  'email_verified_at',
  'phone_verified_at',
  'language',
] as const satisfies readonly (keyof Account)[];

/** The users that codes are sent to, without closed accounts. */
export function accountsStore(transaction: Transaction) {
  const { queries } = transaction;
  const accounts = queries
    .selectFrom('platform.users')
    .select(accountColumns)
    .where('deleted_at', 'is', null);
  return {
    /** Locks the row of the user, so that concurrent calls count the messages to this user one after the other. */
    async lockByContact(contact: string): Promise<Account | null> {
      const theirs = accounts.where((where) =>
        where.or([where('email', '=', contact), where('phone', '=', contact)]),
      );
      return (await theirs.forNoKeyUpdate().executeTakeFirst()) ?? null;
    },

    /**
     * A caller that will write a new contact takes the stronger lock at once, because upgrading the lock
     * later could deadlock.
     */
    async lock(id: string, reason: 'codes' | 'new-contact' = 'codes'): Promise<Account | null> {
      const own = accounts.where('id', '=', id);
      const locked = reason === 'codes' ? own.forNoKeyUpdate() : own.forUpdate();
      return (await locked.executeTakeFirst()) ?? null;
    },

    async isTakenByOther(method: Method, value: string, userId: string): Promise<boolean> {
      const row = await queries
        .selectFrom('platform.users')
        .select('id')
        .where(columnOf[method], '=', value)
        .where('id', '<>', userId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async takeContact(userId: string, method: Method, value: string, now: Date): Promise<void> {
      try {
        await queries
          .updateTable('platform.users')
          .set({ [columnOf[method]]: value, ...verifiedAt(method, now) })
          .where('id', '=', userId)
          .execute();
      } catch (error) {
        if (isUniqueViolation(error, `users_${columnOf[method]}_key`)) throw new Refusal('contact-taken');
        throw error;
      }
    },

    async markVerified(userId: string, method: Method, now: Date): Promise<void> {
      const column = method === 'email' ? 'email_verified_at' : 'phone_verified_at';
      await queries
        .updateTable('platform.users')
        .set(verifiedAt(method, now))
        .where('id', '=', userId)
        .where(column, 'is', null)
        .execute();
    },
  };
}

const columnOf = { email: 'email', tel: 'phone' } as const;

function verifiedAt(method: Method, now: Date) {
  return method === 'email' ? { email_verified_at: now } : { phone_verified_at: now };
}
