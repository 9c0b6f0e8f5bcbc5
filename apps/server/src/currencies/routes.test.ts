import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { currencies } = contract;
const newClient = async () => server.client((await addBusiness(server)).owner.token);
const rate = (currencyId: string, exchangeRate: number) => ({ currencyId, exchangeRate });

test('the list of all currencies has more than 150 codes, the lek first', async () => {
  const { allCurrencies } = await (await newClient())(currencies.all, {});
  expect(allCurrencies[0]).toBe('ALL');
  expect(allCurrencies.length).toBeGreaterThan(150);
});

test('the lek is listed first with the rate 1, then the added currencies by code, with names in the language of the caller', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  await client(currencies.add, [rate('USD', 91.5), rate('EUR', 98.25)]);
  const { currencies: all } = await client(currencies.list, {});
  expect(all.map(({ _id, exchangeRate }) => [_id, exchangeRate])).toEqual([
    ['ALL', 1],
    ['EUR', 98.25],
    ['USD', 91.5],
  ]);
  const response = await fetch(`${server.address}/api/main/currencies`, {
    headers: { authorization: `Bearer ${owner.token}`, 'accept-language': 'en' },
  });
  const english = (await response.json()) as { currencies: { name: string }[] };
  expect(english.currencies.map(({ name }) => name)).toEqual(['Albanian Lek', 'Euro', 'US Dollar']);
  expect(all[0]?.name).not.toBe('Albanian Lek');
});

test('several currencies are added together or not at all; a repeated currency, an existing currency and the lek are refused', async () => {
  const client = await newClient();
  await client(currencies.add, [rate('EUR', 98)]);
  for (const [given, code] of [
    [[rate('USD', 91), rate('EUR', 99)], 'currency-already-there'],
    [[rate('USD', 91), rate('USD', 92)], 'currency-already-there'],
    [[rate('USD', 91), rate('ALL', 1)], 'currency-base'],
  ] as const) {
    expect((await refusalOf(client(currencies.add, [...given]))).code).toBe(code);
  }
  expect((await client(currencies.list, {})).currencies).toHaveLength(2);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => client(currencies.add, [rate('CHF', 100), rate('GBP', 115)])),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the rate history lists a changed rate with its user after the earlier rates; an unchanged rate adds no row', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  await client(currencies.add, [rate('EUR', 98), rate('USD', 91)]);
  await client(currencies.edit, [rate('EUR', 98.5), rate('USD', 91)]);
  await client(currencies.edit, [rate('EUR', 97.75)]);
  const { rates } = await client(currencies.history, { currencyId: 'EUR' });
  expect(rates.map(({ exchangeRate }) => exchangeRate)).toEqual([97.75, 98.5, 98]);
  expect(rates[0]?.userName).toBe(owner.name);
  expect((await client(currencies.history, { currencyId: 'USD' })).rates).toHaveLength(1);
  for (const currencyId of ['ALL', 'CHF'])
    expect((await refusalOf(client(currencies.history, { currencyId }))).code).toBe('not-found');
  expect((await refusalOf(client(currencies.edit, [rate('CHF', 1)]))).code).toBe('not-found');
  expect((await refusalOf(client(currencies.edit, [rate('ALL', 2)]))).code).toBe('currency-base');
  const fraction = client(currencies.edit, [rate('EUR', 97.755)]);
  expect((await refusalOf(fraction)).code).toBe('invalid-input');
});

test('a currency in use cannot be deleted; a deleted one is restored with its history when it is added again', async () => {
  const client = await newClient();
  await client(currencies.add, [rate('EUR', 98), rate('USD', 91)]);
  const IBAN = 'AL47212110090000000235698741';
  const { accountId } = await client(contract.accounts.add, { IBAN, bankName: 'Banka', currency: 'EUR' });
  expect((await refusalOf(client(currencies.remove, { ids: ['USD', 'EUR'] }))).code).toBe('currency-in-use');
  expect((await refusalOf(client(currencies.remove, { ids: ['ALL'] }))).code).toBe('currency-base');
  expect((await refusalOf(client(currencies.remove, { ids: ['CHF'] }))).code).toBe('not-found');
  await client(contract.accounts.remove, { accountIds: [accountId] });
  await client(currencies.remove, { ids: ['USD', 'EUR', 'USD'] });
  expect((await client(currencies.list, {})).currencies).toHaveLength(1);
  await client(currencies.add, [rate('EUR', 99)]);
  expect((await client(currencies.list, {})).currencies[1]).toMatchObject({ _id: 'EUR', exchangeRate: 99 });
  const { rates } = await client(currencies.history, { currencyId: 'EUR' });
  expect(rates.map(({ exchangeRate }) => exchangeRate)).toEqual([99, 98]);
});
