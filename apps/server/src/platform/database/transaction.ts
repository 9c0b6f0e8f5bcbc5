import { Refusal } from '@tezga/domain';
import type { Kysely } from 'kysely';
import type postgres from 'postgres';
import { kyselyOn, type Run } from './kysely-on.ts';
import type { Connection, Pool } from './pool.ts';

export interface Transaction {
  /** A prepared statement, for the few hot ones written by hand. */
  readonly run: Run;
  /** Kysely on this transaction; a store names its tables with withTables. */
  readonly queries: Kysely<unknown>;
}

const begin = { changing: 'begin', reading: 'begin read only' } as const;

/** After one that read: the next of its kind follows on in the same manner. */
const beginAgain = { changing: 'commit;begin', reading: 'commit and chain' } as const;

export interface Beginning {
  /** A transaction that reads cannot write at all. */
  readonly kind: keyof typeof begin;
  /** A statement without values that is sent in one message with BEGIN: every call has one, so it counts. */
  readonly opening?: string;
}

/** One unit of work: committed whole, or as if it had never been. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (transaction: Transaction, opened: Record<string, unknown> | undefined) => Promise<Result>,
  beginning: Beginning = { kind: 'changing' },
): Promise<Result> {
  const connection = await pool.lend();
  const outcome = await open(connection, beginning)
    .then((opened) => work(transactionOn(connection), opened))
    .then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
  const isKept = 'result' in outcome || (outcome.error instanceof Refusal && outcome.error.keepsWork);
  if (beginning.kind === 'changing') await end(pool, connection, isKept);
  else if ('error' in outcome && isBroken(outcome.error)) pool.discard(connection);
  else pool.giveBack(connection);
  if ('result' in outcome) return outcome.result;
  throw outcome.error;
}

/** What only read needs no answer to its COMMIT: it goes out with the next BEGIN on the connection. */
async function open(connection: Connection, { kind, opening }: Beginning) {
  const first = connection.isOpen ? beginAgain[kind] : begin[kind];
  connection.isOpen = kind === 'reading';
  // Several statements give several results, one after the other.
  const results: unknown = await connection.sql.unsafe(opening === undefined ? first : `${first};${opening}`);
  return opening === undefined ? undefined : (results as Record<string, unknown>[][]).at(-1)?.[0];
}

async function end(pool: Pool, connection: Connection, isKept: boolean): Promise<void> {
  try {
    await connection.sql.unsafe(isKept ? 'commit' : 'rollback');
    pool.giveBack(connection);
  } catch (error) {
    pool.discard(connection);
    throw error;
  }
}

const brokenConnection = /^(CONNECTION_|ECONN|EPIPE|57P0)/;

function isBroken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && brokenConnection.test(String(error.code));
}

function transactionOn({ sql }: Connection): Transaction {
  const run: Run = (text, values) =>
    sql.unsafe(text, values as postgres.ParameterOrJSON<bigint>[], { prepare: true });
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
