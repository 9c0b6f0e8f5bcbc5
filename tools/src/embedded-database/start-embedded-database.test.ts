import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spaceOfEmbeddedDatabase } from '@tezga/server/platform/disk-watch.ts';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { processIdentity } from './process-identity.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from './start-embedded-database.ts';
import { databaseInProcess, queryOnce, waitUntil } from './database-in-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';

let home: string;
let dataDirectory: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'tezga-database-test-'));
  dataDirectory = join(home, 'database');
});

afterAll(() => rm(home, { recursive: true, force: true }));

async function withDatabase<Result>(work: (database: EmbeddedDatabase) => Promise<Result>): Promise<Result> {
  const database = await startEmbeddedDatabase({ dataDirectory });
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}

/** Moves the data into a new folder of mode 0700 and afterwards back. */
async function withDataMovedTo<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const [before, folder] = [dataDirectory, join(home, name)];
  await mkdir(folder, { mode: 0o700 });
  dataDirectory = join(folder, 'database');
  await rename(before, dataDirectory);
  try {
    return await work();
  } finally {
    await rename(dataDirectory, before);
    await rm(folder, { recursive: true });
    dataDirectory = before;
  }
}

async function countVisits(url: string): Promise<number | undefined> {
  const [row] = await queryOnce<{ count: number }>(url, 'select count(*)::int from visits');
  return row?.count;
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(dataDirectory, 'cluster', 'postmaster.pid'), 'utf8'), 10);
}

test('the first start creates a UTF-8 database with checksums that is reachable only through its socket', async () => {
  await withDatabase(async ({ url }) => {
    const settings = await queryOnce<{ name: string; setting: string }>(
      url,
      `select name, setting from pg_settings where name in
       ('server_encoding', 'data_checksums', 'listen_addresses', 'fsync', 'unix_socket_permissions', 'TimeZone')`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      server_encoding: 'UTF8',
      data_checksums: 'on',
      listen_addresses: '',
      fsync: 'on',
      unix_socket_permissions: '0700',
      TimeZone: 'UTC',
    });
    expect(
      await queryOnce(url, `select upper('ç ë') as upper, current_user::text, current_database()::text`),
    ).toEqual([{ upper: 'Ç Ë', current_user: 'tezga', current_database: 'tezga' }]);
    expect((await stat(join(dataDirectory, 'cluster'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(dataDirectory, 'socket'))).mode & 0o777).toBe(0o700);
  });
});

test('a second start on the same data is refused in a sentence that names the process', async () => {
  await withDatabase(async () => {
    await expect(startEmbeddedDatabase({ dataDirectory })).rejects.toThrow(
      `Të dhënat në ${dataDirectory} janë në përdorim nga procesi ${process.pid}.`,
    );
  });
});

test('rows survive a stop and a start', async () => {
  await withDatabase(({ url }) => queryOnce(url, `create table visits as select 1 as visit`));
  expect(await withDatabase(({ url }) => queryOnce(url, 'select visit from visits'))).toEqual([{ visit: 1 }]);
});

test('committed rows survive a server that is killed during its work', async () => {
  const database = await startEmbeddedDatabase({ dataDirectory });
  const client = postgres(database.url, { max: 1, onclose: () => undefined });
  await client`insert into visits values (2)`;
  process.kill(postmasterPid(), 'SIGKILL');
  await database.ended;
  await client.end({ timeout: 0 });
  await database.stop();

  const rows = await withDatabase(({ url }) => queryOnce(url, 'select visit from visits order by visit'));
  expect(rows).toEqual([{ visit: 1 }, { visit: 2 }]);
});

test('the free disk space is measured while the embedded database runs, and is null while it does not', async () => {
  expect(await spaceOfEmbeddedDatabase(home)).toBeNull();
  const space = await withDatabase(() => spaceOfEmbeddedDatabase(home));
  expect(space?.freeBytes).toBeGreaterThan(0);
});

test('a server that was killed during queries restarts at the same address', async () => {
  await withDatabase(async (database) => {
    const client = postgres(database.url, { max: 3 });
    const running = Array.from({ length: 3 }, () => client`select pg_sleep(60)`.catch(() => 'lost'));
    const isBusy = async () => {
      const [row] = await queryOnce<{ count: number }>(
        database.url,
        `select count(*)::int from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`,
      );
      return row?.count;
    };
    await expect.poll(isBusy).toBeGreaterThan(0);
    const killed = postmasterPid();
    process.kill(killed, 'SIGKILL');
    await database.ended;
    await database.restart();
    expect(await Promise.all(running)).toEqual(['lost', 'lost', 'lost']);
    expect(postmasterPid()).not.toBe(killed);
    expect(await client`select visit from visits order by visit`).toHaveLength(2);
    await client.end({ timeout: 0 });
  });
});

