import { contract, type WireInputOf } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addServingBusiness,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type SaleGiven,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

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
beforeEach(async () => (business = await addServingBusiness(server, standIn)));

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
/** A final invoice: three pieces for 600 lek, of which the advance paid 120. */
const final = (advanceId: string, given: SaleGiven = {}) =>
  business.sell({
    document: { advanceIds: [advanceId] },
    buyer,
    lines: [aLine({ quantity: 3, price: 200 })],
    payments: later(480),
    ...given,
  });
const correct = (invoiceId: string, given: Partial<WireInputOf<typeof contract.sales.correct>>) =>
  business.client(contract.sales.correct, { saleId: newRecordId(new Date()), invoiceId, ...given });
const cancel = ({ _id }: { readonly _id: string }) => correct(_id, { isWhole: true });

/** Balances in lek; liabilities and revenue are negative. */
async function books(): Promise<Record<string, number>> {
  const accounts = { 409: '4:40:409', 411: '4:41:411', 705: '7:70:705', 4457: '4:44:445:4457' };
  const balances = await Promise.all(
    Object.entries(accounts).map(async ([name, path]) => [name, (await business.balanceOf(path)) / 100]),
  );
  return Object.fromEntries(balances);
}
const openOf = async () =>
  (await business.client(contract.sales.openAdvances, { idNumber: buyer.idNumber })).advances.map(
    ({ _id }) => _id,
  );
async function expectAllRight(): Promise<void> {
  expect(await business.notFiscalized()).toEqual([]);
  expect(await business.prove()).toEqual([]);
}

test('cancelling a final invoice frees its advance for another one, and the balances are correct after each step', async () => {
  const paid = await advance();
  const onlyAdvance = { 409: -100, 411: 120, 705: 0, 4457: -20 };
  expect(await books()).toEqual(onlyAdvance);
  const first = await final(paid._id);
  const both = { 409: 0, 411: 600, 705: -500, 4457: -100 };
  expect(await books()).toEqual(both);
  expect(await openOf()).toEqual([]);
  await cancel(first);
  expect(await books()).toEqual(onlyAdvance);
  expect(await openOf()).toEqual([paid._id]);
  const second = await final(paid._id);
  expect(await books()).toEqual(both);
  expect((await refusalOf(final(paid._id))).code).toBe('advance-already-used');
  await cancel(second);
  expect(await books()).toEqual(onlyAdvance);
  await cancel(paid);
  expect(await books()).toEqual({ 409: 0, 411: 0, 705: 0, 4457: 0 });
  expect(await openOf()).toEqual([]);
  await expectAllRight();
});

test('a partial return gives back its share of an advance, and only a return of everything frees the advance', async () => {
  const paid = await advance();
  const { _id } = await final(paid._id);
  await correct(_id, { lines: [{ place: 1, quantity: 1 }] });
  expect(await books()).toEqual({ 409: -33.33, 411: 440, 705: -333.34, 4457: -73.33 });
  expect((await refusalOf(final(paid._id))).code).toBe('advance-already-used');
  expect((await refusalOf(cancel(paid))).code).toBe('advance-already-used');
  // The added line does not use the advance. So after this correction nothing uses it, and it can be cancelled.
  await correct(_id, { isWhole: true, added: [aLine({ name: 'Tjetër', price: 60 })] });
  expect(await books()).toEqual({ 409: -100, 411: 180, 705: -50, 4457: -30 });
  expect(await openOf()).toEqual([paid._id]);
  await cancel(paid);
  expect(await books()).toEqual({ 409: 0, 411: 60, 705: -50, 4457: -10 });
  await expectAllRight();
});

test('cancelling a final invoice in euros with a total of zero uses the exchange rate of its advance', async () => {
  const euros = { currency: 'EUR', exchangeRate: 100 } as const;
  const paid = await advance(euros);
  const given: SaleGiven = { ...euros, exchangeRate: 90, lines: [aLine()], payments: later(0) };
  const over = await final(paid._id, given);
  expect(await books()).toEqual({ 409: 0, 411: 12_000, 705: -10_000, 4457: -2000 });
  await cancel(over);
  expect(await books()).toEqual({ 409: -10_000, 411: 12_000, 705: 0, 4457: -2000 });
  await final(paid._id, given);
  expect(await books()).toEqual({ 409: 0, 411: 12_000, 705: -10_000, 4457: -2000 });
  await expectAllRight();
});

test('of concurrent cancellations of a final invoice one succeeds, and of concurrent new invoices one uses its advance', async () => {
  const paid = await advance();
  const first = await final(paid._id);
  const cancelled = await Promise.allSettled(Array.from({ length: 4 }, () => cancel(first)));
  expect(cancelled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const ended = await Promise.allSettled(Array.from({ length: 5 }, () => final(paid._id)));
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refusals).toMatchObject(refusals.map(() => ({ code: 'advance-already-used' })));
  expect(await books()).toEqual({ 409: 0, 411: 600, 705: -500, 4457: -100 });
});

test('after concurrent cancellations and uses of an advance, it is a liability only if it is still open', async () => {
  const paid = await advance();
  const first = await final(paid._id);
  await Promise.allSettled([cancel(first), final(paid._id), cancel(paid), final(paid._id)]);
  const { 409: owed } = await books();
  const isOpen = (await openOf()).length === 1;
  const [taken] = await server.asOwner`
    select 1 from tenant.invoice_references where business_id = ${business.id}
      and referred_id = ${paid._id} and relation = 'cancels'`;
  expect(owed).toBe(isOpen && taken === undefined ? -100 : 0);
});

test('after a final invoice is written off as a bad debt, its advance stays used', async () => {
  const paid = await advance();
  const { _id: invoiceId } = await final(paid._id, { payDeadline: '2026-01-31' });
  await business.client(contract.sales.giveUpDebt, { saleId: newRecordId(new Date()), invoiceId });
  expect((await books())['409']).toBe(0);
  expect(await openOf()).toEqual([]);
});

test('each advance is settled on the account of its buyer, also if the final invoice names a customer record', async () => {
  const { customerId } = await addCustomer();
  const typed = await advance();
  const known = await advance({ buyer: null, customerId });
  const last = await business.sell({
    document: { advanceIds: [typed._id, known._id] },
    customerId,
    lines: [aLine({ quantity: 3, price: 200 })],
    payments: later(360),
  });
  const owedTo = (id: string) => business.balanceOf(`4:40:409:${id}`);
  expect([await owedTo('KESH'), await owedTo(customerId)]).toEqual([0, 0]);
  await correct(last._id, { lines: [{ place: 1, quantity: 1 }] });
  await cancel(last);
  expect([await owedTo('KESH'), await owedTo(customerId)]).toEqual([-10_000, -10_000]);
  await expectAllRight();
});

/** Adds a customer record with the data of the typed buyer. */
async function addCustomer(): Promise<{ readonly customerId: string }> {
  return business.client(contract.customers.add, buyer);
}
