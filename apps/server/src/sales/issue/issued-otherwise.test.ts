import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addSellingBusiness,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

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

const invoices = () =>
  server.asOwner`select id, with_vat from tenant.invoices where business_id = ${business.id}`;
const cartOf = (price: number) => ({
  lines: [aLine({ price })],
  payments: [{ type: 'BANKNOTE' as const, amount: price }],
});

test('a sale with a used sale id and another cart is refused, naming the invoice issued with this id', async () => {
  const saleId = newRecordId(new Date());
  const first = await business.sell({ saleId, ...cartOf(120) });
  const refusal = await refusalOf(business.sell({ saleId, ...cartOf(240) }));
  expect(refusal).toMatchObject({
    status: 409,
    code: 'sale-issued-otherwise',
    details: { issuedInvoiceId: first._id },
  });
  expect(refusal.message).toContain('është lëshuar tashmë me përmbajtje tjetër');
  expect(refusal.message).toContain(first.invoiceNumber);
  expect(await invoices()).toHaveLength(1);
  expect(await business.sell({ saleId, ...cartOf(120) })).toMatchObject({ _id: first._id });
});

test('if different carts are sent concurrently with the same sale id, one is issued and the others are refused', async () => {
  const saleId = newRecordId(new Date());
  const prices = [120, 240, 120, 240, 120, 240];
  const outcomes = await Promise.allSettled(
    prices.map((price) => business.sell({ saleId, ...cartOf(price) })),
  );
  const rows = await invoices();
  expect(rows).toHaveLength(1);
  const issuedPrice = Number(rows[0]?.['with_vat']) / 100;
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(
    prices.map((price) => price === issuedPrice),
  );
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : [],
  );
  expect(refused).toEqual(refused.map(() => 'sale-issued-otherwise'));
});

test('a retry of a sale without the draft id returns the same invoice', async () => {
  const saleId = newRecordId(new Date());
  const first = await business.sell({ saleId, draftId: newRecordId(new Date()) });
  expect(await business.sell({ saleId, draftId: null })).toMatchObject({ _id: first._id });
});

test('if an invoice was stored without a hash of its cart, any cart with the same sale id returns it', async () => {
  const saleId = newRecordId(new Date());
  const { _id } = await business.sell({ saleId, ...cartOf(120) });
  await server.asOwner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update tenant.invoices set fingerprint = null where id = ${_id}`;
  });
  expect(await business.sell({ saleId, ...cartOf(240) })).toMatchObject({ _id });
});

test('a correction that reuses a sale id with other content is refused', async () => {
  const saleId = newRecordId(new Date());
  const sold = await business.sell({ saleId, ...cartOf(360), lines: [aLine({ quantity: 3 })] });
  const correct = (quantity: number, id: string) =>
    business.client(contract.sales.correct, {
      saleId: id,
      invoiceId: sold._id,
      isWhole: false,
      lines: [{ place: 1, quantity }],
    });
  const correctionId = newRecordId(new Date());
  const first = await correct(1, correctionId);
  expect(await correct(1, correctionId)).toMatchObject({ _id: first._id });
  expect(await refusalOf(correct(2, correctionId))).toMatchObject({
    status: 409,
    code: 'sale-issued-otherwise',
    details: { issuedInvoiceId: first._id },
  });
  expect((await refusalOf(correct(1, saleId))).code).toBe('sale-issued-otherwise');
  expect(await invoices()).toHaveLength(2);
});

test('a bad debt or a summary that reuses a sale id with other content is refused', async () => {
  const buyer = {
    idType: 'NUIS',
    idNumber: 'L12345678A',
    name: 'Blerësi shpk',
    address: 'Rruga 1',
    town: 'Tiranë',
  } as const;
  const payments = [{ type: 'ACCOUNT', amount: 120 }] as const;
  const owed = await business.sell({ payments: [...payments], buyer, payDeadline: '2026-01-31' });
  const givenUp = { saleId: newRecordId(new Date()), invoiceId: owed._id, notes: 'Falimentoi' };
  const first = await business.client(contract.sales.giveUpDebt, givenUp);
  expect(await business.client(contract.sales.giveUpDebt, givenUp)).toMatchObject({ _id: first._id });
  const otherNotes = business.client(contract.sales.giveUpDebt, { ...givenUp, notes: 'U shua' });
  expect((await refusalOf(otherNotes)).code).toBe('sale-issued-otherwise');

  const order = await business.sell({ payments: [{ type: 'ORDER', amount: 120 }] });
  const summary = {
    saleId: newRecordId(new Date()),
    tillId: business.till.id,
    invoiceIds: [order._id],
    payments: [{ type: 'BANKNOTE' as const, amount: 120 }],
  };
  await business.client(contract.sales.summarize, summary);
  const otherPayment = business.client(contract.sales.summarize, {
    ...summary,
    payments: [{ type: 'CARD' as const, amount: 120 }],
  });
  expect((await refusalOf(otherPayment)).code).toBe('sale-issued-otherwise');
});
