import { contract, type WireInputOf } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addArticle,
  addSellingBusiness,
  aLine,
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

const prove = () =>
  proveTotals((text, values) => server.asOwner.unsafe(text, values as never[]), business.id);

type Correction = Partial<WireInputOf<typeof contract.sales.correct>>;
const correct = (invoiceId: string, given: Correction) =>
  business.client(contract.sales.correct, { saleId: newRecordId(new Date()), invoiceId, ...given });

const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
} as const;
const onAccount = (amount: number): SaleGiven => ({ buyer, payments: [{ type: 'ACCOUNT', amount }] });

async function expectAllFiscalized(): Promise<void> {
  await runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
  const rows = await server.asOwner`
    select kind, status, failure from tenant.fiscal_documents where business_id = ${business.id} and status <> 'fiscalized'`;
  expect(rows).toEqual([]);
  expect(await prove()).toEqual([]);
}

const balanceOf = async (accountPath: string) => {
  const [row] = await server.asOwner`
    select coalesce(sum(debit - credit), 0)::text as balance from tenant.journal_lines
    where business_id = ${business.id} and account_path like ${`${accountPath}%`}`;
  return Number(row?.['balance']);
};

describe('a correction', () => {
  test('a correction of the whole invoice cancels it and sets debt, revenue and VAT to zero', async () => {
    const sold = await business.sell(onAccount(120));
    const cancelled = await correct(sold._id, { isWhole: true, notes: 'Gabim' });
    expect(cancelled.totalPrice).toBe(-120);
    await expectAllFiscalized();
    for (const account of ['4:41:411', '7', '4:44:445:4457']) expect(await balanceOf(account)).toBe(0);
    const { invoice } = await business.client(contract.sales.one, { id: cancelled._id });
    expect(invoice).toMatchObject({
      orderNumberOfCanceledInvoice: sold.invoiceNumber,
      orderNumberOfCorrectedInvoice: null,
      references: [{ relation: 'cancels', direction: 'to', _id: sold._id }],
    });
    const { invoice: original } = await business.client(contract.sales.one, { id: sold._id });
    expect(original.cancelledByInvoiceWithOrderNumber).toBe(cancelled.invoiceNumber);
  });

  test('three corrections take back exactly the total of the invoice, and a fourth is refused', async () => {
    const sold = await business.sell({
      lines: [
        aLine({ price: 33.33, quantity: 3, vat: '6' }),
        aLine({ name: 'Tjetër', price: 0.07, quantity: 7 }),
      ],
      payments: [{ type: 'BANKNOTE', amount: 200 }],
    });
    await correct(sold._id, { lines: [{ place: 1, quantity: 1 }] });
    await correct(sold._id, {
      lines: [
        { place: 1, quantity: 1.25 },
        { place: 2, quantity: 0.333 },
      ],
    });
    await correct(sold._id, { isWhole: true });
    await expect(correct(sold._id, { isWhole: true })).rejects.toMatchObject({ code: 'nothing-to-correct' });
    const [sums] = await server.asOwner`
      select sum(with_vat)::int as total, sum(vat)::int as vat from tenant.invoices where business_id = ${business.id}`;
    expect(sums).toEqual({ total: 0, vat: 0 });
    await expectAllFiscalized();
  });

  test('the kind of a correction (correction, debit note or credit note) depends on its total', async () => {
    const sold = await business.sell(onAccount(120));
    const kinds = await Promise.all(
      [120, 150, 90].map((price) =>
        business.client(contract.sales.quoteCorrection, {
          invoiceId: sold._id,
          isWhole: true,
          added: [aLine({ name: 'Tjetër', price })],
        }),
      ),
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['correction', 'debit', 'credit']);
    await correct(sold._id, { isWhole: true, added: [aLine({ name: 'Tjetër', price: 150 })] });
    await expectAllFiscalized();
    expect(await balanceOf('4:41:411')).toBe(15_000);
  });

  test('a correction refunds each payment by its own method, and banknotes from the drawer', async () => {
    const sold = await business.sell({
      payments: [
        { type: 'CARD', amount: 50 },
        { type: 'BANKNOTE', amount: 70 },
      ],
    });
    await correct(sold._id, { lines: [{ place: 1, quantity: 0.5 }] });
    await correct(sold._id, { isWhole: true });
    await expectAllFiscalized();
    expect(await balanceOf('5:51:511')).toBe(0);
    const [drawer] = await server.asOwner`
      select sold::int from tenant.drawer_days where business_id = ${business.id}`;
    expect(drawer).toEqual({ sold: 0 });
  });

  test('a correction returns goods to the stock at the cost at which they were issued', async () => {
    const articleId = await addArticle(server, business.id, business.owner.token, { cost: 50 });
    await business.sell({
      lines: [aLine({ articleId, name: 'Mall', quantity: 4, price: 30 })],
    });
    const sold = await business.sell({
      lines: [aLine({ articleId, name: 'Mall', quantity: 4, price: 30 })],
    });
    await correct(sold._id, { lines: [{ place: 1, quantity: 3 }] });
    const [stock] = await server.asOwner`
      select quantity::int from tenant.stock where business_id = ${business.id} and article_id = ${articleId}`;
    expect(stock).toEqual({ quantity: -5_000 });
    const [moved] = await server.asOwner`
      select sum(quantity)::int as quantity from tenant.stock_movements
      where business_id = ${business.id} and article_id = ${articleId}`;
    expect(moved).toEqual({ quantity: -5_000 });
    await expectAllFiscalized();
  });

  test('a correction of a sale in euros is in euros, at the exchange rate of the sale', async () => {
    const sold = await business.sell({
      currency: 'EUR',
      exchangeRate: 98.55,
      lines: [aLine({ price: 12.34, quantity: 3 })],
      payments: [{ type: 'CARD', amount: 37.02 }],
    });
    await correct(sold._id, { lines: [{ place: 1, quantity: 1 }] });
    await correct(sold._id, { isWhole: true });
    const [sums] = await server.asOwner`
      select sum(with_vat)::int as total, sum((in_currency->>'withVat')::int)::int as euros
      from tenant.invoices where business_id = ${business.id}`;
    expect(sums).toEqual({ total: 0, euros: 0 });
    await expectAllFiscalized();
  });

  test('a correction under reverse charge takes back the VAT that the buyer owes', async () => {
    const sold = await business.sell({ ...onAccount(100), isReverseCharge: true });
    await correct(sold._id, { isWhole: true });
    const [sums] = await server.asOwner`
      select sum(owed_vat)::int as owed, min(owed_vat)::int as least from tenant.invoices where business_id = ${business.id}`;
    expect(sums).toEqual({ owed: 0, least: -2_000 });
    await expectAllFiscalized();
  });

  test('a correction can be corrected too, but only the lines that it added', async () => {
    const sold = await business.sell(onAccount(120));
    const added = await correct(sold._id, { added: [aLine({ name: 'Shtesë', price: 60 })] });
    const undone = await correct(added._id, { isWhole: true });
    expect(undone.totalPrice).toBe(-60);
    expect(await balanceOf('4:41:411')).toBe(12_000);
    await expect(correct(undone._id, { isWhole: true })).rejects.toMatchObject({
      code: 'nothing-to-correct',
    });
    await expectAllFiscalized();
  });
});

