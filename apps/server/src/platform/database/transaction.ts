import type { Schema } from './schema.generated.ts';
import { Refusal } from '@tezga/domain';
import type { Kysely } from 'kysely';
import { ConnectionLost, type Connection } from './connection.ts';
import { kyselyOn, type Run } from './kysely-on.ts';
import type { Pool } from './pool.ts';

export interface Transaction {
  /**
   * Runs a prepared statement. Statements run in the order they are sent, so independent ones may be pipelined with
   * Promise.all. A statement after a failed one rejects with the error of the failed one.
   */
  readonly run: Run;
  /** Kysely on this transaction, typed by the migrated schema. */
  readonly queries: Kysely<Schema>;
}

const begin = { changing: 'begin', reading: 'begin read only' } as const;

export interface TransactionOptions {
  /** `reading` begins a read-only transaction: PostgreSQL refuses its writes. */
  readonly kind: keyof typeof begin;
  /** A statement without values that is sent together with BEGIN, which saves a round trip. */
  readonly opening?: string;
}

type OpeningRow = Record<string, unknown>;

/** Runs the work in a transaction. The work gets the first row of the opening statement. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (transaction: Transaction, opened: OpeningRow | undefined) => Promise<Result>,
  options: TransactionOptions = { kind: 'changing' },
): Promise<Result> {
  const connection = await pool.acquire();
  const bounded = transactionOn(connection);
  try {
    const result = await work(bounded.transaction, await open(connection, options));
    if (options.kind === 'changing') await commit(connection, bounded);
    return result;
  } catch (error) {
    bounded.end();
    if (options.kind === 'changing') await endFailed(connection, bounded, error);
    throw error;
  } finally {
    bounded.end();
    pool.release(connection);
  }
}

/**
 * Sends the deferred COMMIT of a read-only transaction together with BEGIN: it needs no reply, and a read saves a round
 * trip.
 */
async function open(
  connection: Connection,
  { kind, opening }: TransactionOptions,
): Promise<OpeningRow | undefined> {
  const first = connection.isCommitDue ? `commit;${begin[kind]}` : begin[kind];
  connection.isCommitDue = kind === 'reading';
  // The result of several statements is a list of their results; the opening statement is the last.
  const results: unknown = await connection.send(opening === undefined ? first : `${first};${opening}`);
  return opening === undefined ? undefined : (results as OpeningRow[][]).at(-1)?.[0];
}

async function endFailed(connection: Connection, bounded: Bounded, error: unknown): Promise<void> {
  if (error instanceof Refusal && error.commitsWork) await commit(connection, bounded);
  // If the rollback fails, the connection is gone and PostgreSQL rolls back by itself; the first error is reported.
  else if (connection.generation === bounded.generation)
    await connection.send('rollback').catch(() => undefined);
}

/** Checks the reply: after a statement whose error was ignored, PostgreSQL replies ROLLBACK to COMMIT without an error. */
async function commit(connection: Connection, bounded: Bounded): Promise<void> {
  if (connection.generation !== bounded.generation)
    throw new ConnectionLost('the connection was lost before the commit');
  bounded.end();
  const { command } = await connection.send('commit');
  if (command !== 'COMMIT') throw new Error(`the transaction ended with ${command} instead of COMMIT`);
}

interface Bounded {
  readonly transaction: Transaction;
  readonly generation: number;
  end(): void;
}

function transactionOn(connection: Connection): Bounded {
  const { generation } = connection;
  let isOver = false;
  let first: unknown;
  const run: Run = async <Row extends object>(text: string, values: readonly unknown[]) => {
    // After the end of the transaction, a statement would be committed immediately, or run in the next
    // transaction on the connection.
    if (isOver) throw new Error('the transaction is over');
    try {
      return await connection.run<Row>(text, values, generation);
    } catch (error) {
      first ??= error;
      throw isAborted(error) ? first : error;
    }
  };
  let queries: Kysely<Schema> | null = null;
  return {
    generation,
    transaction: {
      run,
      get queries() {
        return (queries ??= kyselyOn(run));
      },
    },
    end: () => (isOver = true),
  };
}

const conflictCodes = new Set(['40001', '40P01', '55P03']);

/** PostgreSQL aborted the transaction for a deadlock, a serialization failure or a lock timeout, so a retry may succeed. */
export function isTransactionConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && conflictCodes.has(String(error.code));
}

/** 25P02: an earlier statement of the transaction failed. */
function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25P02';
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
