import { contract, type WireInputOf } from '@tezga/contract';
import {
  asMoney,
  cashPath,
  chartAccounts,
  noMoney,
  postedInLek,
  salesInvoicePath,
  tiranaDay,
  voidOf,
  type Journal,
} from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addArticle,
  addBusiness,
  addEmployee,
  addSellingBusiness,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';
import { postJournals } from './index.ts';

const { accounting, sales, customers } = contract;

let standIn: StandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

type Asked = WireInputOf<typeof accounting.journals>;
type Client = Awaited<ReturnType<typeof addSellingBusiness>>['client'];

const newBusiness = () => addSellingBusiness(server, standIn);
const idsOf = async (client: Client, input: Partial<Asked> = {}) =>
  (await client(accounting.journals, input)).journals.map(({ _id }) => _id);

/** Posts journals directly, for cases that are hard to produce by selling. */
const post = (businessId: string, journals: readonly Journal[], at = server.clock.now()) =>
  inTransaction(
    server.pool,
    (transaction) => postJournals(transaction, businessId, journals, { at, by: null }),
    {
      kind: 'changing',
      opening: `select set_config('tezga.business_id', '${businessId}', true)`,
    },
  );

const aJournal = (day: string, debited: string = chartAccounts.goods, amount = 100n): Journal => {
  const line = {
    debit: noMoney,
    credit: noMoney,
    debitMon: noMoney,
    creditMon: noMoney,
    ...postedInLek,
  };
  const moved = asMoney(amount);
  return {
    sourceType: 'opening',
    sourceId: newRecordId(server.clock.now()),
    kind: 'stock',
    day,
    isVoid: false,
    lines: [
      { ...line, accountPath: debited, debit: moved, debitMon: moved },
      { ...line, accountPath: chartAccounts.openingBalance, credit: moved, creditMon: moved },
    ],
  };
};

const nameOf = async (tillId: string) => {
  const [till] = await server.asOwner`select name from tenant.tills where id = ${tillId}`;
  return String(till?.['name']);
};

test('the journal of a sale shows its invoice number, its operator, debits and credits', async () => {
  const business = await newBusiness();
  const { client, id, owner, till } = business;
  const articleId = await addArticle(server, id, owner.token, { name: 'Kafe', price: 120, cost: 50 });
  const sold = await business.sell({ lines: [aLine({ articleId, name: 'Kafe', quantity: 1 })] });
  const { invoice } = await client(sales.one, { id: sold._id });
  const { journals, count, isMore } = await client(accounting.journals, { kinds: ['sale'] });
  expect({ count, isMore }).toEqual({ count: 1, isMore: false });
  expect(journals).toEqual([
    {
      _id: invoice.journals?.[0]?._id,
      kind: 'sale',
      date: tiranaDay(server.clock.now()),
      postedAt: sold.issueDateTime,
      isVoid: false,
      counterpartId: null,
      document: { type: 'invoice', _id: sold._id, name: sold.invoiceNumber },
      party: '',
      by: owner.name,
      amount: 120,
      lines: invoice.journals?.[0]?.lines,
    },
  ]);
  const drawn = await client(accounting.journals, { kinds: ['drawer'] });
  expect(drawn.journals[0]?.document).toMatchObject({ type: 'drawer-movement', name: await nameOf(till.id) });
});

