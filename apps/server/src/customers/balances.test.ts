import { contract, type InputOf } from '@tezga/contract';
import { expect, test } from 'vitest';
import { addBusiness, addSecondShop, hireFor, usePayingBusiness } from '../testing/index.ts';

const { customers } = contract;
const on = usePayingBusiness();

test("the balance of each customer is the same in the customer list and on the customer's card", async () => {
  const { client, addCustomer, owe, pay } = on.business;
  const [debtor, payer, euroDebtor, other] = [
    await addCustomer(),
    await addCustomer(),
    await addCustomer(),
    await addCustomer(),
  ];
  await owe(debtor, 300);
  await owe(payer, 200);
  await pay(payer, 250, { keepRest: true });
  await owe(euroDebtor, 10, 98.5);
  const balances = async (given: InputOf<typeof customers.page>) =>
    (await client(customers.page, given)).customers.map(({ _id, balance }) => [_id, balance]);

  expect(await balances({ sort: 'balance', direction: 'descending' })).toEqual([
    [euroDebtor, 985],
    [debtor, 300],
    [other, 0],
    [payer, -50],
  ]);
  for (const [id, balance] of await balances({}))
    expect((await on.business.card(String(id))).subject.balance).toBe(balance);
});

test('customers sorted by balance can be searched, filtered and paged, and equal balances are sorted by name', async () => {
  const { owner } = await addBusiness(on.server);
  const client = on.server.client(owner.token);
  const add = async (name: string, town: string) =>
    (await client(customers.add, { name, address: 'Rr. 1', town })).customerId;
  await add('Zana', 'Tiranë');
  await add('Agimi', 'Tiranë');
  await add('Agron', 'Vlorë');
  const removed = await add('Arben', 'Tiranë');
  await client(customers.remove, { selectedCustomers: [removed] });
  const names = async (given: InputOf<typeof customers.page>) => {
    const found = await client(customers.page, { sort: 'balance', ...given });
    return [...found.customers.map(({ name }) => name), found.totalResult];
  };
  expect(await names({})).toEqual(['Agimi', 'Agron', 'Zana', 3]);
  expect(await names({ perPage: 2, page: 2 })).toEqual(['Zana', 3]);
  expect(await names({ search: 'ag' })).toEqual(['Agimi', 'Agron', 2]);
  expect(await names({ towns: ['Tiranë'] })).toEqual(['Agimi', 'Zana', 2]);
  expect(await names({ idTypes: ['ID'] })).toEqual([0]);
  expect(await names({ deleted: true })).toEqual(['Arben', 1]);
});

test('an employee of one shop sees what customers owe to that shop', async () => {
  const { business, server } = on;
  const { tillId } = await addSecondShop(server, business);
  const employee = await hireFor(server, business.id, [business.shopId]);
  const customerId = await business.addCustomer();
  await business.owe(customerId, 100);
  const sale = { saleId: business.anId(), tillId, customerId };
  const lines = [{ name: 'Shërbim', unit: 'copë', quantity: 1, price: 50, vat: '20' }];
  await business.sell({ ...sale, lines, payments: [{ type: 'ACCOUNT', amount: 50 }] });
  for (const sort of ['name', 'balance'] as const) {
    const balanceFor = async ({ client }: Pick<typeof employee, 'client'>) =>
      (await client(customers.page, { sort })).customers.find(({ _id }) => _id === customerId)?.balance;
    expect(await balanceFor(employee)).toBe(100);
    expect(await balanceFor(business)).toBe(150);
  }
});

test('the town filter offers the towns of all customers of the business, also of deleted ones, because the list shows them too', async () => {
  const { owner } = await addBusiness(on.server);
  const client = on.server.client(owner.token);
  const add = async (name: string, town: string) =>
    (await client(customers.add, { name, address: 'Rr. 1', town })).customerId;
  await add('A', 'Vlorë');
  await add('B', 'Çorovodë');
  await add('C', 'Vlorë');
  const removed = await add('D', 'Përmet');
  await client(customers.remove, { selectedCustomers: [removed] });
  expect(await client(customers.towns, {})).toEqual({ towns: ['Çorovodë', 'Përmet', 'Vlorë'] });
});
