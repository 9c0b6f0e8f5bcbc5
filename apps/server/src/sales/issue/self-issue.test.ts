import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addArticle,
  addSellingBusiness,
  aLine,
  leaveVat,
  startStandIn,
  startTestServer,
  type SaleGiven,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';
import { proveTotals } from '../index.ts';
import { partiesOf } from '../message/message-parties.ts';

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
beforeEach(async () => (business = await addSellingBusiness(server, standIn)));

const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const prove = () =>
  proveTotals((text, values) => server.asOwner.unsafe(text, values as never[]), business.id);

const seller = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Shitësi shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
  country: 'ALB',
} as const;
const farmer = {
  ...seller,
  idType: 'ID',
  idNumber: 'J00115123Q',
  name: 'Ndue Gjoka',
  address: '',
  town: '',
} as const;
const foreign = {
  ...seller,
  idType: 'VAT',
  idNumber: 'IT12345678901',
  name: 'Fornitore srl',
  town: 'Bari',
  country: 'ITA',
} as const;
const later = (amount: number) => [{ type: 'ACCOUNT' as const, amount }];

/** All journal lines of the invoices as account, debit and credit, without record ids. */
async function posted(): Promise<[string, number, number][]> {
  const lines = await server.asOwner`
    select account_path, debit, credit from tenant.journal_lines where business_id = ${business.id}
      and journal_id in (
        select id from tenant.journals where business_id = ${business.id} and source_type = 'invoice'
      ) order by account_path, debit desc`;
  return lines.map(({ account_path: path, debit, credit }) => [
    String(path)
      .split(':')
      .findLast((part) => /^\d{1,4}$/.test(part)) ?? '',
    Number(debit) / 100,
    Number(credit) / 100,
  ]);
}

async function submitAll(): Promise<void> {
  await deliverAll();
  const submitted = await server.asOwner`
    select status, failure from tenant.fiscal_documents where business_id = ${business.id} and kind = 'invoice'`;
  for (const one of submitted) expect(one).toMatchObject({ status: 'fiscalized', failure: null });
  expect(submitted.length).toBeGreaterThan(0);
}

type Row = [what: string, given: SaleGiven, journal: [string, number, number][]];
const rows: Row[] = [
  [
    'AGREEMENT',
    { document: { selfIssue: 'AGREEMENT' }, buyer: seller, payments: later(120) },
    [
      ['401', 0, 120],
      ['4456', 20, 0],
      ['605', 100, 0],
    ],
  ],
  [
    'DOMESTIC',
    {
      document: { selfIssue: 'DOMESTIC' },
      buyer: farmer,
      lines: [aLine({ vat: '10', price: 110 })],
      payments: [{ type: 'BANKNOTE', amount: 110 }],
    },
    [
      ['4456', 10, 0],
      ['5311', 0, 110],
      ['605', 100, 0],
    ],
  ],
  [
    'ABROAD',
    { document: { selfIssue: 'ABROAD' }, isReverseCharge: true, buyer: foreign, payments: later(100) },
    [
      ['401', 0, 100],
      ['4456', 20, 0],
      ['4457', 0, 20],
      ['605', 100, 0],
    ],
  ],
  [
    'SELF',
    { document: { selfIssue: 'SELF' }, payments: [{ type: 'KIND', amount: 120 }] },
    [
      ['4457', 0, 20],
      ['658', 120, 0],
      ['705', 0, 100],
    ],
  ],
  [
    'OTHER',
    {
      document: { selfIssue: 'OTHER' },
      buyer: farmer,
      lines: [aLine({ vat: 'TAX_FREE', price: 75 })],
      payments: later(75),
    },
    [
      ['401', 0, 75],
      ['605', 75, 0],
    ],
  ],
];

test.each(rows)(
  '%s is fiscalized and posted as a purchase or own use, not as revenue',
  async (_what, given, journal) => {
    const drawer = () => business.client(contract.cashRegister.initialBalance, { pos_id: business.till.id });
    const before = (await drawer()).initialBalance?.availableCash ?? 0;
    await business.sell(given);
    await submitAll();
    expect(await posted()).toEqual(journal);
    expect(await prove()).toEqual([]);
    const revenue = await server.asOwner`
    select 1 from tenant.sale_totals where business_id = ${business.id} and dimension = 'shop'`;
    expect(revenue).toEqual([]);
    const paid = given.payments?.[0]?.type === 'BANKNOTE' ? given.payments[0].amount : 0;
    expect((await drawer()).initialBalance?.availableCash).toBe(before - paid);
    const { invoices } = await business.client(contract.sales.list, {});
    expect(invoices).toHaveLength(1);
  },
);

