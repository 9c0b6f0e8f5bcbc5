import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf, startTestServer, type TestServer } from '../testing/index.ts';
import {
  dumpOf,
  outcomesOf,
  problemsOf,
  trialBusiness,
  type CustomerRow,
  type TrialBusiness,
} from './trial-business.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { imports } = contract;
const place = { address: 'Rr. e Provës 1', town: 'Tiranë' };

/** Runs the check and then the import: the check must write nothing, and both must give the same outcomes. */
async function checkAndImport(business: TrialBusiness, customers: CustomerRow[]) {
  const before = await dumpOf(server, business);
  const checked = await business.client(imports.checkCustomers, { customers });
  expect(await dumpOf(server, business)).toEqual(before);
  const imported = await business.client(imports.customers, { customers });
  expect(imported.rows).toEqual(checked.rows.map(({ outcome, problems }) => ({ outcome, problems })));
  return imported;
}

const customersOf = ({ id }: TrialBusiness) => server.asOwner`
  select * from tenant.customers where business_id = ${id} order by code, id`;

const changesOf = async ({ client }: TrialBusiness, customersTimestamp?: string) =>
  client(contract.customers.changes, customersTimestamp === undefined ? {} : { customersTimestamp });

test('a new customer gets default values and, without a code, the next code of its type after those in the sheet', async () => {
  const business = await trialBusiness(server);
  const { rows } = await checkAndImport(business, [
    { name: ' Kafe Rozafa ', idNumber: '(AL) j 91402501 l', phone: 355_691_234_567, ...place },
    { name: 'Ana', idType: 'ID', idNumber: 'J00115123Q', clientCode: 'N00001', country: 'ITA', ...place },
    { name: 'Pa numër', ...place },
  ]);
  expect(outcomesOf(rows)).toEqual(['new', 'new', 'new']);
  expect(await customersOf(business)).toMatchObject([
    { code: 'N00001', name: 'Ana', id_type: 'ID', id_number: 'J00115123Q' },
    {
      code: 'N00002',
      name: 'Kafe Rozafa',
      id_type: 'NUIS',
      id_number: 'J91402501L',
      phone: '355691234567',
      country: 'ALB',
    },
    { code: 'N00003', name: 'Pa numër', id_number: '', created_by: business.owner.name },
  ]);
});

test('a row with an existing code, or else an existing number, changes that customer; an empty cell changes nothing', async () => {
  const business = await trialBusiness(server);
  const whole = { email: 'ana@firma.al', phone: '042 222 333', address: 'Rr. e Durrësit 1', town: 'Tiranë' };
  await business.client(imports.customers, {
    customers: [
      { ...whole, name: 'Një', clientCode: 'K1', idNumber: 'L91412709B' },
      { ...whole, name: 'Dy', clientCode: 'K2', idType: 'PASS', idNumber: 'BA 123456' },
    ],
  });
  const before = await customersOf(business);
  const { rows } = await checkAndImport(business, [
    { name: 'Një', clientCode: 'K1', email: '', idNumber: '' },
    { name: 'Dy e re', idType: 'PASS', idNumber: 'ba-123456' },
    { name: 'Tre', idType: 'TAX', idNumber: 'BA123456', ...place },
  ]);
  expect(outcomesOf(rows)).toEqual(['same', 'changed', 'new']);
  const after = await customersOf(business);
  expect(after[0]).toEqual(before[0]);
  const { updated_at, change_number, search_text } = after[1] ?? {};
  expect(after[1]).toEqual({ ...before[1], name: 'Dy e re', updated_at, change_number, search_text });
});

test('invalid rows are refused with their problems, and the valid ones are imported', async () => {
  const business = await trialBusiness(server);
  const { rows } = await checkAndImport(business, [
    { name: 'x'.repeat(201), idNumber: '123', email: 'jo email' },
    { name: 'Një', clientCode: 'K1', idNumber: 'L91412709B', ...place },
    { name: 'Dy', clientCode: 'K1' },
    { name: 'Tre', idNumber: 'l91412709b' },
    { name: 'Degë', clientCode: 'K2', idNumber: 'L91412709B', ...place },
    { name: 'Katër', idType: 'POINTS', idNumber: '1234', country: 'XXX' },
    { name: 'Pesë', idType: 'QEN' as never },
    { name: 'Gjashtë', clientCode: 'K6', town: 'Fier' },
  ]);
  expect(problemsOf(rows)).toEqual([
    'name: too-long, email: email, idNumber: nuis',
    '',
    'clientCode: twice',
    'idNumber: twice',
    '',
    'country: country, idNumber: points',
    'idType: choice',
    'address: required',
  ]);
  expect(await customersOf(business)).toHaveLength(2);
});

