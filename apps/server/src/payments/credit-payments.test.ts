import { contract } from '@tezga/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPayingBusiness, aLine, refusalOf, usePayingBusiness } from '../testing/index.ts';

const { clientCredit, payments } = contract;

const on = usePayingBusiness();

type Business = Awaited<ReturnType<typeof addPayingBusiness>>;

const saveConfig = ({ client }: Business, exchangeRate: number) =>
  client(clientCredit.saveConfig, { moduleId: 'clientCredit', config: { exchangeRate, codeStandard: '' } });
const give = (credits: number) =>
  on.business.client(clientCredit.updateCredit, { customerId: customer, credits });
const pay = (amount: number, given: object = {}) =>
  on.business.pay(customer, amount, { method: 'CREDIT', accountId: null, ...given });
const points = async () => (await on.business.card(customer)).clientCredit?.credits;
const debt = async () => (await on.business.card(customer)).subject.balance;

/** Expects that the points of the customer equal the sum of the changes in `client_credit_moves`. */
async function expectSumOfMoves(): Promise<void> {
  const [row] = await on.server.asOwner`
    select (points - (select sum(change) from tenant.client_credit_moves move where move.customer_id = credit.customer_id))::int
      as difference
    from tenant.client_credits credit where customer_id = ${customer}`;
  expect(row?.['difference']).toBe(0);
}

let customer: string;
beforeAll(() => saveConfig(on.business, 10));
beforeEach(async () => {
  customer = await on.business.addCustomer();
});

test('a payment with points pays the oldest invoice, is posted to accounts 654 and 411, and moves no cash', async () => {
  await on.business.owe(customer, 100);
  await give(50);
  const before = await on.business.balanceOf('6:65:654');
  const paid = await pay(70.5);
  expect(paid).toMatchObject({ rest: 0, documents: [{ settled: 70.5, paidState: 'PARTIALLY_PAID' }] });
  expect(await points()).toBe(42.95);
  expect(await on.business.balanceOf(`4:41:411:${customer}`)).toBe(29.5);
  expect((await on.business.balanceOf('6:65:654')) - before).toBe(70.5);
  const { payment } = await on.business.client(payments.one, { id: paid._id });
  expect(payment).toMatchObject({ method: 'CREDIT', place: '', movementId: null });
  const { payments: listed } = await on.business.client(payments.list, {
    subjectId: customer,
    method: 'CREDIT',
  });
  expect(listed.map(({ _id }) => _id)).toEqual([paid._id]);
  const { pdf } = await on.business.client(payments.receipt, { id: paid._id, paper: 'A4', language: 'sq' });
  expect(pdf).not.toBe('');
  await expectSumOfMoves();
});

test("a payment above the value of the customer's points is refused with that value, and changes nothing", async () => {
  await on.business.owe(customer, 1000);
  await give(12.34);
  expect(await refusalOf(pay(123.41))).toMatchObject({
    code: 'client-credit-short',
    message: 'Kredia e klientit nuk mjafton: në dispozicion ka 123.40 ALL.',
  });
  expect([await points(), await debt()]).toEqual([12.34, 1000]);
  await pay(123.4);
  expect([await points(), await debt()]).toEqual([0, 876.6]);
});

test('a customer who never had points cannot pay with them', async () => {
  await on.business.owe(customer, 10);
  expect(await refusalOf(pay(10))).toMatchObject({
    code: 'client-credit-short',
    message: 'Kredia e klientit nuk mjafton: në dispozicion ka 0.00 ALL.',
  });
});

describe('points never become an advance', () => {
  test.each([false, true])(
    'a payment with points above the open amount is refused (keepRest %s)',
    async (keepRest) => {
      await on.business.owe(customer, 100);
      await give(50);
      expect(await refusalOf(pay(101, { keepRest }))).toMatchObject({ code: 'payment-exceeds-open' });
      expect([await points(), await debt()]).toEqual([50, 100]);
    },
  );

  test('a payment with points and keepRest is refused if the customer has no open document', async () => {
    await give(50);
    expect(await refusalOf(pay(1, { keepRest: true }))).toMatchObject({ code: 'payment-nothing-open' });
  });
});

test('a reversal returns exactly the points of the payment, even if the value of a point has changed', async () => {
  await on.business.owe(customer, 100);
  await give(33);
  const paid = await pay(99.99);
  expect(await points()).toBe(23);
  await saveConfig(on.business, 3);
  const reversal = { paymentId: on.business.anId(), id: paid._id, note: 'Gabim' };
  await on.business.client(payments.reverse, reversal);
  await on.business.client(payments.reverse, reversal);
  await saveConfig(on.business, 10);
  expect([await points(), await debt()]).toEqual([33, 100]);
  const again = on.business.client(payments.reverse, { ...reversal, paymentId: on.business.anId() });
  expect(await refusalOf(again)).toMatchObject({ code: 'payment-reversed-already' });
  expect(await points()).toBe(33);
  await expectSumOfMoves();
});