test('in a self-issued invoice the business is the buyer and the other party the seller', () => {
  const own = { name: 'Kafe', nuis: 'K11111111K', address: 'Rr. 2', town: 'Vlorë', country: 'ALB' };
  const document = { selfIssue: 'ABROAD', supply: null, isAdvance: false, isBuying: false } as const;
  expect(partiesOf({ seller: own, buyer: foreign, document })).toMatchObject({
    Seller: { IDType: 'VAT', IDNum: 'IT12345678901', Country: 'ITA', Town: 'Bari' },
    Buyer: { IDType: 'NUIS', IDNum: 'K11111111K', Address: 'Rr. 2', Town: 'Vlorë', Country: 'ALB' },
  });
  const ownUse = partiesOf({ seller: own, buyer: null, document: { ...document, selfIssue: 'SELF' } });
  expect(ownUse.Seller).toEqual(ownUse.Buyer);
});

test('goods bought from a farmer enter the stock at their cost, and own use takes goods out of the stock', async () => {
  const { id, owner } = business;
  const articleId = await addArticle(server, id, owner.token, { name: 'Mjaltë' });
  const lines = [aLine({ articleId, quantity: 10, price: 33, vat: '10' })];
  await business.sell({ document: { selfIssue: 'DOMESTIC' }, buyer: farmer, lines, payments: later(330) });
  const stock = () => server.asOwner`
    select quantity, value from tenant.stock where business_id = ${id} and article_id = ${articleId}`;
  expect((await stock())[0]).toMatchObject({ quantity: 10_000n, value: 30_000n });
  const used = [aLine({ articleId, quantity: 2, price: 48, vat: '20' })];
  await business.sell({
    document: { selfIssue: 'SELF' },
    lines: used,
    payments: [{ type: 'KIND', amount: 96 }],
  });
  expect((await stock())[0]).toMatchObject({ quantity: 8_000n, value: 24_000n });
  await submitAll();
  expect(await posted()).toEqual([
    ['351', 300, 0],
    ['351', 0, 60],
    ['401', 0, 330],
    ['4456', 30, 0],
    ['4457', 0, 16],
    ['605', 60, 0],
    ['658', 96, 0],
    ['705', 0, 80],
  ]);
  expect(await prove()).toEqual([]);
});

test('goods returned to a farmer leave the stock, and the goods account stays equal to the stock value', async () => {
  const { id, owner } = business;
  const articleId = await addArticle(server, id, owner.token, { name: 'Gjalpë' });
  const buy = (price: number) =>
    business.sell({
      document: { selfIssue: 'DOMESTIC' },
      buyer: farmer,
      lines: [aLine({ articleId, quantity: 10, price, vat: '10' })],
      payments: later(price * 10),
    });
  await buy(33);
  const dear = await buy(66);
  await business.client(contract.sales.correct, {
    saleId: newRecordId(server.clock.now()),
    invoiceId: dear._id,
    lines: [{ place: 1, quantity: 5 }],
  });
  const [stock] = await server.asOwner`
    select quantity, value from tenant.stock where business_id = ${id} and article_id = ${articleId}`;
  expect(stock).toMatchObject({ quantity: 15_000n, value: 67_500n });
  const [goods] = await server.asOwner`
    select sum(debit - credit)::bigint as value from tenant.journal_lines
    where business_id = ${id} and account_path = '3:35:351'`;
  expect(goods).toMatchObject({ value: 67_500n });
  await submitAll();
  expect(await prove()).toEqual([]);
});

test('a business outside VAT deducts no VAT of a purchase', async () => {
  await leaveVat(business, { server, standIn });
  const articleId = await addArticle(server, business.id, business.owner.token, { name: 'Djathë' });
  const lines = [aLine({ articleId })];
  await business.sell({ document: { selfIssue: 'AGREEMENT' }, buyer: seller, lines, payments: later(120) });
  await submitAll();
  expect(await posted()).toEqual([
    ['351', 120, 0],
    ['401', 0, 120],
  ]);
  const [stock] = await server.asOwner`
    select value from tenant.stock where business_id = ${business.id} and article_id = ${articleId}`;
  expect(stock?.['value']).toBe(12_000n);
});
