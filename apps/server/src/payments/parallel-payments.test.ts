import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { addArticle, aLine, clientWithoutRetry, refusalOf, usePayingBusiness } from '../testing/index.ts';

const { payments } = contract;
const on = usePayingBusiness();

test('sixteen concurrent payments of one invoice pay no more than is open', async () => {
  const customer = await on.business.addCustomer();
  const invoice = await on.business.owe(customer, 100);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 16 }, () => on.business.pay(customer, 30, { documents: [{ _id: invoice._id }] })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await on.business.open(customer)).toEqual([{ _id: invoice._id, openMon: 10, open: 10 }]);
  expect(await on.business.balanceOf(`4:41:411:${customer}`)).toBe(10);
});

test('sixteen concurrent payments with keepRest pay the invoice once, and the remaining money becomes advances', async () => {
  const customer = await on.business.addCustomer();
  await on.business.owe(customer, 100);
  await Promise.all(Array.from({ length: 16 }, () => on.business.pay(customer, 30, { keepRest: true })));
  expect(await on.business.open(customer)).toEqual([]);
  expect(await on.business.balanceOf(`4:41:411:${customer}`)).toBe(0);
  expect(await on.business.balanceOf(`4:40:409:${customer}`)).toBe(-380);
});

test('two calls with one payment id and the same content make one payment, and a call with other content is refused', async () => {
  const customer = await on.business.addCustomer();
  await on.business.owe(customer, 100);
  const paymentId = on.business.anId();
  const [one, two] = await Promise.all([
    on.business.pay(customer, 40, { paymentId }),
    on.business.pay(customer, 40, { paymentId }),
  ]);
  expect(two._id).toBe(one._id);
  expect(await refusalOf(on.business.pay(customer, 50, { paymentId }))).toMatchObject({
    code: 'payment-made-otherwise',
  });
  expect((await on.business.card(customer)).subject.balance).toBe(60);
});

test('two concurrent calls that pay the whole open amount with one id make one payment and get the same reply', async () => {
  const customer = await on.business.addCustomer();
  await on.business.owe(customer, 100);
  const paymentId = on.business.anId();
  const replies = await Promise.all([1, 2].map(() => on.business.pay(customer, 100, { paymentId })));
  expect(new Set(replies.map(({ _id }) => _id)).size).toBe(1);
  expect((await on.business.card(customer)).subject.balance).toBe(0);
});

test('concurrent sales and payments of one customer at one till do not deadlock', async () => {
  const { business, server } = on;
  const customer = await business.addCustomer();
  await business.owe(customer, 1);
  const articleId = await addArticle(server, business.id, business.owner.token, { price: 50 });
  const client = clientWithoutRetry(server, business.owner.token);
  const lines = [aLine({ articleId, price: 50 })];
  const cash = () => ({
    paymentId: business.anId(),
    method: 'BANKNOTE' as const,
    tillId: business.till.id,
    date: business.today(),
    amount: 50,
    keepRest: true,
  });
  const sale = (type: 'ACCOUNT' | 'BANKNOTE') => ({
    saleId: business.anId(),
    tillId: business.till.id,
    customerId: customer,
    lines,
    payments: [{ type, amount: 50 }],
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }).flatMap(() => [
      client(payments.payWithSale, { ...cash(), sale: sale('ACCOUNT') }),
      client(payments.pay, { ...cash(), subjectId: customer }),
      client(contract.sales.issue, sale('BANKNOTE')),
    ]),
  );
  expect(outcomes.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))).toEqual([]);
});
