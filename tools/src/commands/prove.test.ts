import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@tezga/server/platform/database/migrate.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { queryOnce } from '../embedded-database/database-in-process.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../embedded-database/index.ts';
import { prove } from './prove.ts';

const serverFolder = fileURLToPath(new URL('../../../apps/server/src', import.meta.url));

let home: string;
let database: EmbeddedDatabase;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'tezga-prove-test-'));
  await start();
  await migrate(database.url, serverFolder);
});

afterAll(async () => {
  await database.stop();
  await rm(home, { recursive: true, force: true });
});

async function start(): Promise<void> {
  database = await startEmbeddedDatabase({
    dataDirectory: join(home, 'database'),
    durability: 'throwaway',
  });
}

/** The exit code and the printed text. */
async function proved(environment: Record<string, string>): Promise<[number, string]> {
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  try {
    const exitCode = await prove(environment);
    return [exitCode, write.mock.calls.map(([text]) => String(text)).join('')];
  } finally {
    write.mockRestore();
  }
}

const right = 'Totalet e mbajtura janë ato që thonë dokumentet.\n';
const [business, till] = ['a'.repeat(24), 'b'.repeat(24)];

/** Disables triggers and foreign keys, so that the test can insert a total without a business. */
const asReplica = (statement: string) =>
  queryOnce(database.url, `set session_replication_role = replica; ${statement}`);

test('prove reports a stored total that has no documents, and reports nothing after the total is deleted', async () => {
  expect(await proved({ TEZGA_DATA: home })).toEqual([0, right]);
  await asReplica(`
    insert into tenant.sale_totals (business_id, dimension, span, first_day, place_id, key, count, quantity, without_vat,
      vat, with_vat, cost)
    values ('${business}', 'hour', 'day', '2026-01-05', '${till}', '09', 1, 1000, 100, 20, 120, 7)`);
  const [exitCode, printed] = await proved({ TEZGA_DATA: home });
  expect(exitCode).toBe(1);
  expect(printed.split('\n')).toEqual([
    `${business} hour day 2026-01-05 ${till} 09: nuk e thotë asnjë dokument`,
    'Totale që nuk janë ato që thonë dokumentet: 1.',
    '',
  ]);
  expect(await proved({ DATABASE_URL: database.url })).toEqual([1, printed]);
  await asReplica('delete from tenant.sale_totals');
  expect(await proved({ DATABASE_URL: database.url })).toEqual([0, right]);
});

test('prove starts the embedded database when it is not running, and stops it afterwards', async () => {
  await database.stop();
  expect(await proved({ TEZGA_DATA: home })).toEqual([0, right]);
  await start();
  expect(await queryOnce(database.url, 'select count(*)::int from tenant.sale_totals')).toEqual([
    { count: 0 },
  ]);
});

test('prove without data prints a sentence and creates no data', async () => {
  const empty = join(home, 'empty');
  await expect(prove({ TEZGA_DATA: empty })).rejects.toThrow('nuk ka të dhëna');
  expect(existsSync(empty)).toBe(false);
});
