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

// The role is set for the transaction only, so that a pooler may hand the connection to anyone afterwards.
const beginAsServer = 'begin; set local role tezga_server';

/**
 * One unit of work: committed whole, or as if it had never been.
 * The first statement is sent without waiting for BEGIN to be answered, which saves a round trip.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.reserve();
  try {
    const begun = connection.unsafe(beginAsServer).then(() => undefined);
    const outcome = await Promise.all([work(transactionOn(connection)), begun]).then(
      ([result]) => ({ result }),
      (error: unknown) => ({ error }),
    );
    if ('result' in outcome) {
      await connection.unsafe('commit');
      return outcome.result;
    }
    const keepsWork = outcome.error instanceof Refusal && outcome.error.keepsWork;
    await connection.unsafe(keepsWork ? 'commit' : 'rollback');
    throw outcome.error;
  } finally {
    connection.release();
  }
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
