import { sql } from 'kysely';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';

export interface PinAttempt {
  readonly businessId: string;
  /** The user who is signed in on the device. */
  readonly callerId: string;
  readonly opCode: string;
}

const dayMs = 24 * 3_600_000;
const quarterMs = 15 * 60_000;

/** Counts wrong PINs in one business. */
export function pinFailures(transaction: Transaction, { businessId, callerId, opCode }: PinAttempt) {
  const { queries } = transaction;
  return {
    /**
     * Takes advisory locks on the caller and on the code until the transaction ends, without waiting; returns false
     * if either is locked.
     */
    async tryLock(): Promise<boolean> {
      for (const key of [`PIN by ${businessId} ${callerId}`, `PIN of ${businessId} ${opCode}`]) {
        const { rows } = await sql<{ free: boolean }>`
          select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as free`.execute(queries);
        if (rows[0]?.free !== true) return false;
      }
      return true;
    },

    async count(now: Date) {
      const byCaller = sql`caller_id = ${callerId}`;
      const isRecent = sql`at > ${new Date(now.getTime() - quarterMs)}`;
      const counts = await queries
        .selectFrom('tenant.pin_failures')
        .select([
          sql<bigint>`count(*) filter (where ${byCaller} and ${isRecent})`.as('byCaller'),
          sql<bigint>`count(*) filter (where ${byCaller})`.as('byCallerToday'),
          sql<bigint>`count(*) filter (where operator_code = ${opCode})`.as('ofCodeToday'),
        ])
        .where('business_id', '=', businessId)
        .where('at', '>', new Date(now.getTime() - dayMs))
        .executeTakeFirstOrThrow();
      return {
        byCaller: Number(counts.byCaller),
        byCallerToday: Number(counts.byCallerToday),
        ofCodeToday: Number(counts.ofCodeToday),
      };
    },

    /** Inserts a failure, and deletes the failures in this business that are older than a day and no longer count. */
    async add(now: Date): Promise<void> {
      await queries
        .deleteFrom('tenant.pin_failures')
        .where('business_id', '=', businessId)
        .where('at', '<=', new Date(now.getTime() - dayMs))
        .execute();
      await queries
        .insertInto('tenant.pin_failures')
        .values({
          business_id: businessId,
          id: newRecordId(now),
          operator_code: opCode,
          caller_id: callerId,
          at: now,
        })
        .execute();
    },
  };
}
