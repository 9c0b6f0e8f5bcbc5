import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anEinvoice,
  aTaxpayer,
  einvoiceCallsOf,
  einvoiceReply,
  fiscalized,
  startTestAuthority,
  type Fiscalized,
  type TestAuthority,
  type TestTaxpayer,
} from '../testing/index.ts';
import type { GridPage, NewBook, PurchaseInvoices, SalesPurchaseBook, SelfCareAccount } from './api.ts';
import { setPersonFacts, setSelfCarePassword, setSlowStart } from './index.ts';

let authority: TestAuthority;
let seller: TestTaxpayer;
let buyer: TestTaxpayer;
let source: Fiscalized;
let eic: string;
const password = 'Fjalëkalimi 1!';
beforeAll(async () => {
  authority = await startTestAuthority();
  seller = await aTaxpayer(authority, {
    contactPersons: [
      { firstName: 'Drita', lastName: 'Marku', email: 'drita@example.al', phone: '+355 69 000 0000' },
    ],
  });
  buyer = await aTaxpayer(authority);
  await setSelfCarePassword(authority.parts, seller.nuis, { password, username: 'Drita' });
  await setSelfCarePassword(authority.parts, buyer.nuis, { password });
  source = await fiscalized(authority, seller, buyer);
  const reply = await einvoiceCallsOf(authority, seller).register(anEinvoice(source, seller, buyer));
  eic = einvoiceReply('RegisterEinvoiceResponse', reply).EIC;
});
afterAll(() => authority.stop());

