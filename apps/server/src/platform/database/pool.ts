import postgres from 'postgres';

export type Pool = postgres.Sql<{ bigint: bigint }>;

const settings = {
  types: { bigint: postgres.BigInt },
  idle_timeout: 60,
  connect_timeout: 10,
  onnotice: () => undefined,
};

/** One connection as the owner of the tables, for migrations and nothing else. */
export function openAsOwner(url: string): Pool {
  return postgres(url, { ...settings, max: 1, connection: { application_name: 'tezga migrations' } });
}

/** Connections in the server's own role, which owns nothing and skips no policy. */
export function openPool(url: string, connections: number): Pool {
  const connection = {
    application_name: 'tezga',
    role: serverRole,
    TimeZone: 'UTC',
    statement_timeout: 60_000,
  };
  return postgres(url, { ...settings, max: connections, connection });
}

const serverRole = 'tezga_server';

export class WrongRole extends Error {
  override readonly name = 'WrongRole';
}

/** A pooler in between may drop what a connection asks for at its start; then nothing must run. */
export async function expectServerRole(pool: Pool): Promise<void> {
  const [row] = await pool<{ name: string }[]>`select current_user as name`;
  if (row?.name !== serverRole) {
    throw new WrongRole(
      `Lidhja me bazën e të dhënave punon si ${row?.name}, jo si ${serverRole}. Kontrolloni DATABASE_URL.`,
    );
  }
}
