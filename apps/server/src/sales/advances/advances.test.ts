import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addArticle,
  addSellingBusiness,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type SaleGiven,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';
import { proveTotals } from '../index.ts';

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

const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
  country: 'ALB',
} as const;
const later = (amount: number) => [{ type: 'ACCOUNT' as const, amount }];
const advance = (given: SaleGiven = {}) =>
  business.sell({ document: { isAdvance: true }, buyer, payments: later(120), ...given });

async function postedFor(id: string): Promise<[string, number, number][]> {
  const lines = await server.asOwner`
    select account_path, debit, credit from tenant.journal_lines where business_id = ${business.id}
      and journal_id in (select id from tenant.journals where business_id = ${business.id} and source_id = ${id})
    order by account_path, debit desc`;
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
}

const openOf = async (idNumber: string) =>
  (await business.client(contract.sales.openAdvances, { idNumber })).advances;

test('an advance is a liability without stock movement, and the final invoice posts the rest and all revenue', async () => {
  const articleId = await addArticle(server, business.id, business.owner.token, {
    name: 'Dritare',
    cost: 50,
  });
  const first = await advance({ lines: [aLine({ articleId, price: 120 })] });
  expect(await postedFor(first._id)).toEqual([
    ['409', 0, 100],
    ['411', 120, 0],
    ['4457', 0, 20],
  ]);
  const moved = () => server.asOwner`
    select quantity from tenant.stock_movements where business_id = ${business.id}`;
  expect(await moved()).toEqual([]);
  expect(await openOf(buyer.idNumber)).toMatchObject([
    { _id: first._id, totalPrice: 120, totalPriceWithoutVAT: 100, taxes: [{ vatPercent: 20, withVat: 120 }] },
  ]);
  const last = await business.sell({
    document: { advanceIds: [first._id] },
    buyer,
    lines: [aLine({ articleId, quantity: 3, price: 200 }), aLine({ vat: '6', price: 106 })],
    payments: later(586),
  });
  expect(last.totalPrice).toBe(586);
  expect(await postedFor(last._id)).toEqual([
    ['351', 0, 150],
    ['409', 100, 0],
    ['411', 586, 0],
    ['4457', 0, 86],
    ['605', 150, 0],
    ['705', 0, 600],
  ]);
  expect(await moved()).toMatchObject([{ quantity: -3000n }]);
  await submitAll();
  expect(await prove()).toEqual([]);
  expect(await openOf(buyer.idNumber)).toEqual([]);
});

test('a final invoice whose advance covers it in full has a total of zero', async () => {
  const first = await advance();
  const given = { document: { advanceIds: [first._id] }, buyer };
  const quote = await business.client(contract.sales.quote, {
    tillId: business.till.id,
    lines: [aLine()],
    ...given,
    payments: later(0),
  });
  expect(quote).toMatchObject({ totalPrice: 0, problems: [] });
  const last = await business.sell({ ...given, payments: later(0) });
  expect(last.totalPrice).toBe(0);
  expect(await postedFor(last._id)).toEqual([
    ['409', 100, 0],
    ['705', 0, 100],
  ]);
  await submitAll();
  expect(await prove()).toEqual([]);
});

test('an advance in euros is settled at the exchange rate of the advance', async () => {
  const euros = { currency: 'EUR', buyer } as const;
  const first = await advance({ ...euros, exchangeRate: 100, payments: later(120) });
  const last = await business.sell({
    ...euros,
    exchangeRate: 90,
    document: { advanceIds: [first._id] },
    lines: [aLine({ price: 240 })],
    payments: later(120),
  });
  expect(await postedFor(last._id)).toEqual([
    ['409', 10_000, 0],
    ['411', 10_800, 0],
    ['4457', 0, 1800],
    ['705', 0, 19_000],
  ]);
  await submitAll();
});

test('an advance of another buyer, another currency or another kind is refused at its field, and nothing is saved', async () => {
  const first = await advance();
  const end = (given: SaleGiven, ids: readonly string[] = [first._id]) =>
    refusalOf(
      business.sell({
        document: { advanceIds: [...ids] },
        buyer,
        lines: [aLine({ price: 240 })],
        payments: later(120),
        ...given,
      }),
    );
  const plain = await business.sell();
  const at = async (given: SaleGiven, ids?: readonly string[]) =>
    (await end(given, ids)).problems
      ?.filter(({ path }) => path.startsWith('document'))
      .map(({ code }) => code);
  expect(await at({ buyer: { ...buyer, idNumber: 'L87654321B' } })).toEqual(['advance-not-fitting']);
  expect(await at({ currency: 'EUR', exchangeRate: 100 })).toEqual(['advance-not-fitting']);
  expect(await at({ isReverseCharge: true })).toEqual(['advance-not-fitting']);
  expect(await at({ lines: [aLine({ vat: '6', price: 500 })] })).toEqual(['advance-too-large']);
  expect(await at({}, [first._id, first._id])).toEqual(['twice']);
  expect(await at({}, [plain._id])).toEqual(['advance-not-fitting']);
  expect((await end({}, [newRecordId(new Date())])).code).toBe('not-found');
  const { problems } = await refusalOf(business.sell({ document: { isAdvance: true } }));
  expect(problems).toMatchObject([{ path: 'buyer', code: 'buyer-needed-for-advance' }]);
  const stored = await server.asOwner`select 1 from tenant.invoices where business_id = ${business.id}`;
  expect(stored).toHaveLength(2);
});

test('of concurrent invoices that use one advance one succeeds, and the others get advance-already-used', async () => {
  const first = await advance();
  const attempts = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      business.sell({
        document: { advanceIds: [first._id] },
        buyer,
        lines: [aLine({ price: 240 })],
        payments: later(120),
      }),
    ),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []));
  const usedAlready = { code: 'advance-already-used' };
  expect(refusals).toMatchObject(refusals.map(() => usedAlready));
  const used = await server.asOwner`
    select 1 from tenant.invoice_references where business_id = ${business.id} and relation = 'advance'`;
  expect(used).toHaveLength(1);
});

test('a pro-forma PDF is rendered in three languages and writes nothing', async () => {
  for (const language of ['sq', 'en', 'it'] as const) {
    const { name, pdf } = await business.client(contract.sales.proForma, {
      tillId: business.till.id,
      lines: [aLine()],
      language,
    });
    expect(name).toMatch(/^pro-forma-\d{4}-\d{2}-\d{2}\.pdf$/);
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  }
  for (const table of ['invoices', 'invoice_counters', 'sale_drafts'])
    expect(
      await server.asOwner.unsafe(`select 1 from tenant.${table} where business_id = $1`, [business.id]),
    ).toEqual([]);
});

test('a pro-forma with an invalid line is refused', async () => {
  const lines = [aLine({ price: 10, discount: 0, quantity: 1, unit: 'x'.repeat(51) })];
  const refusal = await refusalOf(
    business.client(contract.sales.proForma, { tillId: business.till.id, lines }),
  );
  expect(refusal.code).toBe('invalid-input');
});
