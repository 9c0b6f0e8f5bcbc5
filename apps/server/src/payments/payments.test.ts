import { contract } from '@tezga/contract';
import { describe, expect, test } from 'vitest';
import { addPayingBusiness, refusalOf, usePayingBusiness } from '../testing/index.ts';

const { payments } = contract;

const on = usePayingBusiness();

test('a payment without chosen documents pays the oldest documents first, and the card shows the running balance', async () => {
  const customer = await on.business.addCustomer();
  const [first, second] = [await on.business.owe(customer, 100), await on.business.owe(customer, 50)];
  const paid = await on.business.pay(customer, 120);
  expect(paid).toMatchObject({
    message: 'Faturat e subjektit u paguan me sukses!',
    rest: 0,
    documents: [
      { _id: first._id, settled: 100, paidState: 'PAID' },
      { _id: second._id, settled: 20, paidState: 'PARTIALLY_PAID' },
    ],
  });
  expect(await on.business.open(customer)).toEqual([{ _id: second._id, openMon: 30, open: 30 }]);
  const unpaid = { customerIds: [customer], isUnpaid: true };
  const { invoices, totals } = await on.business.client(contract.sales.list, unpaid);
  expect([invoices.map(({ _id }) => _id), totals?.totalPrice]).toEqual([[second._id], 50]);
  const all = await on.business.client(contract.sales.list, { customerIds: [customer] });
  expect(all.invoices.map(({ paidState }) => paidState)).toEqual(['PARTIALLY_PAID', 'PAID']);
  const { subject, entries } = await on.business.card(customer);
  expect(subject).toMatchObject({ balance: 30, openCount: 1, ages: { notDue: 30 } });
  expect(entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['payment', -120, 30],
    ['invoice', 50, 150],
    ['invoice', 100, 100],
  ]);
  expect(await on.business.balanceOf(`4:41:411:${customer}`)).toBe(30);
});

test('a payment above the open amount is refused; with keepRest it leaves an advance that pays a later invoice', async () => {
  const customer = await on.business.addCustomer();
  await on.business.owe(customer, 100);
  expect(await refusalOf(on.business.pay(customer, 130))).toMatchObject({ code: 'payment-exceeds-open' });
  const paid = await on.business.pay(customer, 130, { keepRest: true });
  expect(paid.rest).toBe(30);
  expect(await on.business.balanceOf(`4:40:409:${customer}`)).toBe(-30);
  const later = await on.business.owe(customer, 80);
  const reply = await on.business.client(payments.setOff, {
    paymentId: on.business.anId(),
    subjectId: customer,
    date: on.business.today(),
  });
  expect(reply.documents).toEqual([{ _id: later._id, settled: 30, paidState: 'PARTIALLY_PAID' }]);
  expect(await on.business.balanceOf(`4:40:409:${customer}`)).toBe(0);
  expect((await on.business.card(customer)).subject.balance).toBe(50);
});

test('a refund pays out an advance, and a second refund of it is refused', async () => {
  const customer = await on.business.addCustomer();
  await on.business.pay(customer, 40, { keepRest: true });
  const give = () =>
    on.business.client(payments.refund, {
      paymentId: on.business.anId(),
      method: 'ACCOUNT',
      accountId: on.business.accountId,
      date: on.business.today(),
      subjectId: customer,
      amount: 40,
    });
  expect((await give()).message).toBe('Paratë u kthyen me sukses!');
  expect(await refusalOf(give())).toMatchObject({ code: 'payment-nothing-open' });
  expect((await on.business.card(customer)).subject.balance).toBe(0);
});