describe('a correction is refused for', () => {
  test.each<[string, Correction, string, string]>([
    ['excess quantity', { lines: [{ place: 1, quantity: 1.001 }] }, 'lines.0.quantity', 'more-than-left'],
    ['an unknown line', { lines: [{ place: 2, quantity: 1 }] }, 'lines.0.place', 'choice'],
    ['no lines', {}, 'lines', 'required'],
    ['a line twice', { lines: [1, 2].map(() => ({ place: 1, quantity: 0.4 })) }, 'lines.1.place', 'twice'],
    [
      'a bank refund of a cash sale',
      { isWhole: true, payments: [{ type: 'ACCOUNT', amount: -120 }] },
      'payments',
      'payments-mixed',
    ],
    [
      'a refund that is too small',
      { isWhole: true, payments: [{ type: 'BANKNOTE', amount: -100 }] },
      'payments',
      'payments-differ',
    ],
  ])('%s', async (_what, given, path, code) => {
    const sold = await business.sell();
    await expect(correct(sold._id, given)).rejects.toMatchObject({
      code: 'invalid-input',
      problems: [expect.objectContaining({ path, code })],
    });
  });

  test('an invoice of another business', async () => {
    const other = await addSellingBusiness(server, standIn);
    const sold = await other.sell();
    await expect(correct(sold._id, { isWhole: true })).rejects.toMatchObject({ code: 'not-found' });
  });
});

test('concurrent corrections of an invoice together take back no more than was sold', async () => {
  const sold = await business.sell({ ...onAccount(600), lines: [aLine({ quantity: 5 })] });
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => correct(sold._id, { lines: [{ place: 1, quantity: 2 }] })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const [left] = await server.asOwner`
    select sum(with_vat)::int as total from tenant.invoices where business_id = ${business.id}`;
  expect(left).toEqual({ total: 12_000 });
  await expectAllFiscalized();
});

test('concurrent requests with one sale id issue one correction', async () => {
  const sold = await business.sell();
  const saleId = newRecordId(new Date());
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => correct(sold._id, { saleId, isWhole: true })),
  );
  expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
  await expectAllFiscalized();
});
