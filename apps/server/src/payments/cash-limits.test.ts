import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { refusalOf, usePayingBusiness } from '../testing/index.ts';

const { payments } = contract;
const on = usePayingBusiness();

/**
 * Pays in cash. The legal limit for each invoice is 100 000 ALL between two businesses and 500 000 ALL with an
 * individual.
 */
const inCash = (customer: string, amount: number, given: object = {}) =>
  on.business.pay(customer, amount, {
    method: 'BANKNOTE',
    accountId: null,
    tillId: on.business.till.id,
    ...given,
  });
const setOff = (subjectId: string) =>
  on.business.client(payments.setOff, {
    paymentId: on.business.anId(),
    subjectId,
    date: on.business.today(),
  });
const atAmount = (code: string) => ({ problems: [{ path: 'amount', code }] });

test('the cash limit between businesses applies to the sum of all cash payments of an invoice', async () => {
  const customer = await on.business.addCustomer('Blerësi shpk', 'NUIS');
  await on.business.owe(customer, 160_000);
  await inCash(customer, 90_000);
  expect(await refusalOf(inCash(customer, 10_001))).toMatchObject(atAmount('cash-limit'));
  await inCash(customer, 10_000);
});

test('an individual can pay an invoice in cash up to the limit for individuals', async () => {
  const customer = await on.business.addCustomer();
  await on.business.owe(customer, 600_000);
  await inCash(customer, 450_000);
  expect(await refusalOf(inCash(customer, 50_001))).toMatchObject(atAmount('cash-limit-individual'));
  await inCash(customer, 50_000);
});

test('cash advances and cash payments of an invoice together cannot exceed the cash limit', async () => {
  const customer = await on.business.addCustomer('Blerësi shpk', 'NUIS');
  await inCash(customer, 60_000, { keepRest: true });
  await inCash(customer, 60_000, { keepRest: true });
  await on.business.owe(customer, 110_000);
  expect((await refusalOf(setOff(customer))).code).toBe('payment-cash-limit');
  const [first] = (await on.business.client(payments.whatCanIPay, { subjectId: customer })).credits;
  await on.business.client(payments.setOff, {
    paymentId: on.business.anId(),
    subjectId: customer,
    date: on.business.today(),
    creditIds: [first?._id ?? ''],
  });
  expect(await refusalOf(inCash(customer, 40_001))).toMatchObject(atAmount('cash-limit'));
  await inCash(customer, 40_000);
});

test('an advance by bank transfer can pay an invoice above the cash limit', async () => {
  const customer = await on.business.addCustomer('Blerësi shpk', 'NUIS');
  await on.business.pay(customer, 120_000, { keepRest: true });
  await on.business.owe(customer, 120_000);
  expect((await setOff(customer)).documents).toMatchObject([{ settled: 120_000 }]);
});

test('cash refunds have their own cash limit, and received cash does not count towards it', async () => {
  const customer = await on.business.addCustomer('Blerësi shpk', 'NUIS');
  const invoice = await on.business.owe(customer, 90_000);
  await inCash(customer, 90_000);
  await on.business.client(contract.sales.correct, {
    saleId: on.business.anId(),
    invoiceId: invoice._id,
    isWhole: true,
  });
  const { documents } = await on.business.client(payments.refund, {
    paymentId: on.business.anId(),
    method: 'BANKNOTE',
    tillId: on.business.till.id,
    date: on.business.today(),
    subjectId: customer,
    amount: 90_000,
  });
  expect(documents).toMatchObject([{ _id: invoice._id, settled: 90_000, paidState: 'PAID' }]);
});
