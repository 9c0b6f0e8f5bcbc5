import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { inTransaction } from '../platform/database/transaction.ts';
import { usePayingBusiness } from '../testing/index.ts';
import { isPaymentDay, writePastPayments } from './past-payments.ts';
import { dayAfter } from './past-sales/history.ts';
import { demoBusinesses } from './people.ts';

const on = usePayingBusiness();

test('customers and the business pay due documents by their payment habits, and running a day again pays nothing twice', async () => {
  const { business, server } = on;
  const [demoBusiness] = demoBusinesses;
  if (demoBusiness === undefined) throw new Error('the demonstration has no business');
  const opening = `select set_config('tezga.business_id', '${business.id}', true)`;
  const writing = {
    business: demoBusiness,
    businessId: business.id,
    config: server.config,
    step: <Result>(work: Parameters<typeof inTransaction<Result>>[1]) =>
      inTransaction(server.pool, work, { kind: 'changing', opening }),
  };
  const customers: string[] = [];
  for (let made = 0; made < 6; made += 1) {
    const customer = await business.addCustomer();
    await business.owe(customer, 100);
    await business.owe(customer, 20, 98.5);
    customers.push(customer);
  }
  const supplier = await business.addCustomer();
  await business.buy(supplier, 300);
  const balanceOf = async (subjectId: string, type: 'customer' | 'supplier' = 'customer') =>
    (await business.client(contract.payments.subject, { type, subjectId })).subject.balances;

  await writePastPayments(writing, 'customer', dayAfter(business.today(), -1));
  for (const customer of customers) expect((await balanceOf(customer))[0]?.balance).toBe(100);

  const day = [150, 151, 152, 153, 154, 155, 156]
    .map((later) => dayAfter(business.today(), later))
    .find(isPaymentDay);
  for (const side of ['customer', 'supplier', 'customer'] as const)
    await writePastPayments(writing, side, day ?? '');
  for (const customer of customers) {
    const open = (await balanceOf(customer)).map(({ balanceMon }) => balanceMon);
    expect([
      [0, 0],
      [50, 10],
    ]).toContainEqual(open);
  }
  expect((await balanceOf(supplier, 'supplier'))[0]).toMatchObject({ balance: 0, balanceMon: 0 });
});
