import type postgres from 'postgres';
import type { RowsAffected } from './kysely-on.ts';

export type Sql = postgres.Sql<{ bigint: bigint }>;

/**
 * The connection was lost during a transaction. PostgreSQL has rolled it back, unless it had already received the
 * COMMIT.
 */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** A pooled connection, used by one transaction at a time. If it is lost, it reconnects for the next transaction. */
export interface Connection {
  /**
   * Incremented at each reconnect. If the number is not the one at the beginning of a transaction, this transaction
   * has lost its connection.
   */
  readonly generation: number;
  /** Deferred COMMIT: a read-only transaction is still open, and its COMMIT is sent together with the next BEGIN. */
  isCommitDue: boolean;
  /** Sends one or more statements without values. */
  send(text: string): Promise<{ readonly command?: string } & readonly Record<string, unknown>[]>;
  /** Runs one prepared statement of the transaction that began at this generation. */
  run<Row extends object>(
    text: string,
    values: readonly unknown[],
    generation: number,
  ): Promise<RowsAffected<Row>>;
  commitIfDue(): void;
  end(timeoutSeconds: number): Promise<void>;
}

export function pooledConnection(open: (onclose: () => void) => Sql): Connection {
  let generation = 0;
  const { tracked, failAll } = pendingStatements();
  let sql = fresh();

  /**
   * Creates a new driver client after each loss of the connection, because the driver may not recover if the loss
   * happened during a write.
   */
  function fresh(): Sql {
    const opened = open(() => {
      if (opened !== sql) return;
      generation += 1;
      connection.isCommitDue = false;
      failAll();
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
    send: (text) => tracked(sql.unsafe(text)),
    run<Row extends object>(text: string, values: readonly unknown[], began: number) {
      // After a reconnect, the statement would run outside of its transaction and be committed immediately.
      if (generation !== began) return Promise.reject(new ConnectionLost('the connection was lost'));
      // Checked here: the driver reports this error too, but it may reject another pending statement with it.
      if (values.includes(undefined)) return Promise.reject(new TypeError(`a value is missing in ${text}`));
      return tracked(
        sql.unsafe<Row[]>(text, values as postgres.ParameterOrJSON<bigint>[], { prepare: true }),
      );
    },
    commitIfDue() {
      if (!connection.isCommitDue) return;
      connection.isCommitDue = false;
      // The read-only transaction has already returned its result, so an error is ignored; the next statement
      // reports a lost connection.
      connection.send('commit').catch(() => undefined);
    },
    end: (timeoutSeconds) => sql.end({ timeout: timeoutSeconds }),
  };
  return connection;
}

/**
 * Rejects all pending statements when the connection is lost, because the driver may never settle a statement that
 * it received at that moment.
 */
function pendingStatements() {
  const pending = new Set<(lost: ConnectionLost) => void>();
  return {
    tracked: <Reply>(query: PromiseLike<Reply>): Promise<Reply> =>
      new Promise((resolve, reject) => {
        pending.add(reject);
        const settle =
          <Value>(how: (value: Value) => void) =>
          (value: Value) => {
            pending.delete(reject);
            how(value);
          };
        query.then(
          settle(resolve),
          settle((error: unknown) => reject(asConnectionLost(error))),
        );
      }),
    failAll: (): void => {
      for (const fail of pending) fail(new ConnectionLost('the connection was lost'));
      pending.clear();
    },
  };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const lostByDriver = /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|EHOST|ENOENT)/;
const lostByPostgres = /^(57P0|25P0)/;

/** Checks only the error code, so it is also true for the error of an HTTP client that closed its connection. */
export const isLostByDriver = (error: unknown): boolean => lostByDriver.test(codeOf(error));

/**
 * Wraps the error in ConnectionLost: HTTP connections have errors with the same codes, and only those of the
 * database mean that a transaction was lost.
 */
function asConnectionLost(error: unknown): unknown {
  if (!isLostByDriver(error)) return error;
  return new ConnectionLost('the connection was lost', { cause: error });
}

/**
 * The database connection was lost, so it is unknown whether the transaction was committed. The client retries with
 * its idempotency key.
 */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof ConnectionLost || lostByPostgres.test(codeOf(error));
}