const named = (count: number, suffix: string) =>
  Array.from({ length: count }, (_unused, number) => ({
    name: `Klienti ${number}${number % 2 === 0 ? suffix : ''}`,
    clientCode: `K${number}`,
    ...place,
  }));

const withoutNumber = (rows: readonly Record<string, unknown>[]) =>
  rows.filter(({ code }) => code !== 'K4').map(({ change_number: _number, ...row }) => row);

test('undoing an import restores customers with new change numbers, so that the next call for changes returns them', async () => {
  const business = await trialBusiness(server);
  await business.client(imports.customers, { customers: named(20, '') });
  await server.asOwner`
    update tenant.customers set updated_at = updated_at + interval '17 microseconds' where business_id = ${business.id}`;
  const before = await customersOf(business);
  const { importId, rows } = await business.client(imports.customers, { customers: named(30, ' i ri') });
  expect(outcomesOf(rows).filter((outcome) => outcome !== 'new')).toHaveLength(20);
  const seen = await changesOf(business);
  expect(seen.changedCustomers).toHaveLength(30);

  await server.asOwner`
    update tenant.customers set phone = '1', updated_at = updated_at + interval '1 second'
    where business_id = ${business.id} and code = 'K4'`;
  const undone = await business.client(imports.undoCustomers, { importId });
  expect(undone).toMatchObject({ undone: 19, kept: 1 });
  const live = (await customersOf(business)).filter(({ deleted_at: deletedAt }) => deletedAt === null);
  expect(withoutNumber(live)).toEqual(withoutNumber(before));

  const delta = await changesOf(business, seen.customersTimestamp);
  expect(delta.deletedCustomers).toHaveLength(10);
  expect(delta.changedCustomers.map(({ clientCode }) => clientCode).toSorted()).toEqual(
    ['K0', 'K2', 'K6', 'K8', 'K10', 'K12', 'K14', 'K16', 'K18'].toSorted(),
  );
  const gone = await business.client(contract.customers.page, { deleted: true });
  expect(gone).toMatchObject({ customers: [], totalResult: 0 });
  expect((await refusalOf(business.client(imports.undoCustomers, { importId }))).code).toBe('import-undone');
});

test('concurrent imports of the same customers, with and without codes, insert each customer once', async () => {
  const business = await trialBusiness(server);
  const rows = Array.from({ length: 100 }, (_unused, number) => ({
    name: `Klienti ${number}`,
    ...(number % 2 === 0 ? { clientCode: `N${String(number).padStart(5, '0')}` } : {}),
    ...place,
    idType: 'PASS' as const,
    idNumber: `BA1000${String(number).padStart(3, '0')}`,
  }));
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => business.client(imports.customers, { customers: rows })),
  );
  expect(
    replies.flatMap((reply) => outcomesOf(reply.rows)).filter((outcome) => outcome === 'new'),
  ).toHaveLength(100);
  expect(await customersOf(business)).toHaveLength(100);
  expect((await business.client(imports.customerImports, {})).imports).toHaveLength(1);
});

test('a row without address and town changes a customer who has neither, and both stay empty', async () => {
  const business = await trialBusiness(server);
  await checkAndImport(business, [{ name: 'Një', clientCode: 'K1', ...place }]);
  await server.asOwner`update tenant.customers set address = '', town = '' where business_id = ${business.id}`;
  const { rows } = await checkAndImport(business, [{ name: 'Një i ri', clientCode: 'K1' }]);
  expect(outcomesOf(rows)).toEqual(['changed']);
  expect(await customersOf(business)).toMatchObject([{ name: 'Një i ri', address: '', town: '' }]);
});
