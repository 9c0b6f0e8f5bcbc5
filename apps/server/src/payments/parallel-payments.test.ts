import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPayingBusiness,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

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

test('sixteen parallel payments of one invoice pay no more than is open', async () => {
  const customer = await business.addCustomer();
  const invoice = await business.owe(customer, 100);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 16 }, () => business.pay(customer, 30, { documents: [{ _id: invoice._id }] })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await business.open(customer)).toEqual([{ _id: invoice._id, openMon: 10, open: 10 }]);
  expect(await business.balanceOf(`4:41:411:${customer}`)).toBe(10);
});

test('sixteen parallel payments that keep the rest pay the invoice once and leave the others as advances', async () => {
  const customer = await business.addCustomer();
  await business.owe(customer, 100);
  await Promise.all(Array.from({ length: 16 }, () => business.pay(customer, 30, { keepRest: true })));
  expect(await business.open(customer)).toEqual([]);
  expect(await business.balanceOf(`4:41:411:${customer}`)).toBe(0);
  expect(await business.balanceOf(`4:40:409:${customer}`)).toBe(-380);
});

test('a payment that is repeated with the same id is made once, and with other content refused', async () => {
  const customer = await business.addCustomer();
  await business.owe(customer, 100);
  const paymentId = business.anId();
  const [one, two] = await Promise.all([
    business.pay(customer, 40, { paymentId }),
    business.pay(customer, 40, { paymentId }),
  ]);
  expect(two._id).toBe(one._id);
  expect(await refusalOf(business.pay(customer, 50, { paymentId }))).toMatchObject({
    code: 'payment-made-otherwise',
  });
  expect((await business.card(customer)).subject.balance).toBe(60);
});
