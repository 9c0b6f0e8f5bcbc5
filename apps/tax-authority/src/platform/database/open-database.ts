import postgres from 'postgres';

export type Sql = postgres.Sql<{ bigint: bigint }>;

const settings = {
  types: { bigint: postgres.BigInt },
  connect_timeout: 10,
  onnotice: () => undefined,
};

/** The connection pool. Queries name the schema of each table, so that they do not depend on a search path. */
export function openDatabase(url: string, max: number): Sql {
  return postgres(url, {
    ...settings,
    max: max,
    connection: { application_name: 'tezga tax authority', TimeZone: 'UTC' },
  });
}
