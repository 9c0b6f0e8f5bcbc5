import { Refusal } from '@tezga/domain';
import type { Kysely } from 'kysely';
import { ConnectionLost, type Connection } from './connection.ts';
import { kyselyOn, type Run } from './kysely-on.ts';
import type { Pool } from './pool.ts';

export interface Transaction {
  /** A prepared statement, for the few hot ones written by hand. */
  readonly run: Run;
  /**
   * One whose answer nobody waits for: it is heard with that of the COMMIT, which does nothing where it failed. What is then
   * told is its error, or what that means.
   */
  readonly runUnheard: (
    text: string,
    values: readonly unknown[],
    meaningOf?: (error: unknown) => unknown,
  ) => void;
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
  /** The work waits for the opening's answer itself, and writes before only what does no harm where it stands alone. */
  readonly isWorkWaiting?: true;
}

type Row = Record<string, unknown>;

/** The answer to the opening statement; statements that do no harm may be sent before it has come. */
export type Opened = Promise<Row | undefined>;

/** One unit of work: committed whole, or as if it had never been. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (transaction: Transaction, opened: Opened) => Promise<Result>,
  beginning: Beginning = { kind: 'changing' },
): Promise<Result> {
  const connection = await pool.lend();
  const { generation } = connection;
  const bounded = transactionOn(connection, generation, beginning);
  try {
    const opened = open(connection, beginning);
    if (beginning.kind === 'reading') return await work(bounded.transaction, opened);
    // A statement that overtook a failed BEGIN would stand alone and stay.
    if (beginning.isWorkWaiting !== true) await opened;
    return await change(connection, bounded, () => work(bounded.transaction, opened));
  } finally {
    bounded.end();
    pool.giveBack(connection);
  }
}

/** What only read needs no answer to its COMMIT: it goes out with the next BEGIN on the connection. */
function open(connection: Connection, { kind, opening }: Beginning): Opened {
  const first = connection.isReading ? beginAgain[kind] : begin[kind];
  connection.isReading = kind === 'reading';
  const sent = connection.send(opening === undefined ? first : `${first};${opening}`);
  // Several statements give several results, one after the other.
  const opened = sent.then((results: unknown) =>
    opening === undefined ? undefined : (results as Row[][]).at(-1)?.[0],
  );
  // Work that failed first does not wait for the answer, which then fails unheard for the same reason.
  opened.catch(() => undefined);
  return opened;
}

async function change<Result>(
  connection: Connection,
  bounded: Bounded,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    await commit(connection, bounded);
    return result;
  } catch (error) {
    bounded.end();
    if (error instanceof Refusal && error.keepsWork) await commit(connection, bounded);
    // A rollback that fails has nothing left to undo; the first error is the one to tell.
    else if (connection.generation === bounded.generation)
      await connection.send('rollback').catch(() => undefined);
    throw bounded.causeOf(error);
  }
}

/** COMMIT after an error that someone swallowed answers ROLLBACK without complaint; nobody must take that for done. */
async function commit(connection: Connection, bounded: Bounded): Promise<void> {
  if (connection.generation !== bounded.generation)
    throw new ConnectionLost('the connection was lost before the commit');
  bounded.end();
  // What failed before it reached the database does not make a ROLLBACK of it.
  const { command } = await connection.send(bounded.hasFailedUnheard() ? 'rollback' : 'commit');
  if (command === 'COMMIT') return;
  bounded.hear();
  throw new Error(`the transaction ended with ${command} instead of COMMIT`);
}

interface Bounded {
  readonly transaction: Transaction;
  readonly generation: number;
  hasFailedUnheard(): boolean;
  /** Throws what a statement failed with that nobody waited for. */
  hear(): void;
  /** What failed first, where the error only says that something did. */
  causeOf(error: unknown): unknown;
  end(): void;
}

interface Failure {
  readonly error: unknown;
}

function transactionOn(connection: Connection, generation: number, { kind }: Beginning): Bounded {
  let isOver = false;
  let first: Failure | null = null;
  let unheard: Failure | null = null;
  const run = (text: string, values: readonly unknown[], meaningOf = itself) => {
    // What is left running when the end is sent would stand alone, and later write into someone else's transaction.
    if (isOver) return Promise.reject(new Error('the transaction is over'));
    const answer = connection.run(text, values, generation);
    answer.catch((error: unknown) => {
      if (!isAfterFailure(error)) first ??= { error: meaningOf(error) };
    });
    return answer;
  };
  let queries: Kysely<unknown> | null = null;
  return {
    generation,
    transaction: {
      run: (text, values) => run(text, values),
      runUnheard(text, values, meaningOf = itself) {
        if (kind === 'reading') throw new Error('what only reads has no COMMIT to be heard with');
        if (isOver) throw new Error('the transaction is over');
        run(text, values, meaningOf).catch((error: unknown) => {
          unheard ??= isAfterFailure(error) ? first : { error: meaningOf(error) };
        });
      },
      get queries() {
        return (queries ??= kyselyOn(run));
      },
    },
    hasFailedUnheard: () => unheard !== null,
    hear() {
      if (unheard !== null) throw unheard.error;
    },
    causeOf: (error) => (isAfterFailure(error) && first !== null ? first.error : error),
    end: () => (isOver = true),
  };
}

const itself = (error: unknown): unknown => error;

const lostRace = new Set(['40001', '40P01', '55P03']);

/** PostgreSQL gave up one of two transactions that stood in each other's way: the same work may succeed now. */
export function isLostRace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostRace.has(String(error.code));
}

/** Only says that a statement before it failed. */
function isAfterFailure(error: unknown): boolean {
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
