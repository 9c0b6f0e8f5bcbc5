import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, addEmployee, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { customers } = contract;
const place = { address: 'Rr. e Provës 1', town: 'Tiranë' };
const newClient = async () => server.client((await addBusiness(server)).owner.token);
type Client = Awaited<ReturnType<typeof newClient>>;

async function addAll(client: Client, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push((await client(customers.add, { ...place, name })).customerId);
  return ids;
}

const namesIn = async (client: Client, input: Parameters<typeof client<typeof customers.page>>[1]) =>
  (await client(customers.page, input)).customers.map(({ name }) => name);

test('adding a customer trims its name, normalizes its id number, assigns a code and replies in Albanian', async () => {
  const client = await newClient();
  const typed = {
    name: ' Agim Hoxha ',
    idNumber: 'al j 91402501 l',
    phone: '069',
    email: 'a@b.al',
    address: 'Rr. 1',
    town: 'Fier',
  };
  const { customerId, message } = await client(customers.add, typed);
  expect(message).toBe('Klienti u ruajt me sukses!');
  const { customer, deleted } = await client(customers.one, { id: customerId });
  expect(deleted).toBe(false);
  expect(customer).toMatchObject({
    name: 'Agim Hoxha',
    idType: 'NUIS',
    idNumber: 'J91402501L',
    clientCode: 'N00001',
    country: 'ALB',
    town: 'Fier',
  });
});

test('each kind of id has its own sequence of codes, which skips codes that were ever used', async () => {
  const client = await newClient();
  const next = async (type: 'NUIS' | 'ID' | 'PASS' | 'VAT' | 'TAX' | 'SOC' | 'POINTS') =>
    (await client(customers.nextCode, { type })).code;
  const types = ['NUIS', 'ID', 'PASS', 'VAT', 'TAX', 'SOC', 'POINTS'] as const;
  const codes = [];
  for (const type of types) codes.push(await next(type));
  expect(codes).toEqual(['N00001', 'I00001', 'P00001', 'V00001', 'T00001', 'S00001', '00001']);
  await client(customers.add, { ...place, name: 'A', clientCode: 'N00041' });
  await client(customers.add, { ...place, name: 'B', clientCode: 'N123456789' });
  await client(customers.add, { ...place, name: 'C', clientCode: 'N9999Z' });
  const { customerId } = await client(customers.add, { ...place, name: 'D' });
  expect((await client(customers.one, { id: customerId })).customer.clientCode).toBe('N00042');
  await client(customers.remove, { selectedCustomers: [customerId] });
  expect(await next('NUIS')).toBe('N00043');
  await client(customers.add, { ...place, name: 'E', clientCode: 'N99999' });
  expect(await next('NUIS')).toBe('N100000');
  expect(await next('ID')).toBe('I00001');
});

test('customers added concurrently without a code get different codes, and with the same code only one is saved', async () => {
  const client = await newClient();
  await Promise.all(
    Array.from({ length: 100 }, (_unused, n) => client(customers.add, { ...place, name: `K ${n}` })),
  );
  const { customers: all } = await client(customers.page, { perPage: 1000, sort: 'clientCode' });
  expect(all.map(({ clientCode }) => clientCode)).toEqual(
    Array.from({ length: 100 }, (_unused, n) => `N${String(n + 1).padStart(5, '0')}`),
  );
  const same = Array.from({ length: 5 }, () =>
    client(customers.add, { ...place, name: 'I njëjti', clientCode: 'VIP' }),
  );
  const outcomes = await Promise.allSettled(same);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [each.reason as { code: string }] : [],
  );
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['customer-code-taken']));
});