test('the timeline of an invoice links to its journals, whose lines name the records of their accounts', async () => {
  const business = await newBusiness();
  const { client, till } = business;
  const { customerId } = await client(customers.add, {
    name: 'Bar Deti',
    idType: 'NUIS',
    idNumber: 'L12345678A',
    address: 'Rruga 1',
    town: 'Tiranë',
    country: 'ALB',
  });
  const sold = await business.sell({
    customerId,
    currency: 'EUR',
    exchangeRate: 100,
    payments: [{ type: 'ACCOUNT', amount: 120 }],
  });
  const { invoice } = await client(sales.one, { id: sold._id });
  const posted = invoice.timeline.filter(({ kind }) => kind === 'posted').map(({ journalId }) => journalId);
  expect(posted).toEqual(invoice.journals?.map(({ _id }) => _id));
  const { journal } = await client(accounting.one, { id: posted[0] ?? '' });
  expect(journal.lines[0]).toEqual({
    accountPath: salesInvoicePath(customerId, sold._id),
    debit: 12_000,
    credit: 0,
    debitMon: 120,
    creditMon: 0,
    currency: 'EUR',
    exRate: 100,
    records: [
      { type: 'customer', _id: customerId, name: 'Bar Deti' },
      { type: 'invoice', _id: sold._id, name: sold.invoiceNumber },
    ],
  });
  const [drawer] = (await client(accounting.journals, { kinds: ['drawer'] })).journals;
  const { journal: opening } = await client(accounting.one, { id: drawer?._id ?? '' });
  expect(opening.lines.map(({ records }) => records)).toMatchObject([
    [{ type: 'till', _id: till.id, name: await nameOf(till.id) }],
    [{ type: 'safe', _id: business.shopId }],
  ]);
});

test('journals are listed with the newest day first, and within a day the last posted first, with pages and a date filter', async () => {
  const { client, id } = await newBusiness();
  const days = ['2026-03-02', '2026-05-01', '2026-03-02', '2026-04-09'];
  const made: string[] = [];
  for (const day of days) made.push(...(await post(id, [aJournal(day)])));
  const [a, b, c, d] = made;
  expect(await idsOf(client, { kinds: ['stock'] })).toEqual([b, d, c, a]);
  const page = { page: 2, maxCount: 3 };
  expect(await idsOf(client, { kinds: ['stock'], paginationOptions: page })).toEqual([a]);
  expect(await idsOf(client, { date: { from: '2026-03-02', to: '2026-04-09' } })).toEqual([d, c, a]);
  expect(await idsOf(client, { kinds: ['vat'] })).toEqual([]);
});

test('journals of sales within one second are listed in the order of the sales', async () => {
  const business = await newBusiness();
  const numbers: string[] = [];
  for (let sold = 0; sold < 6; sold += 1) numbers.push((await business.sell()).invoiceNumber);
  const { journals } = await business.client(accounting.journals, { kinds: ['sale'] });
  expect(journals.map(({ document }) => document.name)).toEqual(numbers.toReversed());
});

test('a filter by account includes the accounts below it and excludes the accounts beside it', async () => {
  const { client, id, till } = await newBusiness();
  const drawer = cashPath(till.id, 'ALL');
  const [inDrawer, inCash, beside] = await post(id, [
    aJournal('2026-03-01', drawer),
    aJournal('2026-03-01', chartAccounts.cash),
    aJournal('2026-03-01', `${chartAccounts.cash}9`),
  ]);
  const date = { to: '2026-03-31' };
  expect(await idsOf(client, { date, account: chartAccounts.cash })).toEqual([inCash, inDrawer]);
  expect(await idsOf(client, { date, account: drawer })).toEqual([inDrawer]);
  expect(await idsOf(client, { date, account: '5:53' })).toEqual([beside, inCash, inDrawer]);
  expect(await idsOf(client, { date, account: drawer, kinds: ['sale'] })).toEqual([]);
  expect(await idsOf(client, { date, account: drawer, kinds: ['sale', 'stock'] })).toEqual([inDrawer]);
});

interface Many {
  readonly from: number;
  readonly day: string;
  readonly account: string;
}

