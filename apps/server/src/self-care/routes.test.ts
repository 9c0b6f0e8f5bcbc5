import { Writable } from 'node:stream';
import { contract } from '@tezga/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  addAdmin,
  addEmployee,
  addPortalBusiness,
  newPersonalNumber,
  portalPassword as password,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

const { selfCare, settings } = contract;

let standIn: StandIn;
let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  standIn = await startStandIn();
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  server = await startTestServer({ environment: { TAX_AUTHORITY_URL: `${standIn.address}/` }, logTo });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
afterEach(() => standIn.control('PUT', '/switches', { down: 'no', selfCareSlowStartMs: 0 }));

const registered = (given: { hasStoredPassword?: boolean } = {}) => addPortalBusiness(server, standIn, given);

test("signing in to the self-care portal returns the portal's data and records the time", async () => {
  const { client, nuis, opCode, bUnitCode } = await registered();
  expect(await client(selfCare.credentials, {})).toEqual({ username: nuis, isKept: true, lastLoginAt: null });
  const account = await client(selfCare.enter, {});
  expect(account).toMatchObject({
    businessInfo: { nipt: nuis, name: 'Market Drini', isInVAT: 'Y', bnsUnitNumber: 1 },
    operators: [{ opCode, name: 'Ana Hoxha', idNumber: 'J90101010A', validTo: '' }],
    businessUnits: [{ bUnitCode, name: 'Dyqani', status: 1, info: 'Tiranë' }],
  });
  const { lastLoginAt } = await client(selfCare.credentials, {});
  expect(lastLoginAt).not.toBeNull();
  expect((await client(settings.credentials, {})).lastLoginAt).toBe(lastLoginAt);
});

