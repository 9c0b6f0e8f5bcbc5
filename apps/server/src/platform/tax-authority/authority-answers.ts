import type { AuthorityAnswers } from '@tezga/domain';
import type { Logger } from 'pino';
import type { Pool } from '../database/pool.ts';
import type { Transaction } from '../database/transaction.ts';

export interface Answer {
  readonly at: Date;
  readonly isThere: boolean;
  /** The response time of a message; null if no reply came, and for a HEAD request, which carries no message. */
  readonly answerMs: number | null;
}

export type RecordAnswer = (answer: Answer) => Promise<void>;

/** Throttle: each process stores an unchanged state at most once a minute, and a change at once. */
const storeIntervalMs = 60_000;

/** Stores in the database, for all processes, whether the tax authority replies and how fast. */
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
    // After a HEAD request `nextMs` is not in the future, so that the response time of the next message is stored.
    if (isSame && stored !== null && performance.now() < stored.nextMs) return;
    try {
      await pool.query(storeStatement(answer));
      const waitMs = answer.isThere && answer.answerMs === null ? 0 : storeIntervalMs;
      stored = { isThere: answer.isThere, nextMs: performance.now() + waitMs };
    } catch (error) {
      // Storing is optional: the reply of the tax authority is valid without it.
      log.warn({ err: error }, 'the state of the tax authority was not stored');
    }
  };
}

/** The statement runs on the reserved connection of the pool, for the reason that authority-clock.ts gives. */
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
