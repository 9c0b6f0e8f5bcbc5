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

test('the overdue alert has count, sum and oldest due day, for an employee of one shop only of its invoices', async () => {
  const { business, server } = on;
  const overdueOf = async (client: typeof business.client) =>
    (await client(contract.dashboard.alerts, {})).overdue;
  await business.owe(await business.addCustomer(), 40);
  expect(await overdueOf(business.client)).toBeNull();
  const { tillId } = await addSecondShop(server, business);
  const { client } = await hireFor(server, business.id, [business.shopId]);
  const [customer] = [await owePast(business.till.id), await owePast(tillId)];
  expect(await overdueOf(business.client)).toEqual({ count: 2, open: 240, oldestDueDay: '2026-01-31' });
  expect(await overdueOf(client)).toEqual({ count: 1, open: 120, oldestDueDay: '2026-01-31' });
  const listed = await client(contract.payments.allSales, { overdue: '1' });
  expect(listed.documents.map(({ subjectId, openMon }) => [subjectId, openMon])).toEqual([[customer, 120]]);
  await business.pay(customer, 120);
  expect(await overdueOf(client)).toBeNull();
});
