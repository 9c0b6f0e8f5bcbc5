import { contract } from '@tezga/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPayingBusiness,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

const { payments } = contract;

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addPayingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  business = await addPayingBusiness(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

test('a payment without chosen documents pays the oldest first, and the card shows the running balance', async () => {
  const customer = await business.addCustomer();
  const [first, second] = [await business.owe(customer, 100), await business.owe(customer, 50)];
  const paid = await business.pay(customer, 120);
  expect(paid).toMatchObject({
    message: 'Faturat e subjektit u paguan me sukses!',
    rest: 0,
    documents: [
      { _id: first._id, settled: 100, paidState: 'PAID' },
      { _id: second._id, settled: 20, paidState: 'PARTIALLY_PAID' },
    ],
  });
  expect(await business.open(customer)).toEqual([{ _id: second._id, openMon: 30, open: 30 }]);
  const unpaid = { customerIds: [customer], isUnpaid: true };
  const { invoices, totals } = await business.client(contract.sales.list, unpaid);
  expect([invoices.map(({ _id }) => _id), totals?.totalPrice]).toEqual([[second._id], 50]);
  const all = await business.client(contract.sales.list, { customerIds: [customer] });
  expect(all.invoices.map(({ paidState }) => paidState)).toEqual(['PARTIALLY_PAID', 'PAID']);
  const { subject, entries } = await business.card(customer);
  expect(subject).toMatchObject({ balance: 30, openCount: 1, ages: { notDue: 30 } });
  expect(entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['payment', -120, 30],
    ['invoice', 50, 150],
    ['invoice', 100, 100],
  ]);
  expect(await business.balanceOf(`4:41:411:${customer}`)).toBe(30);
});

test('a payment of more than is open is refused unless the rest is kept as an advance, which pays a later invoice', async () => {
  const customer = await business.addCustomer();
  await business.owe(customer, 100);
  expect(await refusalOf(business.pay(customer, 130))).toMatchObject({ code: 'payment-exceeds-open' });
  const paid = await business.pay(customer, 130, { keepRest: true });
  expect(paid.rest).toBe(30);
  expect(await business.balanceOf(`4:40:409:${customer}`)).toBe(-30);
  const later = await business.owe(customer, 80);
  const reply = await business.client(payments.setOff, {
    paymentId: business.anId(),
    subjectId: customer,
    date: business.today(),
  });
  expect(reply.documents).toEqual([{ _id: later._id, settled: 30, paidState: 'PARTIALLY_PAID' }]);
  expect(await business.balanceOf(`4:40:409:${customer}`)).toBe(0);
  expect((await business.card(customer)).subject.balance).toBe(50);
});

test('a refund pays out an advance, and there is no second one', async () => {
  const customer = await business.addCustomer();
  await business.pay(customer, 40, { keepRest: true });
  const give = () =>
    business.client(payments.refund, {
      paymentId: business.anId(),
      method: 'ACCOUNT',
      accountId: business.accountId,
      date: business.today(),
      subjectId: customer,
      amount: 40,
    });
  expect((await give()).message).toBe('Paratë u kthyen me sukses!');
  expect(await refusalOf(give())).toMatchObject({ code: 'payment-nothing-open' });
  expect((await business.card(customer)).subject.balance).toBe(0);
});

describe('a payment in euro at another rate', () => {
  test('leaves nothing open in either currency and posts the difference to 669', async () => {
    const customer = await business.addCustomer();
    const invoice = await business.owe(customer, 100, 100);
    const before = await business.balanceOf('6:66:669');
    await business.pay(customer, 100, { currency: 'EUR', exRate: 98.5, accountId: business.euroId });
    expect(await business.open(customer)).toEqual([]);
    expect((await business.balanceOf('6:66:669')) - before).toBe(150);
    const { invoices } = await business.client(payments.invoicesOfCustomer, { customerId: customer });
    expect(invoices).toMatchObject([
      { _id: invoice._id, open: 0, openMon: 0, charged: 10_000, chargedMon: 100, paidState: 'PAID' },
    ]);
  });

  test('needs the rate, and an account in its currency', async () => {
    const customer = await business.addCustomer();
    await business.owe(customer, 100, 100);
    const inEuro = { currency: 'EUR', accountId: business.euroId };
    expect(await refusalOf(business.pay(customer, 100, inEuro))).toMatchObject({
      problems: [{ path: 'exRate', code: 'required' }],
    });
    const toLek = { currency: 'EUR', exRate: 98 };
    expect(await refusalOf(business.pay(customer, 100, toLek))).toMatchObject({
      problems: [{ path: 'accountId', code: 'account-currency' }],
    });
    expect(await refusalOf(business.pay(customer, 100))).toMatchObject({ code: 'payment-nothing-open' });
  });
});