test('the returned token is encrypted, so the portal itself refuses it', async () => {
  const { client } = await registered();
  const { token } = await client(selfCare.enter, {});
  const direct = await fetch(`${standIn.address}/self-care/book-new`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(direct.status).toBe(401);
});

test('the books and the purchases of the portal are returned unchanged', async () => {
  const { client, nuis } = await registered();
  const book = await client(selfCare.salesPurchaseBook, { period: '2026-10' });
  expect(book).toMatchObject({ nipt: nuis, period: '2026-10', sales: { rows: [] }, purchases: { rows: [] } });
  expect(book.sales.columns.length).toBeGreaterThan(5);
  expect(await client(selfCare.newBook, {})).toMatchObject({ status: 'OPEN', sales: { documents: 0 } });
  const asked = {
    page: 1,
    perPage: 10,
    sortParams: [{ column: 'id' }],
    filterAllValue: '',
    exactFilter: false,
  };
  expect(await client(selfCare.books, { entityEnum: 'SALES_BOOK', ...asked })).toEqual({
    rows: [],
    total: 0,
  });
  const rows = {
    entityEnum: 'PURCHASE_BOOK_ROW',
    masterEntityEnum: 'PURCHASE_BOOK',
    masterTablePkColumnValue: '2026-10',
    ...asked,
  } as const;
  expect(await client(selfCare.bookRows, rows)).toEqual({ rows: [], total: 0 });
  const wrong = client(selfCare.bookRows, { ...rows, masterEntityEnum: 'SALES_BOOK' });
  expect((await refusalOf(wrong)).code).toBe('invalid-input');
  expect(await client(selfCare.purchases, { from: '2026-10-01', to: '2026-10-31' })).toEqual({
    invoices: [],
  });
  expect((await refusalOf(client(selfCare.purchases, { from: '2026-10-01' }))).code).toBe('invalid-input');
  const paper = client(selfCare.purchasePaper, { fic: crypto.randomUUID() });
  expect(await refusalOf(paper)).toMatchObject({ status: 404, code: 'not-found' });
});

test('a missing portal password, a wrong portal password and a portal without a reply give different error messages', async () => {
  const { client } = await registered({ hasStoredPassword: false });
  const missing = await refusalOf(client(selfCare.newBook, {}));
  expect(missing).toMatchObject({ status: 409, code: 'self-care-password-missing' });
  expect(missing.message).toMatch(/Konfigurimet/);
  await client(settings.keepCredentials, { password: 'gabim' });
  const wrong = await refusalOf(client(selfCare.newBook, {}));
  expect(wrong).toMatchObject({ status: 409, code: 'self-care-password-wrong' });
  expect((await refusalOf(client(selfCare.enter, {}))).code).toBe('self-care-password-wrong');
  await client(settings.keepCredentials, { password });
  expect((await client(selfCare.newBook, {})).status).toBe('OPEN');
  await standIn.control('PUT', '/switches', { down: 'refused' });
  const silent = await refusalOf(client(selfCare.newBook, {}));
  expect(silent).toMatchObject({ status: 409, code: 'self-care-unreachable' });
  for (const { message } of [missing, wrong, silent]) expect(message).toMatch(/^[A-ZÇË].*\.$/);
});

test('a request in a session that the portal does not know yet is retried', async () => {
  const { client } = await registered();
  await standIn.control('PUT', '/switches', { selfCareSlowStartMs: 1200 });
  expect((await client(selfCare.newBook, {})).status).toBe('OPEN');
});

test('a super admin reads the portal of any business, a reseller only of managed ones', async () => {
  const { id, opCode, bUnitCode } = await registered();
  const shopId = 'c0ffee'.repeat(4);
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city, business_unit_code)
    values (${id}, ${shopId}, 'Dyqani ynë', 'Rr. 1', 'Tiranë', ${bUnitCode})`;
  const admin = server.client((await addAdmin(server, 'SA')).token);
  const { businessUnits } = await admin(selfCare.businessUnits, { businessId: id });
  expect(businessUnits).toMatchObject([{ bUnitCode, shopId, shopName: 'Dyqani ynë' }]);
  const { employees: found } = await admin(selfCare.operators, { businessId: id });
  expect(found).toMatchObject([{ opCode, employeeId: null }]);
  const other = await registered();
  const refreshed = await admin(selfCare.refresh, { businessId: id });
  expect((await admin(selfCare.stored, { businessId: other.id })).account).toBeNull();
  expect(await admin(selfCare.stored, { businessId: id })).toEqual({
    scUpdatedAt: refreshed.scUpdatedAt,
    account: refreshed.account,
  });
  expect(refreshed).toMatchObject({
    operators: 1,
    businessUnits: 1,
    message: 'Lidhja me Self-Care u rifreskua me sukses!',
  });
  const [line] = await server.asOwner`
    select action from tenant.activity where business_id = ${id} order by at desc limit 1`;
  expect(line?.['action']).toBe('selfCare.refresh');
  const reseller = server.client((await addAdmin(server, 'RS')).token);
  const calls = [selfCare.refresh, selfCare.businessUnits, selfCare.operators, selfCare.stored] as const;
  for (const call of calls)
    expect((await refusalOf(reseller(call, { businessId: id }))).code).toBe('not-found');
});

test('only admins can sign in with name and password for a business that is not a customer yet', async () => {
  const { nuis, client } = await registered();
  const admin = server.client((await addAdmin(server, 'SA')).token);
  const entered = await admin(selfCare.enter, { payload: { username: nuis, password } });
  expect(entered.businessInfo.nipt).toBe(nuis);
  const payload = { name: 'Ben Leka', idNumber: newPersonalNumber() };
  const { operators } = await admin(selfCare.createOperator, { payload, token: entered.token });
  expect(operators).toHaveLength(2);
  const other = server.client((await addAdmin(server, 'SA')).token);
  const stolen = other(selfCare.createOperator, { payload, token: entered.token });
  expect((await refusalOf(stolen)).code).toBe('self-care-session-over');
  const byBusiness = client(selfCare.enter, { payload: { username: nuis, password } });
  expect((await refusalOf(byBusiness)).code).toBe('not-permitted');
  const mistyped = await refusalOf(admin(selfCare.enter, { payload: { username: nuis, password: 'gabim' } }));
  expect(mistyped).toMatchObject({ status: 400, code: 'self-care-typed-password-wrong' });
  expect(mistyped.message).toMatch(/që shkruat/);
  expect(mistyped.message).not.toMatch(/ruaj|Konfigurimet/);
});

test('each call of the portal needs its own permission', async () => {
  const { id } = await registered();
  const buyer = server.client((await addEmployee(server, id, 'R1', { receipts: 'read' })).token);
  expect((await buyer(selfCare.purchases, {})).invoices).toEqual([]);
  expect(await refusalOf(buyer(selfCare.employees, {}))).toMatchObject({ status: 403 });
  expect(await refusalOf(buyer(selfCare.enter, {}))).toMatchObject({ status: 403 });
  const hirer = server.client((await addEmployee(server, id, 'R2', { employees: 'read' })).token);
  expect((await hirer(selfCare.employees, {})).employees).toHaveLength(1);
  expect(await refusalOf(hirer(selfCare.purchases, {}))).toMatchObject({ status: 403 });
});

test('neither the password nor a token is in the log', () => {
  const whole = logged.join('');
  expect(whole).toContain('no valid reply of the self-care portal');
  expect(whole).not.toContain(password);
  expect(whole).not.toContain('Bearer ');
});
