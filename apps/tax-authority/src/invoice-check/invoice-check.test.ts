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

/** The address of the QR code, whose parameters the page hands on. */
const query = () => invoiceCheckAddress('', seller.nuis, source.invoice).replace('/#/verify?', '');
const ask = (asked: string, name = 'verifyInvoice') =>
  fetch(`${authority.address}/invoice-check/api/${name}?${asked}`);
const told = async (asked: string) => (await (await ask(asked)).json()) as CheckedInvoice;

test('the QR code of an invoice finds it with its lines, its seller and its codes', async () => {
  expect(await told(query())).toMatchObject({
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

test('a time with a literal plus, an encoded one or a blank in its place is the same time', async () => {
  const plain = query();
  const encoded = plain.replaceAll('+', '%2B').replaceAll(':', '%3A');
  for (const asked of [plain, encoded, plain.replaceAll('+', ' ')])
    expect((await told(asked)).fic).toBe(source.fic);
});

test('the same is answered to a form', async () => {
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

test('a paper that says another price is told so', async () => {
  expect((await told(query().replace('prc=240.00', 'prc=24.00'))).differences).toEqual(['prc']);
});

test('who has not the code, the issuer and the time of an invoice is told nothing of it', async () => {
  const wrong = [
    query().replace(source.invoice.IIC, 'A'.repeat(32)),
    query().replace(seller.nuis, 'L99999999Z'),
    query().replace('T11:00:00', 'T11:00:01'),
  ];
  for (const asked of wrong) {
    const response = await ask(asked);
    expect([response.status, await response.json()]).toEqual([404, { code: 'not-found' }]);
  }
  expect((await ask('iic=x')).status).toBe(400);
});

test('a note that goes with goods is found as well', async () => {
  const message = messagesOf(authority, seller).note();
  expect((await postSoap(`${authority.address}/FiscalizationService-v3`, message)).code).toBeNull();
  const wtnic = /WTNIC="([0-9A-F]{32})"/.exec(message)?.[1] ?? '';
  const response = await ask(
    `wtnic=${wtnic}&tin=${seller.nuis}&crtd=2026-11-16T11:00:00+01:00`,
    'verifyNote',
  );
  expect(await response.json()).toMatchObject({ wtnic, vehiclePlates: 'AA123BB', items: [{ name: 'Kafe' }] });
});

test('times are shown as a clock in Tirana shows them, whatever offset the issuer wrote', async () => {
  authority.clock.set(new Date('2026-11-16T19:35:44Z'));
  const IssueDateTime = '2026-11-16T19:35:44Z';
  const { invoice } = await fiscalized(authority, seller, await aTaxpayer(authority), { IssueDateTime });
  const asked = invoiceCheckAddress('', seller.nuis, invoice).replace('/#/verify?', '');
  expect(await told(asked)).toMatchObject({
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
  const note = await ask(`wtnic=${wtnic}&tin=${seller.nuis}&crtd=${IssueDateTime}`, 'verifyNote');
  expect(await note.json()).toMatchObject({
    dateTimeCreated: '2026-11-16T20:35:44+01:00',
    start: { at: '2026-11-16T20:35:44+01:00' },
    destination: { at: '2026-11-17T00:30:00+01:00' },
  });
});

test('the page and what belongs to it are served', async () => {
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
