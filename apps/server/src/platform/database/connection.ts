import type postgres from 'postgres';
import type { RowsAffected } from './kysely-on.ts';

export type Sql = postgres.Sql<{ bigint: bigint }>;

/** The connection went away under a transaction, so what it had done is undone or in doubt. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** A connection lent to one transaction at a time; when it breaks, the next use finds a fresh one. */
export interface Connection {
  /** Counts the connections it was: another number than at its beginning tells a transaction that its connection is gone. */
  readonly generation: number;
  /** A reading transaction is still open on it; the next BEGIN takes its COMMIT along. */
  isCommitDue: boolean;
  /** One or more statements without values. */
  send(text: string): Promise<{ readonly command?: string } & readonly Record<string, unknown>[]>;
  /** One prepared statement of the transaction that began at this generation. */
  run<Row extends object>(
    text: string,
    values: readonly unknown[],
    generation: number,
  ): Promise<RowsAffected<Row>>;
  commitIfDue(): void;
  end(patienceSeconds: number): Promise<void>;
}

export function keptConnection(open: (onclose: () => void) => Sql): Connection {
  let generation = 0;
  const { answered, lose } = statementsUnderWay();
  let sql = fresh();

  /** After a break everything begins anew: the driver may not recover a connection that broke while it was writing. */
  function fresh(): Sql {
    const opened = open(() => {
      if (opened !== sql) return;
      generation += 1;
      connection.isCommitDue = false;
      lose();
      sql = fresh();
      void opened.end({ timeout: 0 });
    });
    return opened;
  }

  const connection: Connection = {
    isCommitDue: false,
    get generation() {
      return generation;
    },
    send: (text) => answered(sql.unsafe(text)),
    run<Row extends object>(text: string, values: readonly unknown[], began: number) {
      // On the fresh connection the statement would stand alone, outside the transaction it belongs to.
      if (generation !== began) return Promise.reject(new ConnectionLost('the connection was lost'));
      // The driver would find out on its way to the database, and fail another statement that is under way for it.
      if (values.includes(undefined)) return Promise.reject(new TypeError(`a value is missing in ${text}`));
      return answered(
        sql.unsafe<Row[]>(text, values as postgres.ParameterOrJSON<bigint>[], { prepare: true }),
      );
    },
    commitIfDue() {
      if (!connection.isCommitDue) return;
      connection.isCommitDue = false;
      // It wrote nothing, so an error loses nothing; a broken connection shows itself at the next use.
      connection.send('commit').catch(() => undefined);
    },
    end: (patienceSeconds) => sql.end({ timeout: patienceSeconds }),
  };
  return connection;
}

/** A statement handed over while the connection was going away may never be answered; then the break answers it. */
function statementsUnderWay() {
  const underWay = new Set<(lost: ConnectionLost) => void>();
  return {
    answered: <Answer>(query: PromiseLike<Answer>): Promise<Answer> =>
      new Promise((resolve, reject) => {
        underWay.add(reject);
        const settle =
          <Value>(how: (value: Value) => void) =>
          (value: Value) => {
            underWay.delete(reject);
            how(value);
          };
        query.then(
          settle(resolve),
          settle((error: unknown) => reject(asConnectionLost(error))),
        );
      }),
    lose: (): void => {
      for (const fail of underWay) fail(new ConnectionLost('the connection was lost'));
      underWay.clear();
    },
  };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const lostByDriver = /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|EHOST|ENOENT)/;
const lostByPostgres = /^(57P0|25P0)/;

/** True of any connection: a client that hangs up fails with the same codes. */
export const isLostByDriver = (error: unknown): boolean => lostByDriver.test(codeOf(error));

/** Only errors of our own connections to the database are marked as lost. */
function asConnectionLost(error: unknown): unknown {
  if (!isLostByDriver(error)) return error;
  return new ConnectionLost('the connection was lost', { cause: error });
}

/** The database went away in the middle: nobody knows whether the work was done, so it must be asked again. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof ConnectionLost || lostByPostgres.test(codeOf(error));
}
