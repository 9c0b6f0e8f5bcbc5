import { Refusal } from '@tezga/domain';
import type { Kysely } from 'kysely';
import type postgres from 'postgres';
import { kyselyOn, type Run } from './kysely-on.ts';
import type { Pool } from './pool.ts';

export interface Transaction {
  /** A prepared statement, for the few hot ones written by hand. */
  readonly run: Run;
  /** Kysely on this transaction; a store names its tables with withTables. */
  readonly queries: Kysely<unknown>;
}

const begin = { changing: 'begin', reading: 'begin read only' } as const;

/**
 * One unit of work: committed whole, or as if it had never been; one that reads cannot write at all.
 * The first statement is sent without waiting for BEGIN to be answered, which saves a round trip.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<Result>,
  kind: keyof typeof begin = 'changing',
): Promise<Result> {
  const connection = await pool.reserve();
  const begun = connection.unsafe(begin[kind]).then(() => undefined);
  const outcome = await Promise.all([work(transactionOn(connection)), begun]).then(
    ([result]) => ({ result }),
    (error: unknown) => ({ error }),
  );
  const isKept = 'result' in outcome || (outcome.error instanceof Refusal && outcome.error.keepsWork);
  const ended = connection.unsafe(isKept ? 'commit' : 'rollback').finally(() => connection.release());
  if (kind === 'changing') await ended;
  // What was read is known already; that the connection may have broken since is the next caller's affair.
  else ended.catch(() => undefined);
  if ('result' in outcome) return outcome.result;
  throw outcome.error;
}

function transactionOn(connection: postgres.ReservedSql<{ bigint: bigint }>): Transaction {
  const run: Run = (text, values) =>
    connection.unsafe(text, values as postgres.ParameterOrJSON<bigint>[], { prepare: true });
  let queries: Kysely<unknown> | null = null;
  return {
    run,
    get queries() {
      return (queries ??= kyselyOn(run));
    },
  };
}

const lostRace = new Set(['40001', '40P01', '55P03']);

/** PostgreSQL gave up one of two transactions that stood in each other's way: the same work may succeed now. */
export function isLostRace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostRace.has(String(error.code));
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint_name' in error &&
    error.constraint_name === constraint
  );
}
