import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { isConnectionLost } from './connection.ts';
import { openPool, type Pool } from './pool.ts';
import { inTransaction, type Transaction } from './transaction.ts';

let server: TestServer;
let pool: Pool;
beforeAll(async () => {
  server = await startTestServer();
  pool = openPool(server.config.DATABASE_URL, 2);
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const reading = { kind: 'reading' } as const;
const backend = () =>
  inTransaction(
    pool,
    async (transaction) => (await transaction.run('select pg_backend_pid() as pid', []))[0],
    reading,
  );

test('transactions beyond the number of connections wait for a free one and succeed', async () => {
  const done = await Promise.all(
    Array.from({ length: 20 }, (_unused, number) =>
      inTransaction(pool, async (transaction) => {
        await transaction.run('select pg_sleep(0.01)', []);
        return number;
      }),
    ),
  );
  expect(done).toEqual(Array.from({ length: 20 }, (_unused, number) => number));
});

test('a lost connection is replaced, so that waiting and later transactions do not hang', async () => {
  const broken = Array.from({ length: 6 }, (_unused, index) =>
    inTransaction(
      pool,
      (transaction) => transaction.run('select pg_terminate_backend(pg_backend_pid())', []),
      index % 2 === 0 ? reading : { kind: 'changing' },
    ).then(
      () => 'answered',
      () => 'failed',
    ),
  );
  expect(new Set(await Promise.all(broken))).toEqual(new Set(['failed']));
  await expect(Promise.all([backend(), backend(), backend()])).resolves.toHaveLength(3);
});

test('if idle connections were lost, transactions fail only with a lost connection, and later ones succeed', async () => {
  await Promise.all([backend(), backend()]);
  await server.asOwner`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'tezga' and datname = current_database() and pid <> pg_backend_pid()`;
  const failures = await Promise.all(
    [1, 2, 3, 4].map(() =>
      backend().then(
        () => null,
        (error: unknown) => error,
      ),
    ),
  );
  expect(failures.every((failure) => failure === null || isConnectionLost(failure))).toBe(true);
  await expect(Promise.all([backend(), backend(), backend()])).resolves.toHaveLength(3);
});

test('if the connection of a transaction is lost, its statements before and after the loss write nothing', async () => {
  const userId = 'e'.repeat(24);
  const write = (transaction: Transaction, requestId: string) =>
    transaction.run('insert into platform.replies (user_id, request_id, fingerprint) values ($1, $2, $3)', [
      userId,
      requestId,
      Buffer.from('x'),
    ]);
  const broken = inTransaction(pool, async (transaction) => {
    await write(transaction, 'before');
    const [row] = await transaction.run('select pg_backend_pid() as pid', []);
    await server.asOwner`select pg_terminate_backend(${row?.['pid'] as number})`;
    // Until the driver notices the loss, statements fail on the old connection; afterwards `run` rejects them.
    for (let attempt = 0; attempt < 50; attempt += 1)
      await write(transaction, `after-${attempt}`).catch(() => undefined);
  });
  await expect(broken).rejects.toSatisfy(isConnectionLost);
  const rows = await server.asOwner`select request_id from platform.replies where user_id = ${userId}`;
  expect([...rows]).toEqual([]);
});

test('a setting made in a transaction is not visible in the next transaction on the same connection', async () => {
  const single = openPool(server.config.DATABASE_URL, 1);
  const business = async () => {
    const seen = await inTransaction(
      single,
      async (transaction) => {
        const [row] = await transaction.run(`select current_setting('tezga.business_id', true) as bound`, []);
        await transaction.run(`select set_config('tezga.business_id', $1, true)`, ['a'.repeat(24)]);
        return row?.['bound'] ?? '';
      },
      reading,
    );
    return seen;
  };
  expect([await business(), await business(), await business()]).toEqual(['', '', '']);
  await single.end();
});

const isIdle = async () => {
  const rows = await server.asOwner`select 1 from pg_stat_activity where state like 'idle in transaction%'
    and application_name = 'tezga' and datname = current_database()`;
  return rows.length === 0;
};

test('if no transaction follows a read-only one, the pool sends its deferred COMMIT after a short delay', async () => {
  await backend();
  await expect.poll(isIdle, { timeout: 2000 }).toBe(true);
});

test('after a read-only transaction failed, the next one on the same connection succeeds', async () => {
  const failing = inTransaction(pool, (transaction) => transaction.run('select 1 / 0', []), reading);
  await expect(failing).rejects.toThrow('division by zero');
  await expect(Promise.all([backend(), backend()])).resolves.toHaveLength(2);
});
