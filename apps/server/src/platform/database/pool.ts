import postgres from 'postgres';
import { pooledConnection, type Connection, type Sql } from './connection.ts';

export type Query = (text: string) => Promise<readonly Record<string, unknown>[]>;

export interface Pool {
  /** Runs one statement outside any transaction, on a connection reserved for this. */
  readonly query: Query;
  acquire(): Promise<Connection>;
  release(connection: Connection): void;
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
const endTimeoutSeconds = 5;
const commitDelayMaxMs = 10;

/** A pool of connections in the server's role, which owns no table, so row-level security always applies. */
export function openPool(url: string, connectionsMax: number): Pool {
  const open = (onclose: () => void): Sql =>
    postgres(url, {
      ...settings,
      max: 1,
      onclose,
      connection: { application_name: 'tezga', role: serverRole, TimeZone: 'UTC', statement_timeout: 60_000 },
    });
  return poolOf(open, connectionsMax);
}

/** The pool does not close idle connections, because connecting again costs more than a small query. */
function poolOf(open: (onclose: () => void) => Sql, connectionsMax: number): Pool {
  const reserved = pooledConnection(open);
  const all: Connection[] = [];
  const idle: Connection[] = [];
  const waiting: ((connection: Connection) => void)[] = [];
  let committing: NodeJS.Timeout | null = null;

  function commitIdle(): void {
    committing = null;
    for (const connection of idle) connection.commitIfDue();
  }

  function add(): Connection {
    const connection = pooledConnection(open);
    all.push(connection);
    return connection;
  }

  return {
    query: (text) => reserved.send(text),
    async acquire() {
      const free = idle.pop();
      if (free !== undefined) return free;
      return all.length < connectionsMax ? add() : new Promise((resolve) => waiting.push(resolve));
    },
    release(connection) {
      const next = waiting.shift();
      if (next !== undefined) return next(connection);
      idle.push(connection);
      if (connection.isCommitDue) committing ??= setTimeout(commitIdle, commitDelayMaxMs);
    },
    async end() {
      if (committing !== null) clearTimeout(committing);
      commitIdle();
      await Promise.all([reserved, ...all].map((each) => each.end(endTimeoutSeconds)));
    },
  };
}

export class WrongRole extends Error {
  override readonly name = 'WrongRole';
}

/**
 * Refuses to start if the database role is not `tezga_server`: a pooler such as PgBouncer may ignore the role that
 * the connection requests.
 */
export async function expectServerRole(query: Query): Promise<void> {
  const [row] = await query('select current_user as name');
  const name = String(row?.['name']);
  if (name !== serverRole) {
    throw new WrongRole(
      `Lidhja me bazën e të dhënave punon si ${name}, jo si ${serverRole}. Kontrolloni DATABASE_URL.`,
    );
  }
}
