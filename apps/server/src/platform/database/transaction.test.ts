import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import type { Connection } from './connection.ts';
import { openPool, type Pool } from './pool.ts';
import { inTransaction } from './transaction.ts';

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

test('a statement after the end of its transaction is refused', async () => {
  const left = await inTransaction(pool, async (transaction) => transaction);
  await expect(left.run('select 1', [])).rejects.toThrow('the transaction is over');
});

test('a transaction whose callback ignores the error of a statement is rolled back and fails', async () => {
  const swallowed = inTransaction(pool, async (transaction) => {
    await transaction.run('select 1 / 0', []).catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow('ROLLBACK instead of COMMIT');
});

const claim = (requestId: string): [string, unknown[]] => [
  'insert into platform.replies (user_id, request_id, fingerprint) values ($1, $2, $3)',
  ['f'.repeat(24), requestId, Buffer.from('x')],
];
const claimed = async () => {
  const rows = await server.asOwner`select request_id from platform.replies
    where user_id = ${'f'.repeat(24)} order by request_id`;
  return rows.map((row) => String(row['request_id']));
};

test('every statement after a failed one reports the error of the failed one', async () => {
  const failing = inTransaction(pool, async (transaction) => {
    await transaction.run('select 1 / 0', []).catch(() => undefined);
    await transaction.run('select 1', []);
  });
  await expect(failing).rejects.toThrow('division by zero');
});

test('pipelined statements after a failed one all report its error', async () => {
  const outcomes = await inTransaction(
    pool,
    (transaction) =>
      Promise.allSettled([
        transaction.run('select 1 / 0', []),
        transaction.run('select 1', []),
        transaction.run('select 2', []),
      ]),
    reading,
  );
  const messages = outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason));
  expect(messages).toEqual(messages.map(() => expect.stringContaining('division by zero')));
});

test('if the opening statement of a transaction fails, the callback does not run and nothing is written', async () => {
  const failing = inTransaction(pool, (transaction) => transaction.run(...claim('behind')), {
    kind: 'changing',
    opening: 'select 1 / 0',
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(await claimed()).not.toContain('behind');
});

test('the callback of a transaction gets the row that the opening statement returned', async () => {
  const opened = await inTransaction(pool, async (_transaction, row) => row, {
    kind: 'changing',
    opening: 'select 1 as one',
  });
  expect(opened).toEqual({ one: 1 });
});

/** A pool whose connections delay the result of a ROLLBACK until `late` has ended. */
const endingLate = (late: () => Promise<unknown>): Pool => ({
  ...pool,
  async acquire() {
    const acquired = await pool.acquire();
    const send: Connection['send'] = async (text) => {
      const reply = await acquired.send(text);
      if (text === 'rollback') await late();
      return reply;
    };
    return Object.assign(Object.create(acquired) as Connection, { send });
  },
  release: (connection) => pool.release(Object.getPrototypeOf(connection) as Connection),
});

test('a statement with an undefined value fails without failing other pending statements', async () => {
  const [one, other] = await inTransaction(pool, (transaction) =>
    Promise.allSettled([
      transaction.run('select 1 as one', []),
      transaction.run('select $1::text', [undefined]),
    ]),
  );
  expect(one).toMatchObject({ status: 'fulfilled', value: [{ one: 1 }] });
  expect(other).toMatchObject({ status: 'rejected' });
});

test('a statement that is sent during the rollback of its transaction is refused', async () => {
  let others: Promise<unknown> = Promise.resolve();
  const failing = inTransaction(
    endingLate(() => others),
    async (transaction) => {
      others = transaction
        .run('select 1', [])
        .then(() => transaction.run(...claim('left behind')))
        .catch((error: unknown) => error);
      throw new Error('the work failed');
    },
  );
  await expect(failing).rejects.toThrow('the work failed');
  expect(await others).toMatchObject({ message: 'the transaction is over' });
  expect(await claimed()).not.toContain('left behind');
});
