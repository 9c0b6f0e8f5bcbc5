import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { casesToTry } from '@tezga/domain/cases-to-try';
import { runningDatabase } from '@tezga/tools/embedded-database';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { owner } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { launchProduct, type LaunchedProduct } from './launched-product.ts';
import { cashierAt, damageOf, sellUntil, type Acknowledged, type Cashier } from './steady-sales.ts';

// The test finds the processes of the launcher with ps, which Windows does not have.
const isPossible = process.platform !== 'win32';

let data: string;
let launched: LaunchedProduct[] = [];
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'tezga-crash-'));
});
afterEach(async () => {
  for (const product of launched) await product.killEverything();
  launched = [];
});
afterAll(() => rm(data, { recursive: true, force: true }));

async function launch(): Promise<LaunchedProduct> {
  const product = await launchProduct(data);
  launched.push(product);
  return product;
}

async function save(address: string, token: string, name: string): Promise<boolean> {
  const response = await fetch(`${address}/api/main/views/activity`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      requestId: `request-${name}`,
    },
    body: JSON.stringify({ name, search: '' }),
  }).catch(() => null);
  return response?.ok ?? false;
}

async function savedNames(address: string, token: string): Promise<Set<string>> {
  const reply = await fetch(`${address}/api/main/views/activity`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { views } = (await reply.json()) as { views: { name: string }[] };
  return new Set(views.map(({ name }) => name));
}

/** Kills all processes while 200 filters are being saved; returns the names of the acknowledged filters. */
async function killWhileSaving(round: number): Promise<string[]> {
  const product = await launch();
  const token = (await callerSignedIn(product.address, owner)).token() ?? '';
  const acknowledged: string[] = [];
  const killing: Promise<void>[] = [];
  await Promise.all(
    Array.from({ length: 200 }, async (_unused, number) => {
      const name = `${round}-${number}`;
      if (!(await save(product.address, token, name))) return;
      acknowledged.push(name);
      if (acknowledged.length === 60) killing.push(product.killEverything());
    }),
  );
  await Promise.all(killing);
  return acknowledged;
}

/** Generous, because the bench, not this test, measures the duration of a restart: 4 s on a busy machine. */
const withinMs = 90_000;

/** Kills a program during sales, and waits until it has restarted and sales are acknowledged again. */
async function survives(product: LaunchedProduct, name: string, program: string, acknowledged: Acknowledged) {
  const { length } = product.written();
  await product.killProgram(program);
  const newOutput = () => product.written().slice(length);
  try {
    await expect.poll(newOutput, { timeout: withinMs }).toContain(`${name} u mbyll papritur`);
    await expect.poll(newOutput, { timeout: withinMs }).toContain(`${name} punon sërish.`);
    const { size } = acknowledged;
    await expect.poll(() => acknowledged.size, { timeout: withinMs }).toBeGreaterThan(size + 2);
  } catch (cause) {
    const facts = [newOutput(), await product.processes(), await databaseSessions()];
    throw new Error(`${name} did not come back:\n${facts.join('\n')}`, { cause });
  }
}

/** The statement and the wait event of every database session. */
async function databaseSessions(): Promise<string> {
  const url = await runningDatabase(join(data, 'database'));
  if (url === undefined) return 'the database does not run';
  const sql = postgres(url, { max: 1, connect_timeout: 10 });
  const sessions = await sql`
    select pid, application_name, state, wait_event, pg_blocking_pids(pid) as blocked_by, left(query, 120) as query
    from pg_stat_activity where backend_type = 'client backend'`.catch(String);
  await sql.end({ timeout: 1 });
  return JSON.stringify(sessions, null, 1);
}

/** Kills each program in turn while four cashiers sell. */
async function killOneByOne(product: LaunchedProduct, { token, tillIds }: Cashier): Promise<Acknowledged> {
  const acknowledged: Acknowledged = new Map();
  const stopping = new AbortController();
  const selling = Promise.all(
    [0, 1, 2, 3].map((place) => {
      const tillId = tillIds[place % tillIds.length] ?? '';
      return sellUntil(stopping.signal, [product.address], { token, tillId }, acknowledged);
    }),
  );
  const killing = async () => {
    await survives(product, 'Serveri', 'tezga-server', acknowledged);
    await survives(product, 'Procesi i punëve', 'tezga-worker', acknowledged);
    await survives(product, 'Baza e të dhënave', 'postgres', acknowledged);
    await survives(product, 'Zëvendësuesi i administratës tatimore', 'tezga-tax-authority', acknowledged);
  };
  await Promise.race([killing(), selling]);
  stopping.abort();
  await selling;
  return acknowledged;
}

test.skipIf(!isPossible)(
  'no acknowledged write is lost if the processes are killed, all at once or one by one',
  { timeout: 600_000 },
  async () => {
    const rounds = casesToTry(process.env, 2, 1);
    const names: string[] = [];
    for (let round = 1; round <= rounds; round += 1) names.push(...(await killWhileSaving(round)));
    expect(names.length).toBeGreaterThanOrEqual(60 * rounds);

    const product = await launch();
    await expect.poll(() => product.written(), { timeout: withinMs }).toContain('Tezga është gati');
    const cashier = await cashierAt(product.address, owner);
    const saved = await savedNames(product.address, cashier.token);
    expect(names.filter((name) => !saved.has(name))).toEqual([]);

    const acknowledged = await killOneByOne(product, cashier);
    expect((await fetch(`${product.address}/ready`)).status).toBe(200);
    const sql = postgres((await runningDatabase(join(data, 'database'))) ?? '', { max: 1 });
    expect(await damageOf(sql, acknowledged)).toEqual([]);
    const submitted = async () => {
      const [row] = await sql`
        select count(*)::int as count from tenant.fiscal_documents
        where status = 'fiscalized' and id = any(${[...acknowledged.values()]})`;
      return row?.['count'];
    };
    await expect.poll(submitted, { timeout: 120_000 }).toBeGreaterThan(0);
    await sql.end();
    await product.stop();
  },
);