/** Inserts many journals directly into the tables: each has two lines on one account; they fall on two days. */
async function postMany(businessId: string, howMany: number, given: Partial<Many> = {}) {
  const { from, day, account } = { from: 0, day: '2026-02-03', account: chartAccounts.suppliers, ...given };
  await server.asOwner`
    with made as (
      insert into tenant.journals (business_id, id, source_type, source_id, kind, day, made_at)
      select ${businessId}, lpad(to_hex(place), 24, '0'), 'opening', lpad(to_hex(place), 24, '0'), 'stock',
        ${day}::date + place % 2, now()
      from generate_series(${from}::integer + 1, ${from}::integer + ${howMany}::integer) place
      returning id, day
    )
    insert into tenant.journal_lines (business_id, journal_id, place, day, account_path, debit, credit, debit_mon,
      credit_mon, currency, exchange_rate)
    select ${businessId}, made.id, side, made.day, ${account},
      case side when 1 then 5 else 0 end, case side when 2 then 5 else 0 end,
      case side when 1 then 5 else 0 end, case side when 2 then 5 else 0 end, 'ALL', 1
    from made cross join generate_series(1, 2) side`;
  // Updates the statistics, because the cached plans of the connections were made for tables with few rows.
  await server.asOwner`analyze tenant.journals, tenant.journal_lines`;
}

test('filtering journals by an account with many or with few journals gives correct pages and capped counts', async () => {
  const { client, id } = await newBusiness();
  await post(id, [aJournal('2026-01-02', chartAccounts.wages)]);
  await postMany(id, 10_020);
  const account = chartAccounts.suppliers;
  const common = await client(accounting.journals, { account });
  expect((await client(accounting.journals, { account, kinds: ['stock'] })).journals).toEqual(
    common.journals,
  );
  expect(await idsOf(client, { account, kinds: ['sale'] })).toEqual([]);
  expect(common).toMatchObject({ count: 10_000, isMore: true });
  expect(common.journals.map(({ date }) => date)).toEqual(Array<string>(15).fill('2026-02-04'));
  expect(await client(accounting.journals, {})).toMatchObject({ count: 10_000, isMore: true });
  // With a date filter fewer journals match and the plan may differ; the order must be the same.
  const last = { page: 668, maxCount: 15 };
  const half = { page: 334, maxCount: 15 };
  const ofOneDay = await idsOf(client, { account, paginationOptions: half, date: { to: '2026-02-03' } });
  expect(ofOneDay).toHaveLength(15);
  expect(await idsOf(client, { account, paginationOptions: last })).toEqual(ofOneDay);
  expect(await client(accounting.journals, { account: chartAccounts.wages })).toMatchObject({ count: 1 });
  // The newest journals are now on another account.
  await postMany(id, 2_010, { from: 20_000, day: '2026-04-01', account: chartAccounts.wages });
  expect(await client(accounting.journals, { account })).toMatchObject({ count: 10_000, isMore: true });
  expect((await client(accounting.journals, { account })).journals).toEqual(common.journals);
});

test('a void and the journal it voids refer to each other', async () => {
  const { client, id } = await newBusiness();
  const journal = aJournal('2026-03-01');
  const [first] = await post(id, [journal]);
  const [voided] = await post(id, [voidOf(journal, '2026-03-05')]);
  const { journals } = await client(accounting.journals, { kinds: ['stock'] });
  expect(journals.map(({ _id, isVoid, counterpartId }) => ({ _id, isVoid, counterpartId }))).toEqual([
    { _id: voided, isVoid: true, counterpartId: first },
    { _id: first, isVoid: false, counterpartId: voided },
  ]);
});

test('another business sees no journals, and an employee without the accounting area is refused', async () => {
  const { client, id } = await newBusiness();
  const [journalId = ''] = await post(id, [aJournal('2026-03-01')]);
  expect((await client(accounting.one, { id: journalId })).journal._id).toBe(journalId);
  const stranger = server.client((await addBusiness(server)).owner.token);
  expect(await stranger(accounting.journals, {})).toMatchObject({ journals: [], count: 0, amount: 0 });
  expect(await refusalOf(stranger(accounting.one, { id: journalId }))).toMatchObject({ code: 'not-found' });
  const seller = server.client((await addEmployee(server, id, 'K', { receipts: 'readWrite' })).token);
  expect(await refusalOf(seller(accounting.journals, {}))).toMatchObject({ status: 403 });
});

test.each(['5::53', ':5', '5 3', '5:'])('a filter by the invalid account %s is refused', async (account) => {
  const { client } = await newBusiness();
  expect(await refusalOf(client(accounting.journals, { account }))).toMatchObject({ status: 400 });
});
