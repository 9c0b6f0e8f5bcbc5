import postgres from 'postgres';

export type Pool = postgres.Sql<{ bigint: bigint }>;

/** Connections that understand whole numbers of any size, and that speak UTC. */
export function openPool(url: string, connections: number, quiet = true): Pool {
  return postgres(url, {
    max: connections,
    types: { bigint: postgres.BigInt },
    idle_timeout: 60,
    connect_timeout: 10,
    connection: { application_name: 'tezga', TimeZone: 'UTC' },
    ...(quiet ? { onnotice: () => undefined } : {}),
  });
}