test('two concurrent payments with points and the same payment id take the points once', async () => {
  await on.business.owe(customer, 100);
  await give(20);
  const paymentId = on.business.anId();
  const [one, two] = await Promise.all([pay(60, { paymentId }), pay(60, { paymentId })]);
  expect(two._id).toBe(one._id);
  expect(await points()).toBe(14);
});

test('sixteen concurrent payments with points take no more points than the customer has', async () => {
  await on.business.owe(customer, 10_000);
  await give(100);
  const outcomes = await Promise.allSettled(Array.from({ length: 16 }, () => pay(300)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect([await points(), await debt()]).toEqual([10, 9100]);
  await expectSumOfMoves();
});

test('concurrent payments and changes of points leave points that equal the sum of all changes', async () => {
  await on.business.owe(customer, 10_000);
  await give(100);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 16 }, (_unused, at) => (at % 2 === 0 ? give(at % 4) : pay(10))),
  );
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  for (const reason of refused) expect(reason).toMatchObject({ code: 'client-credit-short' });
  await expectSumOfMoves();
});

test('a payment waits for a concurrent change of the points, and then uses the changed points', async () => {
  await on.business.owe(customer, 100);
  await give(5);
  const paying = await on.server.asOwner.begin(async (sql) => {
    await sql`update tenant.client_credits set points = 0 where customer_id = ${customer}`;
    const begun = refusalOf(pay(50));
    const waiters = async () => (await sql`select 1 from pg_locks where not granted`).length;
    await expect.poll(waiters).toBeGreaterThan(0);
    return { begun };
  });
  expect(await paying.begun).toMatchObject({ code: 'client-credit-short' });
});

test('points, whose value is in lek, can pay an invoice in euro in full at the given rate', async () => {
  await on.business.owe(customer, 1, 100);
  await give(20);
  await pay(98, { exRate: 98 });
  expect(await on.business.open(customer)).toEqual([]);
  expect(await points()).toBe(10.2);
});

test('an invoice is issued and paid with points in one call', async () => {
  await give(50);
  await on.business.client(payments.payWithSale, {
    paymentId: on.business.anId(),
    method: 'CREDIT',
    date: on.business.today(),
    amount: 50,
    sale: {
      saleId: on.business.anId(),
      tillId: on.business.till.id,
      customerId: customer,
      lines: [aLine({ price: 50 })],
      payments: [{ type: 'ACCOUNT', amount: 50 }],
    },
  });
  expect([await points(), await debt()]).toEqual([45, 0]);
});

describe('points pay only debts of customers, and only in lek', () => {
  test('a payment to a supplier with points is refused at the method field', async () => {
    await on.business.buy(customer, 100);
    expect((await refusalOf(pay(10, { type: 'supplier' }))).problems).toMatchObject([
      { path: 'method', code: 'credit-pays-customers' },
    ]);
  });

  test('a refund in points is refused at the method field', async () => {
    await on.business.pay(customer, 40, { keepRest: true });
    const refund = on.business.client(payments.refund, {
      paymentId: on.business.anId(),
      method: 'CREDIT',
      date: on.business.today(),
      subjectId: customer,
      amount: 40,
    });
    expect((await refusalOf(refund)).problems).toMatchObject([
      { path: 'method', code: 'credit-pays-customers' },
    ]);
  });

  test('a payment with points in another currency than lek is refused at the currency field', async () => {
    await on.business.owe(customer, 1, 100);
    expect((await refusalOf(pay(1, { currency: 'EUR', exRate: 100 }))).problems).toMatchObject([
      { path: 'currency', code: 'credit-in-lek' },
    ]);
  });
});

test('points cannot be used without a configuration of client credit, nor for a customer of another business', async () => {
  const other = await addPayingBusiness(on.server, on.standIn);
  const theirs = await other.addCustomer();
  await other.owe(theirs, 10);
  await other.client(clientCredit.updateCredit, { customerId: theirs, credits: 100 });
  const byCredit = { method: 'CREDIT', accountId: null } as const;
  expect(await refusalOf(other.pay(theirs, 10, byCredit))).toMatchObject({
    code: 'client-credit-not-configured',
  });
  await saveConfig(other, 10);
  await give(100);
  expect(await refusalOf(other.pay(customer, 10, byCredit))).toMatchObject({ code: 'not-found' });
  expect(await points()).toBe(100);
});