describe('payments in euro', () => {
  test('a payment at another rate than the invoice leaves nothing open and posts the difference to account 669', async () => {
    const customer = await on.business.addCustomer();
    const invoice = await on.business.owe(customer, 100, 100);
    const before = await on.business.balanceOf('6:66:669');
    await on.business.pay(customer, 100, { currency: 'EUR', exRate: 98.5, accountId: on.business.euroId });
    expect(await on.business.open(customer)).toEqual([]);
    expect((await on.business.balanceOf('6:66:669')) - before).toBe(150);
    const { invoices } = await on.business.client(payments.invoicesOfCustomer, { customerId: customer });
    expect(invoices).toMatchObject([
      { _id: invoice._id, open: 0, openMon: 0, charged: 10_000, chargedMon: 100, paidState: 'PAID' },
    ]);
  });

  test('a payment in euro without an exchange rate, or to an account in another currency, is refused', async () => {
    const customer = await on.business.addCustomer();
    await on.business.owe(customer, 100, 100);
    const inEuro = { currency: 'EUR', accountId: on.business.euroId };
    expect(await refusalOf(on.business.pay(customer, 100, inEuro))).toMatchObject({
      problems: [{ path: 'exRate', code: 'required' }],
    });
    const toLek = { currency: 'EUR', exRate: 98 };
    expect(await refusalOf(on.business.pay(customer, 100, toLek))).toMatchObject({
      problems: [{ path: 'accountId', code: 'account-currency' }],
    });
    expect(await refusalOf(on.business.pay(customer, 100))).toMatchObject({ code: 'payment-nothing-open' });
  });

  test('a payment in euro is refused if its value in lek has more than ten digits, and changes nothing', async () => {
    const customer = await on.business.addCustomer();
    await on.business.owe(customer, 100, 100);
    const huge = { currency: 'EUR', exRate: 9_999_999_999.99, accountId: on.business.euroId, keepRest: true };
    expect(await refusalOf(on.business.pay(customer, 9_999_999_999.99, huge))).toMatchObject({
      problems: [{ path: 'exRate', code: 'ten-digits' }],
    });
    expect((await on.business.card(customer)).entries).toHaveLength(1);
  });

  test('a set-off with a chosen document of another currency is refused at this document and settles nothing', async () => {
    const customer = await on.business.addCustomer();
    await on.business.pay(customer, 50, { keepRest: true });
    const [inLek, inEuro] = [await on.business.owe(customer, 80), await on.business.owe(customer, 10, 100)];
    const { credits } = await on.business.client(payments.whatCanIPay, { subjectId: customer });
    const setOff = (creditIds: string[], documentIds: string[]) => {
      const ids = { paymentId: on.business.anId(), creditIds, documentIds };
      return on.business.client(payments.setOff, { ...ids, subjectId: customer, date: on.business.today() });
    };
    const atSecond = { problems: [{ path: 'documentIds.1', code: 'payment-currency' }] };
    expect(await refusalOf(setOff([], [inLek._id, inEuro._id]))).toMatchObject(atSecond);
    const atFirst = { problems: [{ path: 'documentIds.0', code: 'payment-currency' }] };
    expect(await refusalOf(setOff([credits[0]?._id ?? ''], [inEuro._id]))).toMatchObject(atFirst);
    expect(await on.business.open(customer)).toHaveLength(2);
    expect((await setOff([], [inLek._id])).documents).toMatchObject([{ _id: inLek._id, settled: 50 }]);
  });
});

test('cash of a payment goes into the open drawer as a deposit, and a reversal takes it out again', async () => {
  const customer = await on.business.addCustomer();
  await on.business.owe(customer, 300);
  const drawer = async () => {
    const { initialBalance } = await on.business.client(contract.cashRegister.initialBalance, {
      pos_id: on.business.till.id,
    });
    return initialBalance?.availableCash ?? 0;
  };
  const before = await drawer();
  const cash = { method: 'BANKNOTE', accountId: null, tillId: on.business.till.id } as const;
  const paid = await on.business.pay(customer, 300, cash);
  expect((await drawer()) - before).toBe(300);
  const { transactions } = await on.business.client(contract.cashRegister.transactions, {});
  expect(transactions[0]).toMatchObject({ operation: 'DEPOSIT', amount: 300, target: 'payment' });
  const reversal = { paymentId: on.business.anId(), id: paid._id, note: 'Gabim' };
  const withoutReason = on.business.client(payments.reverse, { ...reversal, note: ' ' });
  expect(await refusalOf(withoutReason)).toMatchObject({ code: 'invalid-input' });
  expect(await on.business.client(payments.reverse, reversal)).toMatchObject({ message: 'Pagesa u anulua.' });
  expect(await drawer()).toBe(before);
  expect(await on.business.balanceOf(`4:41:411:${customer}`)).toBe(300);
  const again = on.business.client(payments.reverse, { ...reversal, paymentId: on.business.anId() });
  expect(await refusalOf(again)).toMatchObject({ code: 'payment-reversed-already' });
  const { entries } = await on.business.card(customer);
  expect(entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['reversal', 300, 300],
    ['payment', -300, 0],
    ['invoice', 300, 300],
  ]);
});

