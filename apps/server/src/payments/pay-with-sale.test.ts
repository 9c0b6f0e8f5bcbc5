import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { aLine, refusalOf, usePayingBusiness } from '../testing/index.ts';

const { payments } = contract;

const on = usePayingBusiness();

const input = (customerId: string, amount: number, method: 'ACCOUNT' | 'BANKNOTE' = 'ACCOUNT') => ({
  paymentId: on.business.anId(),
  method: 'ACCOUNT' as const,
  accountId: on.business.accountId,
  date: on.business.today(),
  amount,
  sale: {
    saleId: on.business.anId(),
    tillId: on.business.till.id,
    customerId,
    lines: [aLine({ price: 50 })],
    payments: [{ type: method, amount: 50 }],
  },
});

test('one call issues an invoice and pays it together with an earlier invoice, and a repeated call gets the same reply', async () => {
  const customer = await on.business.addCustomer();
  const earlier = await on.business.owe(customer, 100);
  const sent = { ...input(customer, 150), payedSales: [{ _id: earlier._id }] };
  const paid = await on.business.client(payments.payWithSale, sent);
  expect(paid.documents).toEqual([
    { _id: earlier._id, settled: 100, paidState: 'PAID' },
    { _id: paid.sale._id, settled: 50, paidState: 'PAID' },
  ]);
  expect(await on.business.client(payments.payWithSale, sent)).toMatchObject({
    _id: paid._id,
    sale: { _id: paid.sale._id },
  });
  expect((await on.business.card(customer)).subject.balance).toBe(0);
});

test('if the payment is refused, the call issues no invoice', async () => {
  const customer = await on.business.addCustomer();
  const refused = on.business.client(payments.payWithSale, input(customer, 60));
  expect(await refusalOf(refused)).toMatchObject({ code: 'payment-exceeds-open' });
  expect((await on.business.card(customer)).entries).toEqual([]);
});

test('a call that issues and pays an invoice is refused if the invoice is not on credit', async () => {
  const customer = await on.business.addCustomer();
  const refused = on.business.client(payments.payWithSale, input(customer, 50, 'BANKNOTE'));
  expect(await refusalOf(refused)).toMatchObject({ code: 'payment-sale-not-on-credit' });
});
