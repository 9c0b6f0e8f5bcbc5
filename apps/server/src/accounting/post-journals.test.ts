import {
  asExchangeRate,
  asMoney,
  chartAccounts,
  postedInLek,
  saleSourceType,
  voidOf,
  type Journal,
  type JournalKind,
  type JournalLine,
} from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { addBusiness, startTestServer, type TestBusiness, type TestServer } from '../testing/index.ts';
import { postJournals } from './index.ts';

let server: TestServer;
let business: TestBusiness;
beforeAll(async () => {
  server = await startTestServer();
  business = await addBusiness(server);
});
afterAll(() => server.stop());

const newId = () => newRecordId(new Date());
const day = '2026-11-15';

const line = (accountPath: string, fields: Partial<JournalLine>): JournalLine => ({
  accountPath,
  debit: asMoney(0n),
  credit: asMoney(0n),
  debitMon: asMoney(fields.debit ?? 0n),
  creditMon: asMoney(fields.credit ?? 0n),
  ...postedInLek,
  ...fields,
});

function journal(amount: bigint, kind: JournalKind = 'sale', sourceId = newId()): Journal {
  const lines = [
    line(chartAccounts.cash, { debit: asMoney(amount) }),
    line(chartAccounts.goodsSold, { credit: asMoney(amount) }),
  ];
  return { sourceType: saleSourceType, sourceId, kind, day, isVoid: false, lines };
}

function inBusiness<Result>(work: (transaction: Transaction) => Promise<Result>, businessId = business.id) {
  const opening = `select set_config('tezga.business_id', '${businessId}', true)`;
  return inTransaction(server.pool, work, { kind: 'changing', opening });
}

const post = (journals: readonly Journal[]) =>
  inBusiness((transaction) =>
    postJournals(transaction, business.id, journals, { at: new Date(), by: business.owner.id }),
  );

const headsOf = async ({ sourceId }: Journal) =>
  (
    await server.asOwner`
      select kind, turn, is_void from tenant.journals where source_id = ${sourceId} order by kind, turn`
  ).map(({ kind, turn, is_void: isVoid }) => `${kind} ${turn}${isVoid === true ? ' void' : ''}`);

const reason = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

test('a journal is stored with all its lines and all decimals of the exchange rate', async () => {
  const rate = { currency: 'EUR', exchangeRate: asExchangeRate(9_812_345_678n) };
  const lines = [
    line(chartAccounts.cashForeign, { debit: asMoney(98_123n), debitMon: asMoney(1_000n), ...rate }),
    line(chartAccounts.servicesSold, { credit: asMoney(98_123n), creditMon: asMoney(1_000n), ...rate }),
  ];
  const inEuro = { ...journal(1n, 'payment'), lines };
  const [id] = await inBusiness((transaction) =>
    postJournals(transaction, business.id, [inEuro], {
      at: new Date(),
      by: business.owner.id,
      meta: { fiscal: 'pending' },
    }),
  );
  const [head] = await server.asOwner`
    select source_type, kind, day::text, is_void, created_by, meta from tenant.journals where id = ${id ?? ''}`;
  expect(head).toEqual({
    source_type: 'invoice',
    kind: 'payment',
    day,
    is_void: false,
    created_by: business.owner.id,
    meta: { fiscal: 'pending' },
  });
  const stored = await server.asOwner`
    select account_path, debit, credit, debit_mon, credit_mon, currency, exchange_rate, day::text
    from tenant.journal_lines where journal_id = ${id ?? ''} order by place`;
  const same = { currency: 'EUR', exchange_rate: '98.12345678', day };
  expect([...stored]).toEqual([
    { account_path: '5:53:531:5314', debit: 98_123n, credit: 0n, debit_mon: 1_000n, credit_mon: 0n, ...same },
    { account_path: '7:70:704', debit: 0n, credit: 98_123n, debit_mon: 0n, credit_mon: 1_000n, ...same },
  ]);
});

test('posting a thousand journals takes two statements', async () => {
  const journals = Array.from({ length: 1_000 }, (_journal, index) => journal(BigInt(index + 1)));
  const sent: string[] = [];
  await inBusiness(async (transaction) => {
    const run: Transaction['run'] = (text, values) => {
      sent.push(text);
      return transaction.run(text, values);
    };
    const posted = { at: new Date(), by: null };
    const ids = await postJournals({ ...transaction, run }, business.id, journals, posted);
    expect(new Set(ids).size).toBe(1_000);
    expect(await postJournals({ ...transaction, run }, business.id, [], posted)).toEqual([]);
  });
  expect(sent).toHaveLength(2);
});

test('a second journal of the same source and kind is rejected, and a journal of another kind is accepted', async () => {
  const first = journal(100n);
  await post([first, journal(50n, 'cogs', first.sourceId)]);
  const refused = await reason(post([first]));
  expect(isUniqueViolation(refused, 'journals_once')).toBe(true);
  expect(await headsOf(first)).toEqual(['cogs 0', 'sale 0']);
});

test('of concurrent postings of the same journal exactly one succeeds', async () => {
  const same = journal(100n);
  const outcomes = await Promise.allSettled([post([same]), post([same]), post([same])]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a voided journal can be posted again any number of times, in the same batch or later', async () => {
  const first = journal(100n);
  const second = journal(200n, 'sale', first.sourceId);
  const third = journal(300n, 'sale', first.sourceId);
  await post([first]);
  await post([voidOf(first, day), second]);
  await post([voidOf(second, day)]);
  await post([third]);
  expect(await headsOf(first)).toEqual(['sale 0', 'sale 1 void', 'sale 2', 'sale 3 void', 'sale 4']);
  expect(isUniqueViolation(await reason(post([second])), 'journals_once')).toBe(true);
});

test('a journal that was never posted, or is already voided, cannot be voided', async () => {
  const first = journal(100n);
  await expect(post([voidOf(first, day)])).rejects.toThrow('journals_in_turn');
  await post([first]);
  await post([voidOf(first, day)]);
  await expect(post([voidOf(first, day)])).rejects.toThrow('journals_in_turn');
  expect(await headsOf(first)).toEqual(['sale 0', 'sale 1 void']);
});

test('an unbalanced journal is rejected before anything is written', async () => {
  await expect(
    post([{ ...journal(100n), lines: [line(chartAccounts.cash, { debit: asMoney(1n) })] }]),
  ).rejects.toThrow('debits exceed credits');
});

test('another business can neither see nor post journals of this one', async () => {
  await post([journal(100n)]);
  const other = await addBusiness(server);
  const counted = `select (select count(*) from tenant.journals) journals, (select count(*) from tenant.journal_lines) lines`;
  const seen = await inBusiness((transaction) => transaction.run(counted, []), other.id);
  expect([...seen]).toEqual([{ journals: 0n, lines: 0n }]);
  const posted = { at: new Date(), by: null };
  const across = inBusiness(
    (transaction) => postJournals(transaction, business.id, [journal(1n)], posted),
    other.id,
  );
  await expect(across).rejects.toThrow('row-level security');
});

test('the balance check at commit passes after the transaction switched to another business', async () => {
  const other = await addBusiness(server);
  const posted = journal(100n);
  await inBusiness(async (transaction) => {
    await postJournals(transaction, business.id, [posted], { at: new Date(), by: null });
    await transaction.run(`select set_config('tezga.business_id', $1, true)`, [other.id]);
  });
  expect(await headsOf(posted)).toEqual(['sale 0']);
});
