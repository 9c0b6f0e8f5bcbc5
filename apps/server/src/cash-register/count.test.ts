import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addSellingBusiness,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

const { cashRegister, accounting } = contract;

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
/** A drawer that was opened with 1,000 lek. */
beforeEach(async () => {
  business = await addSellingBusiness(server, standIn);
});

const count = (counted: number, expected: number) =>
  business.client(cashRegister.count, { pos_id: business.till.id, counted, expected });
const drawer = async () =>
  (await business.client(cashRegister.initialBalance, { pos_id: business.till.id })).initialBalance;
const balances = async () => {
  const rows = await server.asOwner`
    select account_path as path, sum(debit - credit)::int as balance from tenant.journal_lines
    where business_id = ${business.id} and account_path in ('6:65:658', '7:758') group by account_path`;
  return Object.fromEntries(rows.map(({ path, balance }) => [path, balance]));
};

test('a shortage of cash is posted as an expense, a surplus as income, and the counted cash is expected from then on', async () => {
  expect(await count(940, 1000)).toMatchObject({ difference: -60 });
  expect(await drawer()).toMatchObject({
    availableCash: 940,
    countDifference: -60,
    lastCount: { counted: 940, difference: -60 },
  });
  await business.sell({ lines: [aLine({ price: 100 })] });
  expect(await count(1050, 1040)).toMatchObject({ difference: 10 });
  expect(await drawer()).toMatchObject({ availableCash: 1050, countDifference: -50 });
  expect(await balances()).toEqual({ '6:65:658': 6000, '7:758': -1000 });
  const { journals } = await business.client(accounting.journals, { search: 'Arka' });
  expect(journals.filter(({ document }) => document.type === 'drawer-count')).toHaveLength(2);
});

test('a count of the drawer that equals the expected cash is recorded and posts nothing', async () => {
  expect(await count(1000, 1000)).toMatchObject({ difference: 0 });
  expect(await drawer()).toMatchObject({ countDifference: 0, lastCount: { counted: 1000 } });
  expect(await balances()).toEqual({});
});

test('a count of the drawer is refused if the balance has changed since, the till is of another business, or no drawer is open', async () => {
  await business.sell({ lines: [aLine({ price: 100 })] });
  expect((await refusalOf(count(1000, 1000))).code).toBe('drawer-changed');
  const other = await addSellingBusiness(server, standIn);
  const foreign = other.client(cashRegister.count, { pos_id: business.till.id, counted: 1, expected: 1100 });
  expect((await refusalOf(foreign)).code).toBe('not-found');
  await server.asOwner`delete from tenant.drawer_days where business_id = ${business.id}`;
  expect((await refusalOf(count(1000, 1000))).code).toBe('drawer-not-open');
  expect(await balances()).toEqual({});
});

test('if two counts and a sale run concurrently, the posted differences add up to the content of the drawer', async () => {
  const attempts = [count(990, 1000), count(980, 1000), business.sell({ lines: [aLine({ price: 100 })] })];
  await Promise.allSettled(attempts);
  const [row] = await server.asOwner`
    select (starting_balance + deposited + sold - withdrawn + count_difference)::int as content,
      (select count(*) from tenant.drawer_counts counted where counted.business_id = opened.business_id)::int as counts,
      (select sum(debit - credit) from tenant.journal_lines line where line.business_id = opened.business_id
         and line.account_path = '5:53:531:5311:' || opened.till_id)::int as posted
    from tenant.drawer_days opened where business_id = ${business.id}`;
  expect(row?.['posted']).toBe(row?.['content']);
  expect(row?.['counts']).toBeLessThanOrEqual(1);
});
