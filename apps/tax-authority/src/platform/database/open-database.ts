import postgres from 'postgres';

export type Sql = postgres.Sql<{ bigint: bigint }>;

const settings = {
  types: { bigint: postgres.BigInt },
  connect_timeout: 10,
  onnotice: () => undefined,
};

/** Connections to the database; tables are named with their schema, so that nothing depends on a search path. */
export function openDatabase(url: string, most: number): Sql {
  return postgres(url, {
    ...settings,
    max: most,
    connection: { application_name: 'tezga tax authority', TimeZone: 'UTC' },
  });
}
