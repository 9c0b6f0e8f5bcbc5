import { EventEmitter, once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@tezga/contract';
import { backupFileName } from '@tezga/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAsOwner } from '../platform/database/pool.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import { jobBook } from '../app.ts';
import { addAdmin, cloneTemplate, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';
import { newDatabaseName, temporaryFolder, testPassphrase } from './backup-world.ts';
import { backupLock, recorded } from './outcomes.ts';
import { performBackup, performRehearsal, removeExpired } from './perform.ts';
import { takeByJob } from './take-by-job.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: TestServer;
let token: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startTestServer({
    databaseUrl: await cloneTemplate(newDatabaseName()),
    environment: { TEZGA_BACKUP_FOLDER: folder.path, TEZGA_BACKUP_PASSPHRASE: testPassphrase },
  });
  ({ token } = await addAdmin(server, 'SA'));
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});
beforeEach(async () => {
  await server.asOwner`delete from platform.backups`;
});

const state = () => server.client(token)(contract.backups.state, {});
const place = () => ({
  databaseUrl: server.config.DATABASE_URL,
  folder: folder.path,
  passphrase: testPassphrase,
  dataFolder: undefined,
  diskLowMb: 1024,
});
const order = () => ({
  ...place(),
  secrets: {
    TOKEN_SECRET: 't',
    SECRETS_KEY: server.config.SECRETS_KEY.map((key) => key.toString('base64')).join(','),
  },
});

test('a super admin starts a backup, which is rehearsed and listed, and leaves no scratch database', async () => {
  expect((await state()).warning).toBe('overdue');
  await server.client(token)(contract.backups.start, {});
  await server.client(token)(contract.backups.start, {});
  await runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);

  const { outcomes, warning, isUnderWay, nextAt, folder: shownFolder } = await state();
  expect({ warning, isUnderWay, shownFolder }).toEqual({
    warning: null,
    isUnderWay: false,
    shownFolder: folder.path,
  });
  expect(nextAt).toMatch(/T01:20:00.000Z$/);
  expect(outcomes.map(({ kind, startedBy, problem }) => [kind, startedBy, problem])).toEqual([
    ['rehearsal', 'person', null],
    ['backup', 'person', null],
  ]);
  const [rehearsal, backup] = outcomes;
  expect(await readdir(folder.path)).toEqual([backup?.fileName]);
  expect({ ...rehearsal, _id: '', kind: '', startedAt: '', finishedAt: '' }).toEqual({
    ...backup,
    _id: '',
    kind: '',
    startedAt: '',
    finishedAt: '',
  });
  expect(await server.asOwner`select 1 from pg_database where datname like 'tezga_rehearsal_%'`).toEqual([]);
});

test('a backup that a stopping server aborts is listed as interrupted', async () => {
  const stopping = new AbortController();
  const taking = takeByJob({}, { ...server.jobContext, signal: stopping.signal });
  taking.catch(() => undefined);
  await expect.poll(async () => (await state()).outcomes.length).toBe(1);
  stopping.abort();
  await expect(taking).rejects.toThrow('ended without a result');
  await expect.poll(async () => (await state()).isUnderWay).toBe(false);
  expect((await state()).outcomes[0]?.problem).toBe('interrupted');
});

test('a rehearsal of a broken backup fails, and the super admin gets a warning', async () => {
  await performBackup(order(), 'command');
  await writeFile(
    join(folder.path, backupFileName(new Date('2099-01-01T00:00:00Z'))),
    'no backup at all'.repeat(9),
  );
  await expect(performRehearsal(place(), 'schedule')).rejects.toMatchObject({ problem: 'not-a-backup' });
  const { outcomes, warning } = await state();
  expect(warning).toBe('rehearsal-failed');
  expect(outcomes.map(({ kind, problem }) => [kind, problem])).toEqual([
    ['rehearsal', 'not-a-backup'],
    ['backup', null],
  ]);
});

test('a rehearsal does not start when the disk of the embedded database has too little space', async () => {
  const own = await temporaryFolder();
  await performBackup({ ...order(), folder: own.path }, 'command');
  const [size] = await server.asOwner`select pg_database_size(current_database()) as bytes`;
  const reserveBytes = 1024 * 1024 * 1024;
  const measured: string[] = [];
  const rehearse = (freeBytes: number) =>
    performRehearsal({ ...place(), folder: own.path, dataFolder: 'data' }, 'schedule', (measuredFolder) => {
      measured.push(measuredFolder);
      return Promise.resolve({ freeBytes, totalBytes: 10 * reserveBytes });
    });

  await expect(rehearse(reserveBytes + Number(size?.['bytes']))).rejects.toMatchObject({
    problem: 'disk-full',
  });
  const { outcomes, warning } = await state();
  expect([warning, outcomes[0]?.kind, outcomes[0]?.problem]).toEqual([
    'rehearsal-failed',
    'rehearsal',
    'disk-full',
  ]);
  await rehearse(reserveBytes + 2 * Number(size?.['bytes']));
  expect((await state()).warning).toBeNull();
  expect(measured).toEqual(['data', 'data']);
  await own.remove();
});