test('the customer list is sorted by every column and paged, and names follow the Albanian alphabet', async () => {
  const client = await newClient();
  await addAll(client, ['Zana', 'Çeliku', 'Cerem', 'Ermal', 'Ëngjëll', 'Dritan', 'Dhurata']);
  const ordered = ['Cerem', 'Çeliku', 'Dritan', 'Dhurata', 'Ermal', 'Ëngjëll', 'Zana'];
  expect(await namesIn(client, {})).toEqual(ordered);
  expect(await namesIn(client, { direction: 'descending' })).toEqual(ordered.toReversed());
  const paged = [];
  for (const page of [1, 2, 3, 4, 5]) paged.push(await namesIn(client, { page, perPage: 2 }));
  expect(paged).toEqual([ordered.slice(0, 2), ordered.slice(2, 4), ordered.slice(4, 6), ['Zana'], []]);
  expect(await namesIn(client, { sort: 'clientCode', perPage: 1, page: 7 })).toEqual(['Dhurata']);
  expect(await namesIn(client, { sort: 'createdAt', direction: 'descending', perPage: 1 })).toEqual([
    'Dhurata',
  ]);
  expect(await namesIn(client, { search: 'e', sort: 'name' })).toEqual(['Ermal', 'Ëngjëll']);
  expect((await client(customers.page, { page: 3, perPage: 2 })).totalResult).toBe(7);
});

test('a search for customers matches names without accents, id numbers, codes and phones, and every word must match', async () => {
  const client = await newClient();
  await addAll(client, ['Përparim Çela', 'Perla sh.p.k.', 'A%b_c', 'Ylli']);
  await client(customers.add, {
    ...place,
    name: 'Tjetri',
    idNumber: 'J91402501L',
    clientCode: 'VIP-7',
    phone: '+355 69 77',
  });
  expect(await namesIn(client, { search: 'PERP' })).toEqual(['Përparim Çela']);
  expect(await namesIn(client, { search: 'cela per' })).toEqual(['Përparim Çela']);
  expect(await namesIn(client, { search: 'pe' })).toEqual(['Perla sh.p.k.', 'Përparim Çela']);
  expect(await namesIn(client, { search: 'rl' })).toEqual([]);
  expect(await namesIn(client, { search: '%' })).toEqual([]);
  expect(await namesIn(client, { search: 'a%b' })).toEqual(['A%b_c']);
  expect(await namesIn(client, { search: 'axb' })).toEqual([]);
  for (const search of ['1402501', 'vip-7', '69 77', '+355'])
    expect(await namesIn(client, { search })).toEqual(['Tjetri']);
  const found = await client(customers.page, { search: 'per', perPage: 1, page: 5 });
  expect(found).toEqual({ customers: [], totalResult: 2, isMore: false });
});

test('the customer list is filtered by kind of id, by town, and by deleted or not deleted', async () => {
  const client = await newClient();
  const { customerId } = await client(customers.add, {
    ...place,
    name: 'Në Vlorë',
    idType: 'ID',
    town: 'Vlorë',
  });
  await client(customers.add, { ...place, name: 'Në Fier', town: 'Fier' });
  expect(await namesIn(client, { idTypes: ['ID', 'PASS'] })).toEqual(['Në Vlorë']);
  expect(await namesIn(client, { towns: ['Fier', "O'Brien {x}"] })).toEqual(['Në Fier']);
  expect(await namesIn(client, { towns: ['Fier'], idTypes: ['ID'] })).toEqual([]);
  await client(customers.remove, { selectedCustomers: [customerId] });
  expect(await namesIn(client, { deleted: true })).toEqual(['Në Vlorë']);
  expect(await client(customers.page, {})).toMatchObject({ totalResult: 1 });
});

test('the count of a customer list is capped at ten thousand, and pages beyond it are correct', async () => {
  const { id, owner } = await addBusiness(server);
  const many = 10_050;
  await server.asOwner`
    insert into tenant.customers (business_id, id, name, id_type, code, created_at, created_by, updated_at, change_number)
    select ${id}, lpad(to_hex(n), 24, '0'), 'Klient ' || lpad((n * 7 % ${many})::text, 6, '0'), 'NUIS',
      'K' || n, now(), 'X', now(), n
    from generate_series(1, ${many}) n`;
  const client = server.client(owner.token);
  const found = await client(customers.page, { search: 'klient', perPage: 3, page: 2 });
  expect(found.customers.map(({ name }) => name)).toEqual([
    'Klient 000003',
    'Klient 000004',
    'Klient 000005',
  ]);
  expect(found).toMatchObject({ totalResult: 10_000, isMore: true });
  const last = await client(customers.page, { search: 'klient', direction: 'descending', perPage: 1 });
  expect(last.customers[0]?.name).toBe('Klient 010049');
  const beyond = await client(customers.page, { search: 'klient', perPage: 100, page: 101 });
  expect(beyond.customers).toHaveLength(50);
  const all = await client(customers.page, { perPage: 1 });
  expect(all).toMatchObject({ totalResult: 10_000, isMore: true });
});

