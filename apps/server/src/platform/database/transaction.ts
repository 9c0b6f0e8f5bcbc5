import type { Schema } from './schema.generated.ts';
import { Refusal } from '@tezga/domain';
import type { Kysely } from 'kysely';
import { ConnectionLost, type Connection } from './connection.ts';
import { kyselyOn, type Run } from './kysely-on.ts';
import type { Pool } from './pool.ts';

export interface Transaction {
  /**
   * Runs a prepared statement. Statements run in the order in which they are sent, so independent statements can be
   * pipelined with Promise.all. After a failed statement, all later ones reject with its error.
   */
  readonly run: Run;
  /** Kysely's query builder on this transaction, with the types of the database schema. */
  readonly queries: Kysely<Schema>;
}

const begin = { changing: 'begin', reading: 'begin read only' } as const;

export interface TransactionOptions {
  /** `reading` is a read-only transaction, in which PostgreSQL refuses writes. */
  readonly kind: keyof typeof begin;
  /** An SQL statement without parameters, sent together with BEGIN to save a round trip. */
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
 * Sends BEGIN. If the previous transaction on the connection was read-only, its deferred COMMIT is sent in the same
 * message, which saves a round trip for each read.
 */
async function open(
  connection: Connection,
  { kind, opening }: TransactionOptions,
): Promise<OpeningRow | undefined> {
  const first = connection.isCommitDue ? `commit;${begin[kind]}` : begin[kind];
  connection.isCommitDue = kind === 'reading';
  // The driver returns a list with the result of each statement; the opening statement is the last one.
  const results: unknown = await connection.send(opening === undefined ? first : `${first};${opening}`);
  return opening === undefined ? undefined : (results as OpeningRow[][]).at(-1)?.[0];
}

async function endFailed(connection: Connection, bounded: Bounded, error: unknown): Promise<void> {
  if (error instanceof Refusal && error.commitsWork) await commit(connection, bounded);
  // If the rollback fails, the connection is lost and PostgreSQL rolls back by itself. The caller gets the error of
  // the work, not that of the rollback.
  else if (connection.generation === bounded.generation)
    await connection.send('rollback').catch(() => undefined);
}

/**
 * Commits and checks the reply: if the work ignored the error of a statement, PostgreSQL replies to COMMIT with
 * ROLLBACK instead of an error.
 */
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
    // Outside its transaction the statement would be committed immediately, or become part of the next transaction
    // on the connection.
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
