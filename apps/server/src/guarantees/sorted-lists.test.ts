import { contract } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addSellingBusiness,
  aLine,
  aNote,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

const { accounting, cashRegister, wtn } = contract;

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
let today: string;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  business = await addSellingBusiness(server, standIn);
  today = tiranaDay(server.clock.now());
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const firstPage = { page: 1, maxCount: 1 };
const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Bar Deti',
  address: 'Rr. 1',
  town: 'Vlorë',
} as const;

test('the list of journals is searched by number, party or NIPT and sorted, and has the sum of all matches and their count by day', async () => {
  const { client, sell } = business;
  const sold = await sell();
  const toBuyer = await sell({
    lines: [aLine({ price: 300 })],
    payments: [{ type: 'ACCOUNT', amount: 300 }],
    buyer,
  });
  const documents = async (search: string) => {
    const { journals } = await client(accounting.journals, { search, kinds: ['sale'] });
    return journals.map(({ document, party }) => [document._id, party]);
  };
  expect(await documents('deti')).toEqual([[toBuyer._id, 'Bar Deti']]);
  expect(await documents('L12345678A')).toEqual([[toBuyer._id, 'Bar Deti']]);
  expect(await documents(sold.invoiceNumber)).toEqual([[sold._id, '']]);
  expect(await documents('askush')).toEqual([]);
  const sales = { kinds: ['sale' as const], paginationOptions: firstPage };
  const largest = await client(accounting.journals, { ...sales, sort: 'amount' });
  expect(largest).toMatchObject({ journals: [{ amount: 300 }], count: 2, amount: 420, days: [] });
  const byParty = await client(accounting.journals, { ...sales, sort: 'party', direction: 'ascending' });
  expect(byParty.journals[0]?.party).toBe('Bar Deti');
  const { days } = await client(accounting.journals, sales);
  expect(days).toEqual([{ day: today, count: 2, sum: null }]);
});

test('cash movements are sorted by signed amount, and a page has the sums of all movements of its days', async () => {
  const { client, till } = business;
  await client(cashRegister.reportBalance, { pos_id: till.id, operation: 'DEPOSIT', amount: 50 });
  await client(cashRegister.reportBalance, { pos_id: till.id, operation: 'WITHDRAW', amount: 200 });
  const { transactions } = await client(cashRegister.transactions, {
    sort: 'amount',
    direction: 'ascending',
  });
  expect(transactions.map(({ operation }) => operation)).toEqual(['WITHDRAW', 'DEPOSIT', 'INITIAL']);
  const page = await client(cashRegister.transactions, { paginationOptions: firstPage });
  expect(page.transactions).toHaveLength(1);
  expect(page).toMatchObject({ count: 3, isMore: false, days: [{ day: today, count: 3, sum: 850 }] });
});

test('accompanying invoices are sorted by number and value, and a page has the sums of all documents of its days', async () => {
  const { client, till } = business;
  for (const valueOfGoods of [500, 100, 300])
    await client(wtn.issue, aNote(server, till.id, { valueOfGoods }));
  const values = async (input: Parameters<typeof client<typeof wtn.list>>[1]) =>
    (await client(wtn.list, input)).wtns.map(({ valueOfGoods }) => valueOfGoods);
  expect(await values({ sort: 'number', direction: 'ascending' })).toEqual([500, 100, 300]);
  expect(await values({ sort: 'value' })).toEqual([500, 300, 100]);
  const { days } = await client(wtn.list, { paginationOptions: firstPage });
  expect(days).toEqual([{ day: today, count: 3, sum: 900 }]);
});
