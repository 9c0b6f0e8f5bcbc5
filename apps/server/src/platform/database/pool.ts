import postgres from 'postgres';
import { keptConnection, type Connection, type Sql } from './connection.ts';

export type Ask = (text: string) => Promise<readonly Record<string, unknown>[]>;

export interface Pool {
  /** A single statement outside any transaction, on a connection that work never takes. */
  readonly ask: Ask;
  lend(): Promise<Connection>;
  giveBack(connection: Connection): void;
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
const endPatienceSeconds = 5;
const commitDelayMaxMs = 10;

/** Connections in the server's own role, which owns nothing and skips no policy. */
export function openPool(url: string, most: number): Pool {
  const open = (onclose: () => void): Sql =>
    postgres(url, {
      ...settings,
      max: 1,
      onclose,
      connection: { application_name: 'tezga', role: serverRole, TimeZone: 'UTC', statement_timeout: 60_000 },
    });
  return lendConnections(open, most);
}

/** Keeps its connections open: connecting for each transaction would cost more than a small query. */
function lendConnections(open: (onclose: () => void) => Sql, most: number): Pool {
  const watch = keptConnection(open);
  const all: Connection[] = [];
  const idle: Connection[] = [];
  const waiting: ((connection: Connection) => void)[] = [];
  let committing: NodeJS.Timeout | null = null;

  function commitIdle(): void {
    committing = null;
    for (const connection of idle) connection.commitIfDue();
  }

  function add(): Connection {
    const connection = keptConnection(open);
    all.push(connection);
    return connection;
  }

  return {
    ask: (text) => watch.send(text),
    async lend() {
      const free = idle.pop();
      if (free !== undefined) return free;
      return all.length < most ? add() : new Promise((resolve) => waiting.push(resolve));
    },
    giveBack(connection) {
      const next = waiting.shift();
      if (next !== undefined) return next(connection);
      idle.push(connection);
      if (connection.isCommitDue) committing ??= setTimeout(commitIdle, commitDelayMaxMs);
    },
    async end() {
      if (committing !== null) clearTimeout(committing);
      commitIdle();
      await Promise.all([watch, ...all].map((each) => each.end(endPatienceSeconds)));
    },
  };
}

export class WrongRole extends Error {
  override readonly name = 'WrongRole';
}

/** A pooler in between may drop what a connection asks for at its start; then nothing must run. */
export async function expectServerRole(ask: Ask): Promise<void> {
  const [row] = await ask('select current_user as name');
  const name = String(row?.['name']);
  if (name !== serverRole) {
    throw new WrongRole(
      `Lidhja me bazën e të dhënave punon si ${name}, jo si ${serverRole}. Kontrolloni DATABASE_URL.`,
    );
  }
}
