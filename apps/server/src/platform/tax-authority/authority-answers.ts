import type { AuthorityAnswers } from '@tezga/domain';
import type { Logger } from 'pino';
import type { Pool } from '../database/pool.ts';
import type { Transaction } from '../database/transaction.ts';

export interface Answer {
  readonly at: Date;
  readonly isThere: boolean;
  /**
   * How long the tax authority took to reply to a message; null if it did not reply, and for a HEAD request,
   * which carries no message.
   */
  readonly answerMs: number | null;
}

export type RecordAnswer = (answer: Answer) => Promise<void>;

/** Throttle: a process stores the same state at most once a minute, and a changed one at once. */
const storeIntervalMs = 60_000;

/** Stores whether the tax authority replies and how fast, for all processes. */
export function createAnswerRecorder({
  pool,
  log,
}: {
  readonly pool: Pool;
  readonly log: Logger;
}): RecordAnswer {
  let stored: { readonly isThere: boolean; readonly nextMs: number } | null = null;
  return async (answer) => {
    const isSame = stored?.isThere === answer.isThere;
    // The result of a HEAD request must not prevent storing the response time of the next message.
    if (isSame && stored !== null && performance.now() < stored.nextMs) return;
    try {
      await pool.query(storeStatement(answer));
      const waitMs = answer.isThere && answer.answerMs === null ? 0 : storeIntervalMs;
      stored = { isThere: answer.isThere, nextMs: performance.now() + waitMs };
    } catch (error) {
      // The error is only logged, because the reply of the tax authority is valid without this record.
      log.warn({ err: error }, 'the state of the tax authority was not stored');
    }
  };
}

/** Runs on the reserved connection of the pool, as the clock recorder does. */
function storeStatement({ at, isThere, answerMs }: Answer): string {
  const moment = `'${at.toISOString()}'`;
  const column = isThere ? 'answered_at' : 'failed_at';
  const took = answerMs === null ? 'null' : String(Math.round(answerMs));
  return `insert into platform.authority_answers as stored (${column}, answer_ms) values (${moment}, ${took})
    on conflict (is_only) do update
    set ${column} = excluded.${column}, answer_ms = coalesce(excluded.answer_ms, stored.answer_ms)`;
}

export interface StoredAnswers extends AuthorityAnswers {
  readonly answerMs: number | null;
}

export async function storedAnswers(transaction: Transaction): Promise<StoredAnswers> {
  const [row] = await transaction.run<StoredAnswers>(
    `select answered_at as "answeredAt", answer_ms as "answerMs", failed_at as "failedAt"
     from platform.authority_answers`,
    [],
  );
  return row ?? { answeredAt: null, answerMs: null, failedAt: null };
}
