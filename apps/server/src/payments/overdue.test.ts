import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { addSecondShop, hireFor, usePayingBusiness } from '../testing/index.ts';

const on = usePayingBusiness();

const owePast = async (tillId: string) => {
  const { business } = on;
  const customerId = await business.addCustomer();
  await business.sell({
    saleId: business.anId(),
    tillId,
    customerId,
    payments: [{ type: 'ACCOUNT', amount: 120 }],
    payDeadline: '2026-01-31',
  });
  return customerId;
};

test('the overdue alert has count, sum and oldest due day; for an employee of one shop it counts only the invoices of that shop', async () => {
  const { business, server } = on;
  const overdueOf = async (client: typeof business.client) =>
    (await client(contract.dashboard.alerts, {})).overdue;
  await business.owe(await business.addCustomer(), 40);
  expect(await overdueOf(business.client)).toBeNull();
  const { tillId } = await addSecondShop(server, business);
  const { client } = await hireFor(server, business.id, [business.shopId]);
  const [customer] = [await owePast(business.till.id), await owePast(tillId)];
  const all = await overdueOf(business.client);
  expect(all).toMatchObject({ count: 2, open: 240, oldestDueDay: '2026-01-31' });
  expect(all?.customers).toHaveLength(2);
  const ofShop = { open: 120, oldestDueDay: '2026-01-31' };
  expect(await overdueOf(client)).toMatchObject({
    ...ofShop,
    count: 1,
    customers: [{ ...ofShop, subjectId: customer }],
  });
  const listed = await client(contract.payments.allSales, { overdue: '1' });
  expect(listed.documents.map(({ subjectId, openMon }) => [subjectId, openMon])).toEqual([[customer, 120]]);
  await business.pay(customer, 120);
  expect(await overdueOf(client)).toBeNull();
});

test('the overdue alert names the five customers with the earliest due days, and counts all overdue documents', async () => {
  const { business } = on;
  const customers = [];
  for (let day = 7; day >= 1; day -= 1) {
    const customerId = await business.addCustomer();
    await business.sell({
      saleId: business.anId(),
      tillId: business.till.id,
      customerId,
      payments: [{ type: 'ACCOUNT', amount: 120 }],
      payDeadline: `2025-12-0${day}`,
    });
    customers.unshift(customerId);
  }
  const { overdue } = await business.client(contract.dashboard.alerts, {});
  expect(overdue?.customers.map(({ subjectId }) => subjectId)).toEqual(customers.slice(0, 5));
  expect(overdue?.count).toBeGreaterThanOrEqual(7);
});
