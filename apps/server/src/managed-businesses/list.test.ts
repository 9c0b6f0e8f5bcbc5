import { contract, type InputOf } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  cloneTemplate,
  refusalOf,
  startTestServer,
  type TestBusiness,
  type TestPerson,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let admin: TestPerson;
let reseller: TestPerson;
let kafe: TestBusiness;
let market: TestBusiness;
beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await cloneTemplate('managed_businesses_alone') });
  admin = await addAdmin(server, 'SA');
  reseller = await addAdmin(server, 'RS');
  kafe = await addBusiness(server, 'Kafe Përroi');
  market = await addBusiness(server, 'Market Drini');
  await server.asOwner`
    update platform.businesses set admin_id = ${reseller.id}, contact_numbers = '{+355 69 765 4321,068 555 6677}',
      email = 'info@drini.example', phone_number = '042 230 000'
    where id = ${market.id}`;
  await server.asOwner`update platform.users set name = 'Vjosa Net' where id = ${reseller.id}`;
  await server.asOwner`
    update platform.users set name = 'Çlirim Kola', phone = '355691112233' where id = ${kafe.owner.id}`;
});
afterAll(() => server.stop());

type Wanted = InputOf<typeof contract.managedBusinesses.list>;

const list = (wanted: Wanted = {}, by: Pick<TestPerson, 'token'> = admin) =>
  server.client(by.token)(contract.managedBusinesses.list, wanted);
const namesOf = async (wanted?: Wanted, by?: Pick<TestPerson, 'token'>) =>
  (await list(wanted, by)).businesses.map(({ businessName }) => businessName);

test.each([
  ['perroi', ['Kafe Përroi']],
  ['CLIRIM', ['Kafe Përroi']],
  ['69 111', ['Kafe Përroi']],
  ['069-1112', ['Kafe Përroi']],
  ['765 43', ['Market Drini']],
  ['+355 68 555', ['Market Drini']],
  ['00355 69 765', ['Market Drini']],
  ['068 555', ['Market Drini']],
  ['drini.example', ['Market Drini']],
  ['vjosa', ['Market Drini']],
  ['market vjosa', ['Market Drini']],
  ['kafe vjosa', []],
  ['100%', []],
])(
  'businesses are found by name, contacts, owner, seller and parts of phones: %s',
  async (searchTerm, names) => {
    expect(await namesOf({ searchTerm })).toEqual(names);
  },
);

test("a search finds a business by its NIPT, and by the name of its owner after the owner's name changed", async () => {
  await server.asOwner`update platform.users set name = 'Besa Dani' where id = ${market.owner.id}`;
  const { businesses } = await list({ searchTerm: 'besa' });
  expect(businesses.map(({ ownerName }) => ownerName)).toEqual(['Besa Dani']);
  expect(await namesOf({ searchTerm: businesses[0]?.nipt.toLowerCase() ?? '' })).toEqual(['Market Drini']);
});

test('the list has the e-mail and the phone of the business beside those of its owner', async () => {
  const [business] = (await list({ searchTerm: 'drini.example' })).businesses;
  const own = { businessEmail: 'info@drini.example', businessTel: '042 230 000' };
  expect(business).toMatchObject({ ...own, email: market.owner.email });
});

test('a reseller lists and finds only their own businesses, and the list is sorted by name', async () => {
  expect(await namesOf({}, reseller)).toEqual(['Market Drini']);
  expect(await namesOf({ searchTerm: 'kafe' }, reseller)).toEqual([]);
  expect(await namesOf()).toEqual(['Kafe Përroi', 'Market Drini']);
});

test('a list with a timestamp has only the businesses that changed after it or in the minute before it', async () => {
  const { businessUpdatedAt } = await list();
  const laterBy = (seconds: number) => String(Number(businessUpdatedAt) + seconds);
  expect(await namesOf({ businessUpdatedAt: laterBy(30) })).toEqual(['Kafe Përroi', 'Market Drini']);
  expect(await namesOf({ businessUpdatedAt: laterBy(90) })).toEqual([]);
});

test('a list has only deleted or only current businesses if the call says so, otherwise both', async () => {
  const closed = await addBusiness(server, 'Zgjuar');
  await server.asOwner`update platform.businesses set deleted_at = now() where id = ${closed.id}`;
  expect(await namesOf({ deleted: '1' })).toEqual(['Zgjuar']);
  expect(await namesOf({ deleted: '0' })).toEqual(['Kafe Përroi', 'Market Drini']);
  expect(await namesOf()).toContain('Zgjuar');
});

test('the seller of a business and a super admin can read the business, and another reseller cannot', async () => {
  const read = (by: TestPerson) =>
    server.client(by.token)(contract.managedBusinesses.data, {
      businessId: market.id,
      employees: '1',
      shops: '1',
    });
  const data = await read(reseller);
  expect(data.business).toMatchObject({
    name: 'Market Drini',
    vat: ['20', '10', '6', '0'],
    isIssuerInVAT: true,
    super_admin_id: reseller.id,
    owner: { _id: market.owner.id, roleCode: 'O' },
  });
  expect(data.employees).toMatchObject([{ userId: market.owner.id, role: { roleCode: 'O' } }]);
  expect(data.roles).toMatchObject([{ roleCode: 'O', employeesCount: 1 }]);
  expect([data.shops, data.pos]).toEqual([[], undefined]);
  expect(await read(admin)).toEqual(data);
  expect(await refusalOf(read(await addAdmin(server, 'RS')))).toMatchObject({ code: 'not-found' });
});
