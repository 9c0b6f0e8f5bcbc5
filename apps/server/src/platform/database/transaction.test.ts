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

test('nothing can be run in a transaction that is over', async () => {
  const left = await inTransaction(pool, async (transaction) => transaction);
  await expect(left.run('select 1', [])).rejects.toThrow('the transaction is over');
});

test('an error that someone swallowed does not pass for done', async () => {
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

test('what nobody waits for is done with the rest, and where it fails nothing is', async () => {
  await inTransaction(pool, async (transaction) => {
    await transaction.run(...claim('heard'));
    transaction.runUnheard(...claim('unheard'));
  });
  expect(await claimed()).toEqual(['heard', 'unheard']);
  const failing = inTransaction(pool, async (transaction) => {
    await transaction.run(...claim('another'));
    transaction.runUnheard(...claim('heard'));
    return 'done';
  });
  await expect(failing).rejects.toThrow('replies_pkey');
  expect(await claimed()).toEqual(['heard', 'unheard']);
});

test('what fails unheard is told, not what failed after it because of it', async () => {
  const failing = inTransaction(pool, async (transaction) => {
    transaction.runUnheard('select 1 / 0', []);
    await transaction.run('select 1', []);
  });
  await expect(failing).rejects.toThrow('division by zero');
});

test('what fails heard is told, not what fails unheard after it because of it', async () => {
  const failing = inTransaction(pool, async (transaction) => {
    const heard = transaction.run('select 1 / 0', []);
    transaction.runUnheard('select 1', []);
    await heard;
  });
  await expect(failing).rejects.toThrow('division by zero');
});

test('what fails unheard before it reaches the database leaves nothing of the rest', async () => {
  const failing = inTransaction(pool, async (transaction) => {
    await transaction.run(...claim('beside'));
    transaction.runUnheard('select $1::text', [undefined]);
  });
  await expect(failing).rejects.toThrow('a value is missing');
  expect(await claimed()).not.toContain('beside');
});

test('what failed first is told, also where nobody asks for it any more', async () => {
  const failing = inTransaction(pool, async (transaction) => {
    transaction.run('select 1 / 0', []).catch(() => undefined);
    await transaction.run('select 1', []);
  });
  await expect(failing).rejects.toThrow('division by zero');
});

test('where a failure has a meaning, that is told', async () => {
  const failing = inTransaction(pool, async (transaction) => {
    transaction.runUnheard('select 1 / 0', [], (error) => new Error('shared among nobody', { cause: error }));
  });
  await expect(failing).rejects.toThrow('shared among nobody');
});

test('what is sent behind an opening that fails does not stay', async () => {
  const failing = inTransaction(
    pool,
    async (transaction, opened) => {
      transaction.runUnheard(...claim('behind'));
      await opened;
    },
    { kind: 'changing', opening: 'select 1 / 0', isWorkWaiting: true },
  );
  await expect(failing).rejects.toThrow('division by zero');
  expect(await claimed()).not.toContain('behind');
});

/** A pool whose transactions hear of their end only later. */
const endingLate = (late: () => Promise<unknown>): Pool => ({
  ...pool,
  async lend() {
    const lent = await pool.lend();
    const send: Connection['send'] = async (text) => {
      const answer = await lent.send(text);
      if (text === 'rollback') await late();
      return answer;
    };
    return Object.assign(Object.create(lent) as Connection, { send });
  },
  giveBack: (connection) => pool.giveBack(Object.getPrototypeOf(connection) as Connection),
});

test('what would be heard by nobody is not sent', async () => {
  const left = inTransaction(pool, async (transaction) => transaction.runUnheard('select 1', []), reading);
  await expect(left).rejects.toThrow('no COMMIT to be heard with');
});

test('a value that is missing fails its own statement, and no other that is under way', async () => {
  const [one, other] = await inTransaction(pool, (transaction) =>
    Promise.allSettled([
      transaction.run('select 1 as one', []),
      transaction.run('select $1::text', [undefined]),
    ]),
  );
  expect(one).toMatchObject({ status: 'fulfilled', value: [{ one: 1 }] });
  expect(other).toMatchObject({ status: 'rejected' });
});

test('what goes on while the work is taken back does not stay', async () => {
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