test('cash goes into the open drawer, appears in the cash register, and leaves it when the payment is reversed', async () => {
  const customer = await business.addCustomer();
  await business.owe(customer, 300);
  const drawer = async () => {
    const { initialBalance } = await business.client(contract.cashRegister.initialBalance, {
      pos_id: business.till.id,
    });
    return initialBalance?.availableCash ?? 0;
  };
  const before = await drawer();
  const cash = { method: 'BANKNOTE', accountId: null, tillId: business.till.id } as const;
  const paid = await business.pay(customer, 300, cash);
  expect((await drawer()) - before).toBe(300);
  const { transactions } = await business.client(contract.cashRegister.transactions, {});
  expect(transactions[0]).toMatchObject({ operation: 'DEPOSIT', amount: 300, target: 'payment' });
  const reversal = { paymentId: business.anId(), id: paid._id };
  expect(await business.client(payments.reverse, reversal)).toMatchObject({ message: 'Pagesa u anulua.' });
  expect(await drawer()).toBe(before);
  expect(await business.balanceOf(`4:41:411:${customer}`)).toBe(300);
  const again = business.client(payments.reverse, { ...reversal, paymentId: business.anId() });
  expect(await refusalOf(again)).toMatchObject({ code: 'payment-reversed-already' });
  const { entries } = await business.card(customer);
  expect(entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['reversal', 300, 300],
    ['payment', -300, 0],
    ['invoice', 300, 300],
  ]);
});

test('the limit of cash between businesses counts all payments of an invoice', async () => {
  const customer = await business.addCustomer('Blerësi shpk', 'NUIS');
  await business.owe(customer, 160_000);
  const cash = { method: 'BANKNOTE', accountId: null, tillId: business.till.id } as const;
  await business.pay(customer, 90_000, cash);
  expect(await refusalOf(business.pay(customer, 60_001, cash))).toMatchObject({
    problems: [{ path: 'amount', code: 'cash-limit' }],
  });
});

test('an advance that was used is not reversed before its use', async () => {
  const customer = await business.addCustomer();
  const paid = await business.pay(customer, 50, { keepRest: true });
  await business.owe(customer, 50);
  const setOff = { paymentId: business.anId(), subjectId: customer, date: business.today() };
  const used = await business.client(payments.setOff, setOff);
  const reverse = (id: string) => business.client(payments.reverse, { paymentId: business.anId(), id });
  expect(await refusalOf(reverse(paid._id))).toMatchObject({ code: 'payment-advance-used' });
  await reverse(used._id);
  await reverse(paid._id);
  expect((await business.card(customer)).subject.balance).toBe(50);
});

test('a credit note after the payment leaves a credit, which the card and the accounts show', async () => {
  const customer = await business.addCustomer();
  const invoice = await business.owe(customer, 100);
  await business.pay(customer, 100);
  await business.client(contract.sales.correct, {
    saleId: business.anId(),
    invoiceId: invoice._id,
    isWhole: true,
  });
  const { subject, entries } = await business.card(customer);
  expect(subject).toMatchObject({ balance: -100, credit: 100 });
  expect(entries[0]).toMatchObject({ kind: 'credit-note', amount: -100, balance: -100 });
});

test('a payment of another business does not exist, and its customer cannot be paid', async () => {
  const other = await addPayingBusiness(server, standIn);
  const customer = await business.addCustomer();
  const paid = await business.pay(customer, 10, { keepRest: true });
  const read = other.client(payments.one, { id: paid._id });
  expect(await refusalOf(read)).toMatchObject({ code: 'not-found' });
  expect(await refusalOf(other.pay(customer, 10, { keepRest: true }))).toMatchObject({ code: 'not-found' });
});

test('a debt that was paid, even in part, is not given up as a whole', async () => {
  const customerId = await business.addCustomer();
  const sold = await business.sell({
    saleId: business.anId(),
    customerId,
    payments: [{ type: 'ACCOUNT', amount: 120 }],
    payDeadline: '2026-01-31',
  });
  const giveUp = () =>
    business.client(contract.sales.giveUpDebt, { saleId: business.anId(), invoiceId: sold._id });
  await business.pay(customerId, 50);
  expect(await refusalOf(giveUp())).toMatchObject({ code: 'debt-not-owed' });
  await business.pay(customerId, 70);
  expect(await refusalOf(giveUp())).toMatchObject({ code: 'debt-not-owed' });
  expect((await business.client(contract.sales.correctable, { id: sold._id })).canGiveUp).toBe(false);
  expect((await business.card(customerId)).subject.balance).toBe(0);
});

test('a payment dated in the closed period is refused at its date and changes nothing', async () => {
  const customer = await business.addCustomer();
  await business.owe(customer, 100);
  await business.client(contract.settings.setClosedPeriod, { closedUntil: '2026-03-31' });
  expect(await refusalOf(business.pay(customer, 100, { date: '2026-03-31' }))).toMatchObject({
    code: 'invalid-input',
    problems: [{ path: 'date', code: 'date-in-closed-period' }],
  });
  expect((await business.card(customer)).subject.balance).toBe(100);
  await business.client(contract.settings.setClosedPeriod, { closedUntil: null });
});
