import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';

/** The second factor of one user. */
export function secondFactorStore(transaction: Transaction, userId: string) {
  const { queries } = transaction;
  return {
    async one() {
      const row = await queries
        .selectFrom('platform.second_factors')
        .select(['encrypted_secret as sealed', 'confirmed_at as confirmedAt'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row ?? null;
    },

    /** False if the user already has a confirmed second factor. */
    async begin(sealed: Buffer, at: Date): Promise<boolean> {
      const begun = await queries
        .insertInto('platform.second_factors')
        .values({
          user_id: userId,
          encrypted_secret: sealed,
          begun_at: at,
          confirmed_at: null,
          last_step: 0n,
        })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ encrypted_secret: sealed, begun_at: at, last_step: 0n })
            .where('platform.second_factors.confirmed_at', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst();
      return begun !== undefined;
    },

    /** False if this time step or a later one was used already, also by a concurrent call. */
    async useStep(step: number): Promise<boolean> {
      const used = await queries
        .updateTable('platform.second_factors')
        .set({ last_step: BigInt(step) })
        .where('user_id', '=', userId)
        .where('last_step', '<', BigInt(step))
        .returning('user_id')
        .executeTakeFirst();
      return used !== undefined;
    },

    /** Deletes the second factor and its recovery codes. */
    async remove(): Promise<void> {
      await queries.deleteFrom('platform.recovery_codes').where('user_id', '=', userId).execute();
      await queries.deleteFrom('platform.second_factors').where('user_id', '=', userId).execute();
    },
  };
}

/** The hashed recovery codes of one user. */
export function recoveryCodesStore(transaction: Transaction, userId: string) {
  const { queries } = transaction;
  return {
    async replace(hashes: readonly Buffer[]): Promise<void> {
      await queries.deleteFrom('platform.recovery_codes').where('user_id', '=', userId).execute();
      const rows = hashes.map((hash) => ({ user_id: userId, code_hash: hash, used_at: null }));
      if (rows.length > 0) await queries.insertInto('platform.recovery_codes').values(rows).execute();
    },

    async use(hash: Buffer, at: Date): Promise<boolean> {
      const used = await queries
        .updateTable('platform.recovery_codes')
        .set({ used_at: at })
        .where('user_id', '=', userId)
        .where('code_hash', '=', hash)
        .where('used_at', 'is', null)
        .returning('user_id')
        .executeTakeFirst();
      return used !== undefined;
    },

    async countLeft(): Promise<number> {
      const { count } = await queries
        .selectFrom('platform.recovery_codes')
        .select((select) => select.fn.countAll<bigint>().as('count'))
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

/** The rows that setting up a second factor needs: the user's password, and the session. */
export function enrolmentStore(transaction: Transaction, userId: string) {
  const { queries } = transaction;
  return {
    /** False if the second factor is already confirmed. */
    async confirm(at: Date): Promise<boolean> {
      const confirmed = await queries
        .updateTable('platform.second_factors')
        .set({ confirmed_at: at })
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is', null)
        .returning('user_id')
        .executeTakeFirst();
      return confirmed !== undefined;
    },

    /** Locks the user's row, so that the password does not change before the transaction ends. */
    async passwordHash(): Promise<string | null> {
      const row = await queries
        .selectFrom('platform.users')
        .select('password_hash as passwordHash')
        .where('id', '=', userId)
        .forShare()
        .executeTakeFirst();
      return row?.passwordHash ?? null;
    },

    async sessionHasEnrolled(sessionId: string): Promise<void> {
      await queries
        .updateTable('platform.sessions')
        .set({ must_enrol: false })
        .where('id', '=', sessionId)
        .execute();
    },
  };
}

/** Wrong codes of one user, stored with the wrong passwords. */
export function wrongCodesStore(transaction: Transaction, userId: string) {
  const contact = `second factor of ${userId}`;
  return {
    /** A lock for the user, so that concurrent attempts are all counted. */
    async lockAttempts(): Promise<void> {
      await transaction.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [contact]);
    },

    async countSince(since: Date): Promise<number> {
      const [row] = await transaction.run(
        'select count(*) from platform.sign_in_failures where contact = $1 and at > $2',
        [contact, since],
      );
      return Number(row?.['count']);
    },

    async add(address: string, at: Date): Promise<void> {
      await transaction.run(
        'insert into platform.sign_in_failures (id, contact, address, at) values ($1, $2, $3, $4)',
        [newRecordId(at), contact, address, at],
      );
    },
  };
}
