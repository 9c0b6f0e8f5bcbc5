import type { Schema } from './schema.generated.ts';
import { Refusal } from '@tezga/domain';
import type { Kysely } from 'kysely';
import { ConnectionLost, type Connection } from './connection.ts';
import { kyselyOn, type Run } from './kysely-on.ts';
import type { Pool } from './pool.ts';

export interface Transaction {
  /**
   * Runs a prepared statement written by hand. Statements run in the order they are sent, so those that need no reply of
   * each other may be sent together with Promise.all; what fails after one that failed reports the error of that one.
   */
  readonly run: Run;
  /** Kysely on this transaction; its tables are those of the migrated schema. */
  readonly queries: Kysely<Schema>;
}

const begin = { changing: 'begin', reading: 'begin read only' } as const;

export interface Beginning {
  /** A reading transaction is read only: PostgreSQL refuses its writes. */
  readonly kind: keyof typeof begin;
  /** A statement without values, sent in one message with BEGIN, which saves every call a round trip. */
  readonly opening?: string;
}

type OpeningRow = Record<string, unknown>;

/** One unit of work: committed whole or not at all. The work is given the row that the opening statement returned. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (transaction: Transaction, opened: OpeningRow | undefined) => Promise<Result>,
  beginning: Beginning = { kind: 'changing' },
): Promise<Result> {
  const connection = await pool.lend();
  const bounded = transactionOn(connection);
  try {
    const result = await work(bounded.transaction, await open(connection, beginning));
    if (beginning.kind === 'changing') await commit(connection, bounded);
    return result;
  } catch (error) {
    bounded.end();
    if (beginning.kind === 'changing') await endFailed(connection, bounded, error);
    throw error;
  } finally {
    bounded.end();
    pool.giveBack(connection);
  }
}

/** A reading transaction needs no reply to its COMMIT, so that travels with the next BEGIN: every read saves a message. */
async function open(connection: Connection, { kind, opening }: Beginning): Promise<OpeningRow | undefined> {
  const first = connection.isCommitDue ? `commit;${begin[kind]}` : begin[kind];
  connection.isCommitDue = kind === 'reading';
  // Several statements give several results, one after the other.
  const results: unknown = await connection.send(opening === undefined ? first : `${first};${opening}`);
  return opening === undefined ? undefined : (results as OpeningRow[][]).at(-1)?.[0];
}

async function endFailed(connection: Connection, bounded: Bounded, error: unknown): Promise<void> {
  if (error instanceof Refusal && error.commitsWork) await commit(connection, bounded);
  // A rollback that fails has nothing left to undo; the first error is the one to report.
  else if (connection.generation === bounded.generation)
    await connection.send('rollback').catch(() => undefined);
}

/** COMMIT after a swallowed error replies ROLLBACK without an error; that must not pass for done. */
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
    // A statement after the end would stand alone, or write into the next transaction on the connection.
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

const lostRace = new Set(['40001', '40P01', '55P03']);

/** PostgreSQL gave up one of two transactions that blocked each other: the same work may succeed now. */
export function isLostRace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostRace.has(String(error.code));
}

/** Only says that an earlier statement of the transaction failed. */
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