test('an edit of a customer based on an older version, or with the code of another customer, is refused', async () => {
  const client = await newClient();
  const [one = '', two = ''] = await addAll(client, ['Një', 'Dy']);
  const { updatedAt } = (await client(customers.one, { id: one })).customer;
  const edit = { customerId: one, name: 'Njëri', clientCode: '', updatedAt };
  const edited = await client(customers.edit, edit);
  expect(edited.message).toBe('Klienti u modifikua me sukses!');
  expect(edited.updatedAt).not.toBe(updatedAt);
  expect((await client(customers.one, { id: one })).customer).toMatchObject({
    name: 'Njëri',
    clientCode: 'N00001',
  });
  expect((await refusalOf(client(customers.edit, edit))).code).toBe('changed-meanwhile');
  const other = (await client(customers.one, { id: two })).customer;
  const taken = { customerId: two, name: 'Dy', clientCode: 'N00001', updatedAt: other.updatedAt };
  expect((await refusalOf(client(customers.edit, taken))).code).toBe('customer-code-taken');
  await client(customers.remove, { selectedCustomers: [two] });
  expect((await refusalOf(client(customers.edit, taken))).code).toBe('not-found');
});

test('a bulk delete or restore that is refused for one customer changes none', async () => {
  const client = await newClient();
  const [one = '', two = ''] = await addAll(client, ['Një', 'Dy']);
  const unknown = 'a'.repeat(24);
  const missing = client(customers.remove, { selectedCustomers: [one, unknown] });
  expect((await refusalOf(missing)).code).toBe('not-found');
  expect(await namesIn(client, {})).toEqual(['Dy', 'Një']);
  await client(customers.remove, { selectedCustomers: [one, two, one] });
  expect(await namesIn(client, {})).toEqual([]);
  expect((await client(customers.one, { id: one })).deleted).toBe(true);
  await client(customers.add, { ...place, name: 'Tre', clientCode: 'N00002' });
  const both = client(customers.restore, { selectedCustomers: [one, two] });
  expect((await refusalOf(both)).code).toBe('customer-code-taken');
  await client(customers.restore, { selectedCustomers: [one] });
  expect((await refusalOf(client(customers.restore, { selectedCustomers: [one] }))).code).toBe('not-found');
  expect(await namesIn(client, {})).toEqual(['Një', 'Tre']);
  expect((await client(customers.page, {})).totalResult).toBe(2);
});

test('a merge fills the empty fields of one customer from the others and deletes the others', async () => {
  const client = await newClient();
  const [kept = '', other = ''] = await addAll(client, ['Agim Hoxha', 'Agim Hoxha']);
  const { updatedAt } = (await client(customers.one, { id: other })).customer;
  await client(customers.edit, { customerId: other, name: 'A. Hoxha', phone: '069 1', updatedAt });
  const unknown = client(customers.merge, { keptId: kept, mergedIds: [other, 'a'.repeat(24)] });
  expect((await refusalOf(unknown)).code).toBe('not-found');
  expect((await refusalOf(client(customers.merge, { keptId: kept, mergedIds: [kept] }))).code).toBe(
    'not-found',
  );
  await client(customers.merge, { keptId: kept, mergedIds: [other, other] });
  expect((await client(customers.one, { id: kept })).customer).toMatchObject({
    name: 'Agim Hoxha',
    phone: '069 1',
  });
  expect((await client(customers.one, { id: other })).deleted).toBe(true);
});

test('a user with read access cannot add a customer, and the activity log names an added customer', async () => {
  const { id, owner } = await addBusiness(server);
  const reader = await addEmployee(server, id, 'R1', { customers: 'read' });
  const client = server.client(reader.token);
  await client(customers.page, {});
  expect((await refusalOf(client(customers.add, { ...place, name: 'X' }))).code).toBe('not-permitted');
  await server.client(owner.token)(customers.add, { ...place, name: 'I dukshmi' });
  const [line] = await server.asOwner`select action, subject from tenant.activity where business_id = ${id}`;
  expect(line).toEqual({ action: 'customers.add', subject: 'I dukshmi (N00001)' });
});
