import { afterAll, beforeAll, expect, test } from 'vitest';
import { setSelfCarePassword } from './self-care/index.ts';
import { aTaxpayer, startTestAuthority, type TestAuthority, type TestTaxpayer } from './testing/index.ts';

let authority: TestAuthority;
let taxpayer: TestTaxpayer;
let token: string;
const password = 'Fjalëkalimi 1!';
beforeAll(async () => {
  authority = await startTestAuthority();
  taxpayer = await aTaxpayer(authority);
  await setSelfCarePassword(authority.parts, taxpayer.nuis, { password });
  const response = await send('POST', '/self-care/', { nuis: taxpayer.nuis, password });
  ({ token } = (await response.json()) as { token: string });
});
afterAll(() => authority.stop());

const send = (method: string, path: string, body?: object) =>
  fetch(authority.address + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

test.each([
  '/control/api/received?nuis=%00',
  '/control/api/received?before=99999999999999999999999',
  '/control/api/received?before=-1',
  '/control/api/taxpayers?search=%00',
  '/control/api/certificates?nuis=%00',
  '/self-care/purchaseInvoice?from=0001-01-01&to=9999-12-31',
  '/self-care/purchaseInvoice?from=0000-01-01&to=0000-01-02',
  '/self-care/purchaseInvoice?from=2026-11-30&to=2026-11-01',
  '/self-care/purchaseInvoice?period=9999-12',
  '/self-care/sales-purchase-book?period=0000-01',
  '/self-care/book-new?period=9999-12',
])('a GET request to %s is refused as invalid', async (path) => {
  const response = await send('GET', path);
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'not-a-question' }]);
});

test.each([
  '/control/api/taxpayers/%00',
  '/control/api/certificates/%00/p12',
  '/control/api/received/999999999999999999999999',
])('a GET request to %s returns 404', async (path) => {
  expect((await send('GET', path)).status).toBe(404);
});

const shop = { nuis: 'M12345678N', name: 'Furra', address: 'Rruga 1', town: 'Shkodër' };
const operator = { name: 'Ana Hoxha', idNumber: 'J90101010A' };
const person = { firstName: 'Ana', lastName: 'Hoxha' };
const grid = { entityEnum: 'SALES_BOOK_ROW', masterEntityEnum: 'SALES_BOOK' };

test.each<[method: string, path: string, body: object]>([
  ['POST', '/self-care/', { nuis: 'L\u0000', password }],
  ['POST', '/self-care/', { username: 'Drita\u0000', password }],
  ['POST', '/self-care/createoperator', { ...operator, name: 'Ana \u0000Hoxha' }],
  ['POST', '/self-care/createoperator', { ...operator, validFrom: '01.01.0000' }],
  ['POST', '/self-care/sc/book-row', { ...grid, masterTablePkColumnValue: '9999-12' }],
  ['POST', '/control/api/taxpayers', { ...shop, name: 'Furra\u0000' }],
  ['POST', '/control/api/taxpayers', { ...shop, country: '\u0000\u0000\u0000' }],
  ['POST', '/control/api/taxpayers', { ...shop, vatFrom: '0000-01-01' }],
  ['POST', '/control/api/taxpayers', { ...shop, operators: [{ ...person, idNumber: '\u0000' }] }],
  ['POST', '/control/api/taxpayers', { ...shop, contactPersons: [{ ...person, email: '\u0000' }] }],
  ['POST', '/control/api/taxpayers', { ...shop, selfCare: { username: '\u0000', password: 'x' } }],
  ['POST', '/control/api/products', { kind: 'software', name: '\u0000' }],
  ['POST', '/control/api/certificates', { nuis: shop.nuis, password: '\u0000' }],
])('a %s request to %s with the body %o is refused as invalid', async (method, path, body) => {
  const response = await send(method, path, body);
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'not-a-question' }]);
});
