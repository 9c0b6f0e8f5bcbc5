import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import type { Method } from './codes.ts';

export type Purpose = 'verification' | 'reset';

export interface NewCode {
  readonly userId: string;
  readonly method: Method;
  readonly codeHash: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Contacts that are not verified yet, at most one of each kind for a user. */
export function contactsStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    async ofPerson(userId: string) {
      return queries
        .selectFrom('platform.unverified_contacts')
        .select(['id', 'method', 'value', 'sent_at', 'expires_at'])
        .where('user_id', '=', userId)
        .orderBy('method')
        .execute();
    },

    /** Saves a contact with its new code; it replaces an earlier contact of the same kind and its code. */
    async put(made: NewCode, value: string): Promise<string> {
      const facts = { ...columnsOf(made), sent_at: made.now, value };
      const { id } = await queries
        .insertInto('platform.unverified_contacts')
        .values({ ...facts, id: newRecordId(made.now) })
        .onConflict((conflict) => conflict.columns(['user_id', 'method']).doUpdateSet(facts))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** The deleted contact, or null if the user had no such contact. */
    async remove(userId: string, by: 'id' | 'value', wanted: string): Promise<string | null> {
      const removed = await queries
        .deleteFrom('platform.unverified_contacts')
        .where('user_id', '=', userId)
        .where(by, '=', wanted)
        .returning('value')
        .executeTakeFirst();
      return removed?.value ?? null;
    },

    async removeAll(userId: string): Promise<void> {
      await queries.deleteFrom('platform.unverified_contacts').where('user_id', '=', userId).execute();
    },
  };
}

/** The code of an unverified contact, which the user received and typed. */
export function returnedCodeStore(transaction: Transaction, codeHash: string) {
  const { queries } = transaction;
  return {
    /**
     * The user whose row must be locked before the code is used. Lock order: first the user, then the codes,
     * so that no deadlock is possible.
     */
    async userId(now: Date): Promise<string | null> {
      const waiting = await queries
        .selectFrom('platform.unverified_contacts')
        .select('user_id')
        .where('code_hash', '=', codeHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return waiting?.user_id ?? null;
    },

    /** Uses up a code: of two concurrent calls, one finds it. */
    async take(now: Date) {
      const taken = await queries
        .deleteFrom('platform.unverified_contacts')
        .where('code_hash', '=', codeHash)
        .where('expires_at', '>', now)
        .returning(['method', 'value'])
        .executeTakeFirst();
      return taken ?? null;
    },
  };
}

/** Codes that allow a new password without the old one. */
export function resetsStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    async add(made: NewCode): Promise<void> {
      await queries
        .insertInto('platform.password_resets')
        .values({ ...columnsOf(made), id: newRecordId(made.now), used_at: null })
        .execute();
    },

    async find(codeHash: string, now: Date) {
      const row = await queries
        .selectFrom('platform.password_resets as reset')
        .innerJoin('platform.users as user', 'user.id', 'reset.user_id')
        .select(['reset.id', 'reset.user_id', 'reset.method', 'user.name'])
        .where('reset.code_hash', '=', codeHash)
        .where('reset.used_at', 'is', null)
        .where('reset.expires_at', '>', now)
        .where('user.deleted_at', 'is', null)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Uses up a code: of two concurrent calls, one gets true. */
    async use(id: string, now: Date): Promise<boolean> {
      const used = await queries
        .updateTable('platform.password_resets')
        .set({ used_at: now })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },

    /** Invalidates the user's open codes; with a method, only those sent by it. */
    async voidAll(userId: string, now: Date, method: Method | null = null): Promise<void> {
      let voiding = queries
        .updateTable('platform.password_resets')
        .set({ used_at: now })
        .where('user_id', '=', userId)
        .where('used_at', 'is', null);
      if (method !== null) voiding = voiding.where('method', '=', method);
      await voiding.execute();
    },
  };
}

/** The times at which codes were sent, for the limits. */
export function sendingsStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    async timesSince(userId: string, purpose: Purpose, since: Date) {
      return queries
        .selectFrom('platform.code_sendings')
        .select(['method', 'at'])
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('at', '>', since)
        .execute();
    },

    async add(userId: string, purpose: Purpose, method: Method, now: Date): Promise<void> {
      await queries
        .insertInto('platform.code_sendings')
        .values({ id: newRecordId(now), user_id: userId, purpose, method, at: now })
        .execute();
    },
  };
}

/** Deletes expired codes and replies that are no longer needed. */
export function expiredCodesStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    async forgetContacts(expiredBefore: Date): Promise<void> {
      await queries
        .deleteFrom('platform.unverified_contacts')
        .where('expires_at', '<', expiredBefore)
        .execute();
    },

    async forgetResets(expiredBefore: Date): Promise<void> {
      await queries.deleteFrom('platform.password_resets').where('expires_at', '<', expiredBefore).execute();
    },

    async forgetSendings(before: Date): Promise<void> {
      await queries.deleteFrom('platform.code_sendings').where('at', '<', before).execute();
    },

    async forgetAnswers(before: Date): Promise<void> {
      await queries.deleteFrom('platform.code_replies').where('at', '<', before).execute();
    },
  };
}

function columnsOf({ userId, method, codeHash, now, expiresAt }: NewCode) {
  return { user_id: userId, method, code_hash: codeHash, created_at: now, expires_at: expiresAt };
}
