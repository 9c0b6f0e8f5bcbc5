import { isFarAway, type ClockReading } from '@tezga/domain';
import type { Logger } from 'pino';
import type { Pool } from '../database/pool.ts';
import type { Transaction } from '../database/transaction.ts';

export type RecordClock = (reading: ClockReading) => Promise<void>;

/** Throttle: each process stores a correct clock at most once a minute, and a wrong one after each reply. */
const storeIntervalMs = 60_000;

/**
 * Stores the difference between the clocks of the server and the tax authority in the database, for all processes
 * that issue documents.
 */
export function createClockRecorder({
  pool,
  log,
}: {
  readonly pool: Pool;
  readonly log: Logger;
}): RecordClock {
  let nextMs = 0;
  return async (reading) => {
    const isFar = isFarAway(reading);
    if (!isFar && performance.now() < nextMs) return;
    try {
      await pool.query(storeStatement(reading));
      nextMs = isFar ? 0 : performance.now() + storeIntervalMs;
    } catch (error) {
      // Storing is optional: the reply of the tax authority is valid without it.
      log.warn({ err: error }, 'the clock difference to the tax authority was not stored');
    }
  };
}

/**
 * The statement runs on the reserved connection of the pool. The caller may already have a pooled connection while it
 * waits for the tax authority, and waiting for a second one could exhaust the pool.
 */
const storeStatement = ({ differenceMs, measuredAt }: ClockReading): string =>
  `insert into platform.authority_clock (difference_ms, measured_at)
   values (${Math.round(differenceMs)}, '${measuredAt.toISOString()}')
   on conflict (is_only) do update
   set difference_ms = excluded.difference_ms, measured_at = excluded.measured_at`;

/** SQL columns with the stored clock reading, to add to any SELECT; `readingIn` parses them. */
export const readingColumns = `(select difference_ms from platform.authority_clock) as clock_difference_ms,
            (select measured_at from platform.authority_clock) as clock_measured_at`;

/** Null if no clock reading was stored yet. */
export function readingIn(row: Readonly<Record<string, unknown>>): ClockReading | null {
  const { clock_difference_ms: differenceMs, clock_measured_at: measuredAt } = row;
  if (differenceMs === null || differenceMs === undefined) return null;
  return { differenceMs: Number(differenceMs), measuredAt: measuredAt as Date };
}

export async function storedReading(transaction: Transaction): Promise<ClockReading | null> {
  const [row] = await transaction.run(`select ${readingColumns}`, []);
  return row === undefined ? null : readingIn(row);
}