test('an advance that was set off against an invoice can be reversed only after the set-off is reversed', async () => {
  const customer = await on.business.addCustomer();
  const paid = await on.business.pay(customer, 50, { keepRest: true });
  await on.business.owe(customer, 50);
  const setOff = { paymentId: on.business.anId(), subjectId: customer, date: on.business.today() };
  const used = await on.business.client(payments.setOff, setOff);
  const reverse = (id: string) =>
    on.business.client(payments.reverse, { paymentId: on.business.anId(), id, note: 'Gabim' });
  expect(await refusalOf(reverse(paid._id))).toMatchObject({ code: 'payment-advance-used' });
  await reverse(used._id);
  await reverse(paid._id);
  expect((await on.business.card(customer)).subject.balance).toBe(50);
});

test("a credit note for a paid invoice leaves a credit on the customer's card", async () => {
  const customer = await on.business.addCustomer();
  const invoice = await on.business.owe(customer, 100);
  await on.business.pay(customer, 100);
  await on.business.client(contract.sales.correct, {
    saleId: on.business.anId(),
    invoiceId: invoice._id,
    isWhole: true,
  });
  const { subject, entries } = await on.business.card(customer);
  expect(subject).toMatchObject({ balance: -100, credit: 100 });
  expect(entries[0]).toMatchObject({ kind: 'credit-note', amount: -100, balance: -100 });
});

test('a business gets not-found for a payment and for a customer of another business', async () => {
  const other = await addPayingBusiness(on.server, on.standIn);
  const customer = await on.business.addCustomer();
  const paid = await on.business.pay(customer, 10, { keepRest: true });
  const read = other.client(payments.one, { id: paid._id });
  expect(await refusalOf(read)).toMatchObject({ code: 'not-found' });
  expect(await refusalOf(other.pay(customer, 10, { keepRest: true }))).toMatchObject({ code: 'not-found' });
});

test('a debt that was paid in part or in full cannot be written off', async () => {
  const customerId = await on.business.addCustomer();
  const sold = await on.business.sell({
    saleId: on.business.anId(),
    customerId,
    payments: [{ type: 'ACCOUNT', amount: 120 }],
    payDeadline: '2026-01-31',
  });
  const giveUp = () =>
    on.business.client(contract.sales.giveUpDebt, { saleId: on.business.anId(), invoiceId: sold._id });
  await on.business.pay(customerId, 50);
  expect(await refusalOf(giveUp())).toMatchObject({ code: 'debt-not-owed' });
  await on.business.pay(customerId, 70);
  expect(await refusalOf(giveUp())).toMatchObject({ code: 'debt-not-owed' });
  expect((await on.business.client(contract.sales.correctable, { id: sold._id })).canGiveUp).toBe(false);
  expect((await on.business.card(customerId)).subject.balance).toBe(0);
});

test('a payment dated in the closed period is refused at its date field and changes nothing', async () => {
  const customer = await on.business.addCustomer();
  await on.business.owe(customer, 100);
  await on.business.client(contract.settings.setClosedPeriod, { closedUntil: '2026-03-31' });
  expect(await refusalOf(on.business.pay(customer, 100, { date: '2026-03-31' }))).toMatchObject({
    code: 'invalid-input',
    problems: [{ path: 'date', code: 'date-in-closed-period' }],
  });
  expect((await on.business.card(customer)).subject.balance).toBe(100);
  await on.business.client(contract.settings.setClosedPeriod, { closedUntil: null });
});

test('an invoice with a credit is overpaid after a part of the credit is refunded, and paid after all of it is', async () => {
  const customer = await on.business.addCustomer();
  const invoice = await on.business.owe(customer, 100);
  await on.business.pay(customer, 100);
  const credit = { saleId: on.business.anId(), invoiceId: invoice._id, isWhole: true };
  await on.business.client(contract.sales.correct, credit);
  const refund = async (amount: number) => {
    const { documents } = await on.business.client(payments.refund, {
      paymentId: on.business.anId(),
      method: 'ACCOUNT',
      accountId: on.business.accountId,
      date: on.business.today(),
      subjectId: customer,
      amount,
    });
    return documents;
  };
  expect(await refund(40)).toEqual([{ _id: invoice._id, settled: 40, paidState: 'OVERPAID' }]);
  expect(await refund(60)).toEqual([{ _id: invoice._id, settled: 60, paidState: 'PAID' }]);
});