const post = (path: string, body: object, token?: string) =>
  fetch(`${authority.address}/self-care${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
const get = (path: string, token: string) =>
  fetch(`${authority.address}/self-care${path}`, { headers: { authorization: `Bearer ${token}` } });
const read = async <Of>(response: Response | Promise<Response>) => (await (await response).json()) as Of;
const signedIn = async ({ nuis }: TestTaxpayer) =>
  (await read<SelfCareAccount>(post('/', { nuis, password }))).token;

test('signing in returns the business, its units, operators and contacts', async () => {
  await setPersonFacts(authority.parts, seller.nuis, 'operator', seller.operator, {
    idNumber: 'J90101010A',
    validFrom: '2026-01-02',
    validTo: '2027-01-01',
  });
  expect(await read<SelfCareAccount>(post('/', { username: 'drita', password }))).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/) as string,
    eAlbaniaInfo: { name: 'Drita Marku', email: 'drita@example.al', tel: '+355 69 000 0000' },
    businessInfo: {
      status: 'CPSS.ACTIVE',
      name: seller.name,
      nipt: seller.nuis,
      address: 'Rruga e Durrësit 1',
      town: 'Tiranë',
      country: 'ALB',
      isInVAT: 'Y',
      bnsUnitNumber: 1,
    },
    operators: [
      {
        opCode: seller.operator,
        name: 'Ana Hoxha',
        idNumber: 'J90101010A',
        validFrom: '02.01.2026',
        validTo: '01.01.2027',
      },
    ],
    businessUnits: [
      { name: 'Dyqani', bUnitCode: seller.unit, status: 1, address: 'Rruga e Durrësit 1', info: 'Tiranë' },
    ],
    contactPersons: [{ name: 'Drita Marku', idNumber: '', validFrom: '16.11.2026', validTo: '' }],
  });
});

test('a wrong user name or password starts no session, and calls without a session are refused', async () => {
  for (const given of [
    { nuis: seller.nuis, password: 'tjetër' },
    { nuis: 'L99999999Z', password },
  ]) {
    const response = await post('/', given);
    expect([response.status, await response.json()]).toEqual([401, { code: 'credentials-wrong' }]);
  }
  expect((await post('/', { nuis: seller.nuis })).status).toBe(400);
  const response = await get('/book-new', 'gjysmak');
  expect([response.status, await response.json()]).toEqual([401, { code: 'session-missing' }]);
});

test('a session expires after eight hours', async () => {
  const token = await signedIn(buyer);
  expect((await get('/book-new', token)).status).toBe(200);
  authority.clock.move(8 * 3_600_000);
  expect((await get('/book-new', token)).status).toBe(401);
  authority.clock.move(-8 * 3_600_000);
});

test('with a slow start, a new session is not ready during its first second', async () => {
  await setSlowStart(authority.parts, 1000);
  const token = await signedIn(buyer);
  const early = await get('/book-new', token);
  expect([early.status, await early.json()]).toEqual([404, { code: 'session-not-ready' }]);
  authority.clock.move(1000);
  expect((await get('/book-new', token)).status).toBe(200);
  await setSlowStart(authority.parts, 0);
});

test('an operator is created once, with a code, for the taxpayer of the session', async () => {
  const token = await signedIn(buyer);
  const operator = { name: 'Ben Leka Dema', idNumber: 'j80505050b', validFrom: '01.12.2026', validTo: '' };
  const first = await read<SelfCareAccount>(post('/createoperator', { ...operator, token }));
  const again = await read<SelfCareAccount>(post('/createoperator', operator, token));
  expect(first.operators.map(({ name }) => name)).toEqual(['Ana Hoxha', 'Ben Leka Dema']);
  expect(again).toEqual(first);
  expect(first.operators[1]).toMatchObject({
    opCode: expect.stringMatching(/^[a-z]{2}\d{3}[a-z]{2}\d{3}$/) as string,
    idNumber: 'J80505050B',
    validFrom: '01.12.2026',
    validTo: '',
  });
  const response = await post('/createoperator', { ...operator, name: 'Ben', token });
  expect([response.status, await response.json()]).toEqual([400, { code: 'not-a-question' }]);
});

test('the books of a month have one row per document, and totals', async () => {
  const bySeller = await read<SalesPurchaseBook>(
    get('/sales-purchase-book?period=2026-11', await signedIn(seller)),
  );
  const row = {
    invoiceNumber: source.invoice.InvNum,
    serialNumber: source.fic,
    date: '16/11/2026',
    total: 240,
  };
  expect(bySeller).toMatchObject({ nipt: seller.nuis, period: '2026-11', status: 'OPEN' });
  expect(bySeller.sales.rows).toEqual([
    expect.objectContaining({ ...row, base20: 200, vat20: 40, buyerId: buyer.nuis }),
  ]);
  expect(bySeller.sales.totals).toMatchObject({ total: 240, base20: 200, vat20: 40, base10: 0 });
  expect(bySeller.purchases.rows).toEqual([]);
  const byBuyer = await read<SalesPurchaseBook>(get('/sales-purchase-book', await signedIn(buyer)));
  expect(byBuyer.purchases.rows).toEqual([
    expect.objectContaining({ ...row, baseDomestic20: 200, vatDomestic20: 40, sellerId: seller.nuis }),
  ]);
  expect(await read<NewBook>(get('/book-new', await signedIn(buyer)))).toMatchObject({
    period: '2026-11',
    closesOn: '10.12.2026',
    status: 'OPEN',
    purchases: { documents: 1, totals: { total: 240 } },
    sales: { documents: 0 },
  });
});

test('the paged tables return the months and the documents of a month', async () => {
  const token = await signedIn(seller);
  const query = {
    entityEnum: 'SALES_BOOK',
    masterEntityEnum: null,
    masterTablePkColumnValue: null,
    page: 1,
    perPage: 10,
    sortParams: [],
    filterColumnDataList: [],
    filterAllValue: '',
    exactFilter: false,
  };
  expect(await read<GridPage>(post('/sc/book', query, token))).toEqual({
    rows: [{ id: '2026-11', year: 2026, month: 11, documents: 1, total: 240, status: 'OPEN' }],
    total: 1,
  });
  const rowsRequest = {
    ...query,
    entityEnum: 'SALES_BOOK_ROW',
    masterEntityEnum: 'SALES_BOOK',
    masterTablePkColumnValue: '2026-11',
    filterColumnDataList: [{ column: 'buyerId', value: buyer.nuis.slice(0, 6) }],
  };
  const { rows, total } = await read<GridPage>(post('/sc/book-row', rowsRequest, token));
  expect([total, rows[0]?.id]).toEqual([1, source.fic]);
  const exact = await read<GridPage>(post('/sc/book-row', { ...rowsRequest, exactFilter: true }, token));
  expect(exact).toEqual({ rows: [], total: 0 });
  expect((await post('/sc/book-row', query, token)).status).toBe(400);
});

test('purchases include the e-invoice and its PDF, only for the buyer', async () => {
  const token = await signedIn(buyer);
  const { invoices } = await read<PurchaseInvoices>(
    get('/purchaseInvoice?from=2026-11-16&to=2026-11-16', token),
  );
  expect(invoices).toEqual([
    expect.objectContaining({
      fic: source.fic,
      eic,
      eicStatus: 'DELIVERED',
      sellerId: seller.nuis,
      totalPrice: '240.00',
    }),
  ]);
  expect(await read(get('/purchaseInvoice?from=2026-11-17&to=2026-11-30', token))).toEqual({ invoices: [] });
  expect((await get('/purchaseInvoice?from=2026-11-17', token)).status).toBe(400);
  const paper = await get(`/purchaseInvoicePDF?fic=${source.fic}`, token);
  expect(paper.headers.get('content-type')).toBe('application/pdf');
  expect((await paper.text()).slice(0, 5)).toBe('%PDF-');
  expect((await get(`/purchaseInvoicePDF?fic=${source.fic}`, await signedIn(seller))).status).toBe(404);
});

test('a purchase without an e-invoice also has a PDF', async () => {
  const { fic } = await fiscalized(authority, seller, buyer, { IsEinvoice: false });
  const paper = await get(`/purchaseInvoicePDF?fic=${fic}`, await signedIn(buyer));
  expect([paper.status, (await paper.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
});

test('while the switch `down` is on, the taxpayer portal is closed too', async () => {
  await authority.parts.switches.change({ down: 'unavailable' });
  expect((await get('/book-new', '')).status).toBe(503);
  await authority.parts.switches.change({ down: 'refused' });
  await expect(get('/book-new', '')).rejects.toThrow('fetch failed');
  await authority.parts.switches.change({ down: 'no' });
});
