import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { addBusiness, startTestServer, type TestBusiness, type TestServer } from '../testing/index.ts';

let server: TestServer;
let business: TestBusiness;
beforeAll(async () => {
  server = await startTestServer();
  business = await addBusiness(server);
});
afterAll(() => server.stop());

const day = '2026-11-15';

interface Line {
  readonly place: number;
  readonly debit?: number;
  readonly credit?: number;
  readonly day?: string;
}

/** Sends SQL directly to the database, without the checks of the server. */
type Send = (text: string, values: unknown[]) => PromiseLike<unknown>;

async function addHead(send: Send, id: string) {
  await send(
    `insert into tenant.journals (business_id, id, source_type, source_id, kind, day, made_at)
     values ($1, $2, 'invoice', 'x' || gen_random_uuid(), 'sale', $3::text::date, now())`,
    [business.id, id, day],
  );
}

async function addLines(send: Send, id: string, lines: readonly Line[]) {
  await send(
    `insert into tenant.journal_lines (business_id, journal_id, place, day, account_path, debit, credit,
       debit_mon, credit_mon, currency, exchange_rate)
     select $1, $2, place, coalesce(day, $3::text::date), '5:53', coalesce(debit, 0), coalesce(credit, 0), 0, 0, 'ALL', 1
     from jsonb_to_recordset($4::text::jsonb) as line (place integer, day date, debit bigint, credit bigint)`,
    [business.id, id, day, JSON.stringify(lines)],
  );
}

const asServer = (work: (send: Send) => Promise<void>) =>
  inTransaction(server.pool, (transaction: Transaction) => work(transaction.run), {
    kind: 'changing',
    opening: `select set_config('tezga.business_id', '${business.id}', true)`,
  });

const asOwner = async (work: (send: Send) => Promise<void>) => {
  await server.asOwner.begin((transaction) =>
    work((text, values) => transaction.unsafe(text, values as string[])),
  );
};

const writers = [
  ['the server', asServer],
  ['the owner of the tables', asOwner],
] as const;

const left = async (id: string) => {
  const [counts] = await server.asOwner`
    select (select count(*) from tenant.journals where id = ${id}) as journals,
      (select count(*) from tenant.journal_lines where journal_id = ${id}) as lines`;
  return counts;
};

const balanced = [
  { place: 1, debit: 500 },
  { place: 2, credit: 500 },
];

const unbalanced: [string, readonly Line[]][] = [
  [
    'that is a hundredth short',
    [
      { place: 1, debit: 500 },
      { place: 2, credit: 499 },
    ],
  ],
  ['with one side only', [{ place: 1, debit: 500 }]],
  ['without lines', []],
  [
    'with a line of another day',
    [
      { place: 1, debit: 500, day: '2026-11-16' },
      { place: 2, credit: 500 },
    ],
  ],
];

test.each(
  writers.flatMap(([who, write]) => unbalanced.map(([what, lines]) => ({ who, what, write, lines }))),
)('a journal $what is rejected when $who commits, and no row remains', async ({ write, lines }) => {
  const id = newRecordId(new Date());
  let isWritten = false;
  const attempt = write(async (send) => {
    await addHead(send, id);
    if (lines.length > 0) await addLines(send, id, lines);
    isWritten = true;
  });
  await expect(attempt).rejects.toMatchObject({ code: '23514', constraint_name: 'journals_balance' });
  expect(isWritten).toBe(true);
  expect(await left(id)).toEqual({ journals: 0n, lines: 0n });
});

test.each(writers)(
  '%s cannot add lines to an existing journal, not even two lines that balance each other',
  async (_who, write) => {
    const id = newRecordId(new Date());
    await write(async (send) => {
      await addHead(send, id);
      await addLines(send, id, balanced);
    });
    const more = balanced.map((line) => ({ ...line, place: line.place + 2 }));
    const later = { code: '23514', constraint_name: 'journal_lines_at_once' };
    await expect(write((send) => addLines(send, id, more))).rejects.toMatchObject(later);
    await expect(write((send) => addLines(send, id, balanced))).rejects.toMatchObject({ code: '23505' });
    expect(await left(id)).toEqual({ journals: 1n, lines: 2n });
  },
);

test('a line is rejected if it is added after SET CONSTRAINTS IMMEDIATE has run the deferred balance check', async () => {
  const id = newRecordId(new Date());
  const attempt = asServer(async (send) => {
    await addHead(send, id);
    await addLines(send, id, balanced);
    await send('set constraints all immediate', []);
    await addLines(send, id, [{ place: 3, debit: 1 }]);
  });
  await expect(attempt).rejects.toMatchObject({ constraint_name: 'journal_lines_at_once' });
});

const writeOne = (line: Line) =>
  asServer(async (send) => {
    const id = newRecordId(new Date());
    await addHead(send, id);
    await addLines(send, id, [line]);
  });

test('a line with both debit and credit, or with a negative amount, is rejected', async () => {
  await expect(writeOne({ place: 1, debit: 5, credit: 5 })).rejects.toThrow('one_side');
  await expect(writeOne({ place: 1, debit: -5 })).rejects.toThrow('debit_check');
});

test.each(['tenant.journals', 'tenant.journal_lines'])(
  'rows of %s can be neither updated nor deleted',
  async (table) => {
    for (const attempt of [`update ${table} set day = day`, `delete from ${table}`]) {
      await expect(asServer(async (send) => void (await send(attempt, [])))).rejects.toThrow(
        'permission denied',
      );
      await expect(server.asOwner.unsafe(attempt)).rejects.toThrow('never changed');
    }
  },
);

test('queries by an account, and by all accounts below it, use the account index', async () => {
  const sql = server.asOwner;
  const planOf = async (condition: string) => {
    const rows = await sql.unsafe(
      `explain select sum(debit) from tenant.journal_lines where business_id = '${business.id}' and ${condition}`,
    );
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  };
  await sql.unsafe('begin');
  // With few rows the planner may choose any index, so this transaction drops the primary key and rolls back.
  await sql.unsafe('alter table tenant.journal_lines drop constraint journal_lines_pkey');
  await sql.unsafe('set local enable_seqscan = off');
  const plans = [
    await planOf(`account_path = '7:70:705' and day between '2026-01-01' and '2026-01-31'`),
    await planOf(`account_path like '4:41:%'`),
  ];
  await sql.unsafe('rollback');
  const [one, below] = plans;
  expect(one).toMatch(/journal_lines_of_account[\s\S]*Index Cond:.*account_path.*day/);
  expect(below).toMatch(/journal_lines_of_account[\s\S]*Index Cond:.*account_path >= '4:41:'/);
});
