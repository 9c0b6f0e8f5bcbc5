import { invoiceCheckAddress } from '@tezga/fiscal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aTaxpayer,
  fiscalized,
  messagesOf,
  postSoap,
  startTestAuthority,
  type Fiscalized,
  type TestAuthority,
  type TestTaxpayer,
} from '../testing/index.ts';
import type { CheckedInvoice } from './api.ts';

let authority: TestAuthority;
let seller: TestTaxpayer;
let source: Fiscalized;
beforeAll(async () => {
  authority = await startTestAuthority();
  seller = await aTaxpayer(authority);
  source = await fiscalized(authority, seller, await aTaxpayer(authority));
});
afterAll(() => authority.stop());

/** The QR code parameters, which the page passes to the API. */
const query = () => invoiceCheckAddress('', seller.nuis, source.invoice).replace('/#/verify?', '');
const fetchCheck = (search: string, name = 'verifyInvoice') =>
  fetch(`${authority.address}/invoice-check/api/${name}?${search}`);
const checked = async (search: string) => (await (await fetchCheck(search)).json()) as CheckedInvoice;

test('the QR code of an invoice returns its lines, seller and codes', async () => {
  expect(await checked(query())).toMatchObject({
    iic: source.invoice.IIC,
    fic: source.fic,
    eic: null,
    seller: { idNum: seller.nuis, name: seller.name },
    items: [{ name: 'Kafe', quantity: '2.00', priceAfterVat: '240.00' }],
    sameTaxes: [{ vatRate: '20.00', vatAmount: '40.00' }],
    totalPrice: '240.00',
    totalVATAmount: '40.00',
    differences: [],
  });
});

test('a plus in the time may be literal, encoded or replaced by a space', async () => {
  const plain = query();
  const encoded = plain.replaceAll('+', '%2B').replaceAll(':', '%3A');
  for (const search of [plain, encoded, plain.replaceAll('+', ' ')])
    expect((await checked(search)).fic).toBe(source.fic);
});

test('the invoice check accepts a form POST and replies with the NIVF', async () => {
  const response = await fetch(`${authority.address}/invoice-check/api/verifyInvoice`, {
    method: 'POST',
    body: new URLSearchParams({
      iic: source.invoice.IIC,
      tin: seller.nuis,
      dateTimeCreated: source.invoice.IssueDateTime,
    }),
  });
  expect(await response.json()).toMatchObject({ fic: source.fic });
});

test('a changed price in the QR code is reported as a difference', async () => {
  expect((await checked(query().replace('prc=240.00', 'prc=24.00'))).differences).toEqual(['prc']);
});

test('without the matching code, issuer and time the reply is not-found', async () => {
  const wrong = [
    query().replace(source.invoice.IIC, 'A'.repeat(32)),
    query().replace(seller.nuis, 'L99999999Z'),
    query().replace('T11:00:00', 'T11:00:01'),
  ];
  for (const search of wrong) {
    const response = await fetchCheck(search);
    expect([response.status, await response.json()]).toEqual([404, { code: 'not-found' }]);
  }
  expect((await fetchCheck('iic=x')).status).toBe(400);
});

test('the invoice check also finds an accompanying invoice', async () => {
  const message = messagesOf(authority, seller).note();
  expect((await postSoap(`${authority.address}/FiscalizationService-v3`, message)).code).toBeNull();
  const wtnic = /WTNIC="([0-9A-F]{32})"/.exec(message)?.[1] ?? '';
  const response = await fetchCheck(
    `wtnic=${wtnic}&tin=${seller.nuis}&crtd=2026-11-16T11:00:00+01:00`,
    'verifyNote',
  );
  expect(await response.json()).toMatchObject({ wtnic, vehiclePlates: 'AA123BB', items: [{ name: 'Kafe' }] });
});

test('times are returned in Tirana time, whatever offset the issuer used', async () => {
  authority.clock.set(new Date('2026-11-16T19:35:44Z'));
  const IssueDateTime = '2026-11-16T19:35:44Z';
  const { invoice } = await fiscalized(authority, seller, await aTaxpayer(authority), { IssueDateTime });
  const search = invoiceCheckAddress('', seller.nuis, invoice).replace('/#/verify?', '');
  expect(await checked(search)).toMatchObject({
    dateTimeCreated: '2026-11-16T20:35:44+01:00',
    dateTimeReceived: '2026-11-16T20:35:44+01:00',
  });
  const message = messagesOf(authority, seller).note({
    IssueDateTime,
    StartDateTime: IssueDateTime,
    DestinDateTime: '2026-11-16T23:30:00Z',
  });
  expect((await postSoap(`${authority.address}/FiscalizationService-v3`, message)).code).toBeNull();
  const wtnic = /WTNIC="([0-9A-F]{32})"/.exec(message)?.[1] ?? '';
  const note = await fetchCheck(`wtnic=${wtnic}&tin=${seller.nuis}&crtd=${IssueDateTime}`, 'verifyNote');
  expect(await note.json()).toMatchObject({
    dateTimeCreated: '2026-11-16T20:35:44+01:00',
    start: { at: '2026-11-16T20:35:44+01:00' },
    destination: { at: '2026-11-17T00:30:00+01:00' },
  });
});

test('the invoice check page and its files are served', async () => {
  for (const [path, type] of [
    ['/invoice-check/', 'text/html'],
    ['/invoice-check', 'text/html'],
    ['/invoice-check/invoice-check.js', 'text/javascript'],
    ['/invoice-check/invoice-check.css', 'text/css'],
    ['/frame.css', 'text/css'],
  ]) {
    const response = await fetch(authority.address + path);
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
  }
});
