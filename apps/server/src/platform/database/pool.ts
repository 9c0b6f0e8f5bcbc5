import postgres from 'postgres';

export type Sql = postgres.Sql<{ bigint: bigint }>;

/** A connection lent to one transaction at a time. */
export interface Connection {
  readonly sql: postgres.ReservedSql<{ bigint: bigint }>;
  /** A transaction that only read is still open on it; the next message ends it on its way. */
  isOpen: boolean;
}

export interface Pool {
  /** For single statements outside any transaction, on a connection that work never takes. */
  readonly sql: Sql;
  lend(): Promise<Connection>;
  giveBack(connection: Connection): void;
  /** For a connection that broke under someone's hands. */
  discard(connection: Connection): void;
  end(): Promise<void>;
}

const settings = {
  types: { bigint: postgres.BigInt },
  connect_timeout: 10,
  max_lifetime: null,
  onnotice: () => undefined,
};

/** One connection as the owner of the tables, for migrations and nothing else. */
export function openAsOwner(url: string): Sql {
  return postgres(url, { ...settings, max: 1, connection: { application_name: 'tezga migrations' } });
}

const serverRole = 'tezga_server';
const openTransactionMaxMs = 10;

/** Connections in the server's own role, which owns nothing and skips no policy. */
export function openPool(url: string, connections: number): Pool {
  const sql: Sql = postgres(url, {
    ...settings,
    max: connections + 1,
    connection: { application_name: 'tezga', role: serverRole, TimeZone: 'UTC', statement_timeout: 60_000 },
  });
  return keepConnections(sql, connections);
}

interface Waiting {
  readonly resolve: (connection: Connection) => void;
  readonly reject: (error: unknown) => void;
}

/** Keeps what it has opened: asking for a connection anew each time would cost more than a small query. */
function keepConnections(sql: Sql, most: number): Pool {
  const idle: Connection[] = [];
  const waiting: Waiting[] = [];
  let opened = 0;
  let closing: NodeJS.Timeout | null = null;

  async function open(): Promise<Connection> {
    opened += 1;
    try {
      return { sql: await sql.reserve(), isOpen: false };
    } catch (error) {
      opened -= 1;
      throw error;
    }
  }

  function closeIdleTransactions(): void {
    closing = null;
    for (const connection of idle.filter(({ isOpen }) => isOpen)) {
      connection.isOpen = false;
      connection.sql.unsafe('commit').catch(() => undefined);
    }
  }

  return {
    sql,
    async lend() {
      const free = idle.pop();
      if (free !== undefined) return free;
      if (opened < most) return open();
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    giveBack(connection) {
      const next = waiting.shift();
      if (next !== undefined) return next.resolve(connection);
      idle.push(connection);
      if (connection.isOpen) closing ??= setTimeout(closeIdleTransactions, openTransactionMaxMs);
    },
    discard(connection) {
      opened -= 1;
      connection.sql.release();
      const next = waiting.shift();
      if (next !== undefined) open().then(next.resolve, next.reject);
    },
    async end() {
      if (closing !== null) clearTimeout(closing);
      await sql.end({ timeout: 5 });
    },
  };
}

export class WrongRole extends Error {
  override readonly name = 'WrongRole';
}

/** A pooler in between may drop what a connection asks for at its start; then nothing must run. */
export async function expectServerRole(sql: Sql): Promise<void> {
  const [row] = await sql<{ name: string }[]>`select current_user as name`;
  if (row?.name !== serverRole) {
    throw new WrongRole(
      `Lidhja me bazën e të dhënave punon si ${row?.name}, jo si ${serverRole}. Kontrolloni DATABASE_URL.`,
    );
  }
}
