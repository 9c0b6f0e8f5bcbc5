import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addServingBusiness,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

const { sales } = contract;

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addServingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
beforeEach(async () => {
  business = await addServingBusiness(server, standIn);
});

const buyer = { idType: 'NUIS', idNumber: 'L12345678A', name: 'Blerësi shpk' } as const;

const setStatus = (id: string, status: 'error' | 'pending') => server.asOwner`
  update tenant.fiscal_documents set status = ${status}, next_attempt_at = null
  where business_id = ${business.id} and id = ${id}`;

test('an invoice refused by the tax authority cannot be corrected, cancelled or written off, but a pending one can', async () => {
  const { client } = business;
  const sold = await business.sell({ payments: [{ type: 'ACCOUNT', amount: 120 }], buyer });
  await setStatus(sold._id, 'error');
  expect(await client(sales.correctable, { id: sold._id })).toMatchObject({
    hindrance: 'invoice-refused',
    canGiveUp: false,
  });
  const calls: readonly (() => Promise<unknown>)[] = [
    () => client(sales.quoteCorrection, { invoiceId: sold._id, isWhole: true }),
    () => business.correct(sold, { isWhole: true }),
    () => business.correct(sold, { lines: [{ place: 1, quantity: 0.5 }] }),
    () => client(sales.giveUpDebt, { saleId: newRecordId(new Date()), invoiceId: sold._id }),
  ];
  for (const call of calls)
    expect(await refusalOf(call())).toMatchObject({ status: 409, code: 'invoice-refused' });
  await setStatus(sold._id, 'pending');
  expect((await client(sales.correctable, { id: sold._id })).hindrance).toBeNull();
  expect((await business.correct(sold, { isWhole: true })).totalPrice).toBe(-120);
});

test('an order that the tax authority refused cannot be part of a summary invoice, but a pending order can', async () => {
  const orders = [await business.order(), await business.order()];
  const [first] = orders;
  await setStatus(first?._id ?? '', 'error');
  const invoiceIds = orders.map(({ _id }) => _id);
  expect((await refusalOf(business.client(sales.summaryOf, { invoiceIds }))).code).toBe('invoice-refused');
  expect((await refusalOf(business.summarize(orders))).code).toBe('invoice-refused');
  await setStatus(first?._id ?? '', 'pending');
  expect((await business.summarize(orders)).totalPrice).toBe(240);
});