test('the driver does not close the connection that has the lock of a backup', () => {
  const { max_lifetime, idle_timeout } = openAsOwner(server.config.DATABASE_URL).options;
  expect([max_lifetime, idle_timeout]).toEqual([null, null]);
});

test('a failed backup is recorded with its problem, and the warning ends after the next successful backup', async () => {
  await writeFile(join(folder.path, 'file'), '');
  const failing = { ...order(), folder: join(folder.path, 'file', 'below') };
  await expect(performBackup(failing, 'schedule')).rejects.toThrow('ENOTDIR');
  const { warning, outcomes } = await state();
  expect([warning, outcomes[0]?.problem]).toEqual(['backup-failed', 'folder-unusable']);
  await performBackup(order(), 'schedule');
  expect((await state()).warning).toBeNull();
});

test('a running backup is listed as running, and a second one is refused', async () => {
  const gate = new EventEmitter();
  const begun = once(gate, 'begun');
  const attempt = { databaseUrl: server.config.DATABASE_URL, kind: 'backup', startedBy: 'schedule' } as const;
  const running = recorded(attempt, async () => {
    const mayEnd = once(gate, 'end');
    gate.emit('begun');
    await mayEnd;
    return { fileName: 'tezga', bytes: 1, rows: 1 };
  });
  await begun;
  expect(await state()).toMatchObject({ isUnderWay: true, outcomes: [{ finishedAt: null, problem: null }] });
  await expect(performBackup(order(), 'command')).rejects.toMatchObject({ problem: 'already-running' });
  gate.emit('end');
  await running;
  expect(await state()).toMatchObject({
    isUnderWay: false,
    outcomes: [{ problem: null, fileName: 'tezga' }],
  });
});

test('a backup whose process died is listed as interrupted, and the next backup saves this problem in its row', async () => {
  await server.asOwner`
    insert into platform.backups (id, kind, started_by, started_at) values (${'a'.repeat(24)}, 'backup', 'schedule', now())`;
  expect((await state()).outcomes[0]?.problem).toBe('interrupted');
  await performBackup(order(), 'schedule');
  const rows = await server.asOwner`select problem from platform.backups order by started_at`;
  expect(rows.map(({ problem }) => problem as string | null)).toEqual(['interrupted', null]);
});

test('the backup lock of one installation does not block another on the same PostgreSQL', async () => {
  const other = openAsOwner(await cloneTemplate(newDatabaseName()));
  await other`select pg_advisory_lock(${backupLock})`;
  expect((await state()).isUnderWay).toBe(false);
  await other.end();
});

test('retention deletes expired backups and no other file', async () => {
  const own = await temporaryFolder();
  const names = ['2020-01-02', '2020-01-03', '2026-11-17'].map((day) =>
    backupFileName(new Date(`${day}T01:20:00Z`)),
  );
  for (const name of [...names, 'tezga-2020.backup', 'shënime.txt'])
    await writeFile(join(own.path, name), '');
  expect(await removeExpired(own.path, new Date('2026-11-18T01:20:00Z'))).toEqual(names.slice(0, 2));
  const left = new Set(await readdir(own.path));
  expect(left).toEqual(new Set(['shënime.txt', 'tezga-2020.backup', names[2]]));
  await own.remove();
});

test('expired backups are deleted after a good rehearsal, and not after a failed one', async () => {
  const own = await temporaryFolder();
  const config = { ...server.config, TEZGA_BACKUP_FOLDER: own.path };
  const take = () => takeByJob({}, { ...server.jobContext, config });
  const expired = ['2020-01-02', '2020-01-03'].map((day) => backupFileName(new Date(`${day}T01:20:00Z`)));
  const unreadable = backupFileName(new Date('2099-01-01T00:00:00Z'));
  for (const name of [...expired, unreadable]) await writeFile(join(own.path, name), 'no backup at all');

  await take();
  expect((await state()).warning).toBe('rehearsal-failed');
  expect(await readdir(own.path)).toEqual(expect.arrayContaining(expired));

  await rm(join(own.path, unreadable));
  await take();
  expect((await state()).warning).toBeNull();
  const left = await readdir(own.path);
  for (const name of expired) expect(left).not.toContain(name);
  await own.remove();
});

test('without a backup folder no backup can be started, and the status has a warning except in the demo', async () => {
  const plain = await startTestServer({ databaseUrl: server.config.DATABASE_URL });
  try {
    const client = plain.client(token);
    expect(await client(contract.backups.state, {})).toMatchObject({
      folder: null,
      nextAt: null,
      warning: 'not-configured',
    });
    expect((await refusalOf(client(contract.backups.start, {}))).code).toBe('backups-not-configured');
  } finally {
    await plain.stop();
  }
});

test('a reseller with the right to read the monitors does not see the backups', async () => {
  const reseller = await addAdmin(server, 'RS', 'read');
  expect((await refusalOf(server.client(reseller.token)(contract.backups.state, {}))).code).toBe(
    'not-permitted',
  );
});
