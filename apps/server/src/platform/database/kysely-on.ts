import type { Schema } from './schema.generated.ts';
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';

/** Runs one statement on the connection of a transaction; the type of its rows is not checked against its text. */
export type Run = <Row extends object = Record<string, unknown>>(
  text: string,
  values: readonly unknown[],
) => Promise<RowsAffected<Row>>;
export type RowsAffected<Row> = readonly Row[] & { readonly count: number };

/** Kysely's query builder on the open transaction; it never begins one itself. */
export function kyselyOn(run: Run): Kysely<Schema> {
  const connection = new TransactionConnection(run);
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new TransactionDriver(connection),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

class TransactionConnection implements DatabaseConnection {
  readonly #run: Run;

  constructor(run: Run) {
    this.#run = run;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const rows = await this.#run<Row & object>(query.sql, query.parameters);
    return { rows: [...rows], numAffectedRows: BigInt(rows.count ?? 0) };
  }

  streamQuery(): never {
    throw new Error('streaming is not supported');
  }
}

class TransactionDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}

  async beginTransaction(): Promise<never> {
    throw nested();
  }

  async commitTransaction(): Promise<never> {
    throw nested();
  }

  async rollbackTransaction(): Promise<never> {
    throw nested();
  }
}

const nested = () => new Error('a transaction is already open');
