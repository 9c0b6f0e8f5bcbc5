import { isFarAway, type ClockReading } from '@tezga/domain';
import type { Logger } from 'pino';
import type { Pool } from '../database/pool.ts';
import type { Transaction } from '../database/transaction.ts';

export type NoteClock = (reading: ClockReading) => Promise<void>;

/** A right clock is written once a minute by each process at most; a wrong one each time, so that it stays fresh. */
const writtenEachMs = 60_000;

/** Stores how far the clock is from that of the tax authority, for every process that issues documents. */
export function createNoteClock({ pool, log }: { readonly pool: Pool; readonly log: Logger }): NoteClock {
  let nextMs = 0;
  return async (reading) => {
    const isFar = isFarAway(reading);
    if (!isFar && performance.now() < nextMs) return;
    try {
      await pool.ask(storing(reading));
      nextMs = isFar ? 0 : performance.now() + writtenEachMs;
    } catch (error) {
      // What the tax authority replied counts all the same.
      log.warn({ err: error }, 'the time of the tax authority was not stored');
    }
  };
}

/**
 * One statement on the connection that no call takes: a call that waits for the tax authority may have a connection already,
 * and must not wait for a second one.
 */
const storing = ({ differenceMs, measuredAt }: ClockReading): string =>
  `insert into platform.authority_clock (difference_ms, measured_at)
   values (${Math.round(differenceMs)}, '${measuredAt.toISOString()}')
   on conflict (is_only) do update
   set difference_ms = excluded.difference_ms, measured_at = excluded.measured_at`;

/** Columns for a statement that needs the reading beside its own rows; `readingIn` reads them. */
export const readingColumns = `(select difference_ms from platform.authority_clock) as clock_difference_ms,
            (select measured_at from platform.authority_clock) as clock_measured_at`;

/** Null where nothing was measured yet. */
export function readingIn(row: Readonly<Record<string, unknown>>): ClockReading | null {
  const { clock_difference_ms: differenceMs, clock_measured_at: measuredAt } = row;
  if (differenceMs === null || differenceMs === undefined) return null;
  return { differenceMs: Number(differenceMs), measuredAt: measuredAt as Date };
}

export async function storedReading(transaction: Transaction): Promise<ClockReading | null> {
  const [row] = await transaction.run(`select ${readingColumns}`, []);
  return row === undefined ? null : readingIn(row);
}
