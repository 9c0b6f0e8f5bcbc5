import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  addArticle,
  addSellingBusiness,
  addTill,
  aLine,
  aSale,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  business = await addSellingBusiness(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Përroi i Çelët shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
} as const;

async function found(search: string, by = business) {
  const { invoices } = await by.client(contract.sales.list, { search });
  return invoices.map(({ meta }) => meta.invoiceNumber);
}

/** Runs a statement as the server does, with row-level security for this business. */
const runAs = (businessId: string, text: string, values: readonly unknown[] = []) =>
  inTransaction(server.pool, async (transaction) => {
    await transaction.run(
      `select set_config('tezga.business_id', $1, true), set_config('enable_seqscan', 'off', true)`,
      [businessId],
    );
    return transaction.run(text, values);
  });

const namesAt = async ({ id }: { readonly id: string }) =>
  (await runAs(id, `select tenant.find_buyer_names('{%perroi%}', 10) as names`))[0]?.['names'];

test('a buyer without a customer record is found by any part of the name, and only in the business that sold', async () => {
  const sold = await business.sell({ buyer });
  await business.sell();
  for (const search of ['përroi', 'CELET perroi', 'çe'])
    expect(await found(search)).toEqual([sold.invoiceNumber]);
  expect(await found('përroi tjetër')).toEqual([]);
  const stranger = await addSellingBusiness(server, standIn);
  expect(await found('përroi', stranger)).toEqual([]);
  expect([await namesAt(business), await namesAt(stranger)]).toEqual([[buyer.name], []]);
});

test("a customer's invoice is found once, also after the customer was deleted", async () => {
  const { client } = business;
  const { customerId } = await client(contract.customers.add, { ...buyer, name: 'Burimi shpk' });
  const sold = await business.sell({ customerId });
  expect(await found('burimi')).toEqual([sold.invoiceNumber]);
  const [stored] = await server.asOwner`
    select count(*)::integer as count from tenant.buyer_names where business_id = ${business.id} and name like 'Burimi%'`;
  expect(stored).toMatchObject({ count: 0 });
  await client(contract.customers.remove, { selectedCustomers: [customerId] });
  expect(await found('burimi')).toEqual([sold.invoiceNumber]);
});

test('a search for the total in the foreign currency or in lek finds an invoice in that currency', async () => {
  const sold = await business.sell({
    currency: 'EUR',
    exchangeRate: 98.5,
    lines: [aLine({ price: 37.7 })],
    payments: [{ type: 'BANKNOTE', amount: 37.7 }],
  });
  expect(await found('37,70')).toEqual([sold.invoiceNumber]);
  expect(await found('3713,45')).toEqual([sold.invoiceNumber]);
  // The amount as formatAmount writes it in the list, with a non-breaking space.
  expect(await found('3\u00A0713.45')).toEqual([sold.invoiceNumber]);
});

test('concurrent sales to the same new buyer all succeed and are all found', async () => {
  const shared = { ...buyer, name: 'Agimi i Ri' };
  const tills = await Promise.all(
    Array.from({ length: 8 }, () => addTill(server, business.id, business.shopId)),
  );
  const payments = [{ type: 'ACCOUNT' as const, amount: 120 }];
  const sold = await Promise.all(
    tills.map(({ id }) =>
      business.client(contract.sales.issue, { ...aSale(server, id), payments, buyer: shared }),
    ),
  );
  expect((await found('agimi')).toSorted()).toEqual(
    sold.map(({ invoiceNumber }) => invoiceNumber).toSorted(),
  );
});

const foundWhileTyping = async (search: string, by = business) =>
  (await by.client(contract.sales.find, { search })).invoices.map(({ meta }) => meta.invoiceNumber);

test('the search while typing finds the names of buyers, customers, free lines and articles, also former ones', async () => {
  const own = await addSellingBusiness(server, standIn);
  const foundBy = (search: string) => foundWhileTyping(search, own);
  const { customerId } = await own.client(contract.customers.add, {
    name: 'Burimi shpk',
    address: 'Rr. 1',
    town: 'Vlorë',
  });
  const articleId = await addArticle(server, own.id, own.owner.token, { name: 'Mjaltë lisi', price: 120 });
  const toBuyer = await own.sell({ buyer });
  const toCustomer = await own.sell({ customerId });
  const ofArticle = await own.sell({ lines: [aLine({ articleId, name: 'Mjaltë lisi' })] });
  const ofFreeLine = await own.sell({ lines: [aLine({ name: 'Riparim biçiklete' })] });
  await own.client(contract.articles.edit, { articleId, name: 'Mjaltë pishe' });
  expect(await foundBy('celet perroi')).toEqual([toBuyer.invoiceNumber]);
  expect(await foundBy('burimi')).toEqual([toCustomer.invoiceNumber]);
  expect(await foundBy('biciklete')).toEqual([ofFreeLine.invoiceNumber]);
  for (const name of ['lisi', 'pishe']) expect(await foundBy(name)).toEqual([ofArticle.invoiceNumber]);
  expect(await foundBy('shpk')).toEqual([toCustomer.invoiceNumber, toBuyer.invoiceNumber]);
  expect([await foundBy('asgjë'), await foundBy('')]).toEqual([[], []]);
});

test('the search while typing finds no invoice of another business', async () => {
  await business.sell({ lines: [aLine({ name: 'Vetëm këtu' })] });
  expect(await foundWhileTyping('vetem')).toHaveLength(1);
  expect(await foundWhileTyping('vetem', await addSellingBusiness(server, standIn))).toEqual([]);
});