test('a server left running by a killed launcher is stopped and a new one is started', async () => {
  const launcher = databaseInProcess(dataDirectory);
  const url = await launcher.url;
  const orphan = postmasterPid();
  await queryOnce(url, 'insert into visits values (3)');
  await launcher.kill();
  expect(await queryOnce(url, 'select 1 as alive')).toEqual([{ alive: 1 }]);

  const lines: string[] = [];
  const database = await startEmbeddedDatabase({ dataDirectory, log: (line) => lines.push(line) });
  expect(lines).toEqual(['Po mbyllet një bazë të dhënash e mbetur hapur nga hera e kaluar…']);
  expect(postmasterPid()).not.toBe(orphan);
  expect(await countVisits(database.url)).toBe(3);
  await database.stop();
});

test('a throwaway server ends with the process that started it, even when that process is killed', async () => {
  const launcher = databaseInProcess(dataDirectory, 'throwaway');
  await launcher.url;
  const server = postmasterPid();
  expect(processIdentity(server)).toBeDefined();
  await launcher.kill();
  await waitUntil(() => processIdentity(server) === undefined);
});

test('a start succeeds after both the launcher and the server were killed', async () => {
  const launcher = databaseInProcess(dataDirectory);
  await launcher.url;
  const orphan = postmasterPid();
  await launcher.kill();
  process.kill(orphan, 'SIGKILL');

  expect(await withDatabase(({ url }) => countVisits(url))).toBe(3);
});

test.skipIf(!isLinux)('an unrelated process with the id of a dead server is not stopped', async () => {
  await writeFile(join(dataDirectory, 'cluster', 'postmaster.pid'), `${process.pid}\n/elsewhere\n`);
  expect(await withDatabase(({ url }) => queryOnce(url, 'select 1 as alive'))).toEqual([{ alive: 1 }]);
});

test("a failed start reports the last lines of the server's log", async () => {
  const settings = join(dataDirectory, 'cluster', 'postgresql.auto.conf');
  const before = readFileSync(settings, 'utf8');
  await appendFile(settings, 'no_such_setting = 1\n');
  await expect(startEmbeddedDatabase({ dataDirectory })).rejects.toThrow('no_such_setting');
  await writeFile(settings, before);
  await withDatabase(({ url }) => queryOnce(url, 'select 1'));
});

test('the log of the previous start is saved beside the current one, and older logs are deleted', async () => {
  await withDatabase(({ url }) => queryOnce(url, `do $$ begin raise warning 'first'; end $$`));
  await withDatabase(({ url }) => queryOnce(url, `do $$ begin raise warning 'second'; end $$`));
  expect(readFileSync(join(dataDirectory, 'postgres.previous.log'), 'utf8')).toContain('first');
  expect(readFileSync(join(dataDirectory, 'postgres.log'), 'utf8')).toContain('second');
  expect(readdirSync(dataDirectory).toSorted()).toEqual(['cluster', 'postgres.log', 'postgres.previous.log']);
});

test('if the path of the data is too long for a socket, the socket is in a temporary folder, which is removed at the stop', async () => {
  const socketPath = await withDataMovedTo('a-rather-long-name-'.repeat(6), () =>
    withDatabase(async ({ url }) => {
      expect(await countVisits(url)).toBe(3);
      const path = decodeURIComponent(new URL(url).hostname);
      expect((await stat(path)).mode & 0o777).toBe(0o700);
      return path;
    }),
  );
  expect(socketPath).not.toContain('rather-long');
  expect(existsSync(socketPath)).toBe(false);
});

test.skipIf(!isRoot)(
  'as root, data below a folder closed to other users can be started (runs as root only)',
  async () => {
    await withDataMovedTo('closed', async () => {
      expect(await withDatabase(({ url }) => countVisits(url))).toBe(3);
    });
  },
);

test.skipIf(!isRoot || !isLinux)(
  'as root without user namespaces, data below a closed folder can be started (runs as root only)',
  async () => {
    const copies = '/var/lib/tezga';
    const hadCopies = existsSync(copies);
    const programs = join(home, 'programs');
    await mkdir(programs);
    await writeFile(join(programs, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    vi.stubEnv('PATH', `${programs}:${process.env['PATH']}`);
    try {
      await withDataMovedTo('closed', async () => {
        expect(await withDatabase(({ url }) => countVisits(url))).toBe(3);
      });
    } finally {
      vi.unstubAllEnvs();
      if (!hadCopies) await rm(copies, { recursive: true, force: true });
    }
  },
);

test('if two processes start on new data at the same time, exactly one succeeds, even if an earlier start was killed', async () => {
  const fresh = join(home, 'fresh');
  const interrupted = databaseInProcess(fresh);
  await waitUntil(() => existsSync(fresh) && readdirSync(fresh).some((name) => name.startsWith('cluster.')));
  await interrupted.kill();
  expect(existsSync(join(fresh, 'cluster'))).toBe(false);

  const launchers = [databaseInProcess(fresh), databaseInProcess(fresh)];
  const outcomes = await Promise.allSettled(launchers.map((launcher) => launcher.url));
  expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const lost = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(String(lost?.reason)).toContain(`Të dhënat në ${fresh} janë në përdorim nga procesi`);
  expect(readdirSync(fresh).filter((name) => name.startsWith('cluster'))).toEqual(['cluster']);
  await Promise.all(launchers.map((launcher) => launcher.stop()));
});
