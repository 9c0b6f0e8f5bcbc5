import { X509Certificate } from 'node:crypto';
import { readPkcs12 } from '@tezga/fiscal/pkcs12';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anEinvoice,
  aTaxpayer,
  einvoiceCallsOf,
  einvoiceReply,
  fiscalized,
  messagesOf,
  postSoap,
  startTestAuthority,
  type TestAuthority,
  type TestTaxpayer,
} from '../testing/index.ts';
import type {
  AuthorityCertificates,
  CertificateRow,
  ControlState,
  IssuedCertificate,
  NewTaxpayer,
  ReceivedRow,
  ReceivedWhole,
  Taxpayer,
} from './api.ts';

let authority: TestAuthority;
let taxpayer: TestTaxpayer;
beforeAll(async () => {
  authority = await startTestAuthority();
  taxpayer = await aTaxpayer(authority);
});
afterAll(() => authority.stop());

async function call<Answer>(method: string, path: string, body?: object): Promise<[number, Answer]> {
  const response = await fetch(`${authority.address}/control/api${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return [response.status, (await response.json()) as Answer];
}
const fetchBody = async <Answer>(method: string, path: string, body?: object) =>
  (await call<Answer>(method, path, body))[1];

const sent = async () => {
  const url = `${authority.address}/FiscalizationService-v3`;
  return (await postSoap(url, messagesOf(authority, taxpayer).invoice())).code;
};
const shop: NewTaxpayer = {
  nuis: 'm12345678n',
  name: 'Furra Drini',
  address: 'Rruga 1',
  town: 'Shkodër',
  vatFrom: '2021-01-01',
  units: [{ name: 'Furra' }, { name: 'Depoja', town: 'Lezhë' }],
  operators: [{ firstName: 'Ana', lastName: 'Hoxha', idNumber: 'J90101010A' }],
  contactPersons: [{ firstName: 'Drin', lastName: 'Gjoka', idNumber: 'J70101010B', validFrom: '2020-01-01' }],
  selfCare: { password: 'buka' },
};

test('a PUT changes only the given switches, and the next message is handled with the new values', async () => {
  expect((await fetchBody<ControlState>('GET', '/switches')).switches).toMatchObject({
    down: 'no',
    slowMs: 0,
  });
  const { switches } = await fetchBody<ControlState>('PUT', '/switches', {
    nextCode: '58',
    selfCareSlowStartMs: 900,
  });
  expect(switches).toMatchObject({ nextCode: '58', selfCareSlowStartMs: 900, down: 'no' });
  await fetchBody('PUT', '/switches', { dropReply: false });
  expect((await fetchBody<ControlState>('GET', '/switches')).switches.nextCode).toBe('58');
  expect([await sent(), await sent()]).toEqual(['58', null]);
  await fetchBody('PUT', '/switches', { clockSkewMinutes: 30, selfCareSlowStartMs: 0 });
  expect((await fetchBody<ControlState>('GET', '/switches')).now).toBe('2026-11-16T10:30:00.000Z');
  await fetchBody('PUT', '/switches', { clockSkewMinutes: 0 });
  for (const wrong of [{ serverFault: '12' }, { slow: 1 }, { slowMs: -1 }])
    expect((await call('PUT', '/switches', wrong))[0]).toBe(400);
});

test('received messages are listed newest first in pages, and one message is returned with its request and reply texts', async () => {
  await sent();
  await fetchBody('PUT', '/switches', { nextCode: '900' });
  await sent();
  await authority.parts.received.settled();
  const list = async (query: string) =>
    (await fetchBody<{ messages: ReceivedRow[] }>('GET', `/received?${query}`)).messages;
  const [refused, accepted] = await list('most=2');
  expect(refused).toMatchObject({
    message: 'RegisterInvoiceRequest',
    code: '900',
    sentence: expect.stringContaining('Sistemi i tatimeve ka një problem të vetin') as string,
    wasDropped: false,
  });
  expect(accepted).toMatchObject({
    service: 'fiscalization',
    code: null,
    sentence: null,
    nuis: taxpayer.nuis,
  });
  expect((await list(`most=1&before=${refused?.id}`))[0]?.id).toBe(accepted?.id);
  expect((await list('refused=1')).every(({ code }) => code !== null)).toBe(true);
  const whole = await fetchBody<ReceivedWhole>('GET', `/received/${accepted?.id}`);
  expect(whole.requestText).toContain('<RegisterInvoiceRequest');
  expect(whole.replyText).toContain('<ns2:RegisterInvoiceResponse');
  expect(await call('GET', '/received/999999')).toEqual([404, { code: 'not-found' }]);
});

test('registering a taxpayer twice, also concurrently, creates it once with the same codes', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => fetchBody<Taxpayer>('POST', '/taxpayers', shop)));
  const [first] = answers;
  expect(first).toMatchObject({
    nuis: 'M12345678N',
    town: 'Shkodër',
    vatFrom: '2021-01-01',
    units: [
      { name: 'Depoja', town: 'Lezhë' },
      { name: 'Furra', town: 'Shkodër', isActive: true },
    ],
    operators: [{ firstName: 'Ana', lastName: 'Hoxha' }],
    tills: [],
    selfCareUsername: 'm12345678n',
  });
  expect(answers).toEqual([first, first, first]);
  const more = await fetchBody<Taxpayer>('POST', '/taxpayers', {
    ...shop,
    units: [{ name: 'Kioska' }],
    isActive: false,
  });
  expect(more.units.map(({ name }) => name)).toEqual(['Depoja', 'Furra', 'Kioska']);
  expect(more.isActive).toBe(false);
  const { taxpayers } = await fetchBody<{ taxpayers: Taxpayer[] }>('GET', '/taxpayers?search=furra');
  expect(taxpayers).toEqual([more]);
});

const signIn = async (password: string) => {
  const response = await fetch(`${authority.address}/self-care/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nuis: 'M12345678N', password }),
  });
  return (await response.json()) as object;
};

test('a registered taxpayer can sign in to the portal and see its operators and contacts', async () => {
  await fetchBody('POST', '/taxpayers', shop);
  expect(await signIn('buka')).toMatchObject({
    operators: [{ name: 'Ana Hoxha', idNumber: 'J90101010A', validFrom: '16.11.2026' }],
    contactPersons: [{ name: 'Drin Gjoka', idNumber: 'J70101010B', validFrom: '01.01.2020' }],
  });
  await fetchBody('PUT', '/taxpayers/M12345678N/self-care', { password: 'tjetër' });
  expect(await signIn('buka')).toEqual({ code: 'credentials-wrong' });
});

test('registering a code that belongs to another taxpayer is refused, and so is invalid input', async () => {
  const units = [{ code: taxpayer.unit, name: 'E huaj' }];
  expect((await call('POST', '/taxpayers', { ...shop, units }))[0]).toBe(409);
  const [status, answer] = await call<{ code: string; detail: string }>('POST', '/taxpayers', {
    ...shop,
    nuis: '1',
  });
  expect([status, answer.code]).toEqual([400, 'not-a-question']);
  expect(answer.detail).toContain('nuis');
});

test('software with the same name gets the same code', async () => {
  const product = { kind: 'software', name: 'Tezga e provës' };
  const { code } = await fetchBody<{ code: string }>('POST', '/products', product);
  expect(await fetchBody('POST', '/products', product)).toEqual({ code });
});

test('a repeated request returns the same certificate, or a new one if it was revoked', async () => {
  await fetchBody('POST', '/taxpayers', shop);
  const wanted = { nuis: 'M12345678N', password: 'çelësi' };
  const first = await fetchBody<IssuedCertificate>('POST', '/certificates', wanted);
  const { identity } = readPkcs12(Buffer.from(first.p12, 'base64'), 'çelësi');
  expect(new X509Certificate(identity?.certificate.bytes ?? '').subject).toContain('M12345678N');
  expect(await fetchBody<IssuedCertificate>('POST', '/certificates', wanted)).toEqual(first);
  const file = await fetch(`${authority.address}/control/api/certificates/${first.serialNumber}/p12`);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="M12345678N.p12"');
  expect(Buffer.from(await file.arrayBuffer()).toString('base64')).toBe(first.p12);
  await fetchBody('POST', `/certificates/${first.serialNumber}/revoke`);
  const second = await fetchBody<IssuedCertificate>('POST', '/certificates', wanted);
  expect(second.serialNumber).not.toBe(first.serialNumber);
  const { certificates } = await fetchBody<{ certificates: CertificateRow[] }>(
    'GET',
    '/certificates?nuis=M12345678N',
  );
  const revoked = certificates.map(({ serialNumber, revokedAt }) => [serialNumber, revokedAt !== null]);
  expect(new Map(revoked as [string, boolean][])).toEqual(
    new Map([
      [first.serialNumber, true],
      [second.serialNumber, false],
    ]),
  );
  expect((await call('POST', '/certificates', { ...wanted, nuis: 'M99999999Z' }))[0]).toBe(404);
  expect((await call('POST', '/certificates/00/revoke'))[0]).toBe(404);
});

test('a certificate that has already expired can be issued, for tests of clients', async () => {
  await fetchBody('POST', '/taxpayers', shop);
  const expired = { nuis: 'M12345678N', password: 'x', notAfter: '2026-01-01T00:00:00Z' };
  const { notBefore, notAfter } = await fetchBody<IssuedCertificate>('POST', '/certificates', expired);
  expect([notBefore < notAfter, notAfter]).toEqual([true, '2026-01-01T00:00:00.000Z']);
});

test('the authority publishes its chain up to the root and its reply signer', async () => {
  const { certificates, replySigner } = await fetchBody<AuthorityCertificates>('GET', '/authority');
  const [issuer, ...others] = certificates.map((pem) => new X509Certificate(pem));
  const signer = new X509Certificate(replySigner);
  expect(signer.subject).toContain('CN=GDT eFiskalizimi');
  expect(signer.verify((issuer as X509Certificate).publicKey)).toBe(true);
  const root = others.at(-1) as X509Certificate;
  expect(root.verify(root.publicKey)).toBe(true);
});

test('an e-invoice can be marked as paid', async () => {
  const buyer = await aTaxpayer(authority);
  const document = anEinvoice(await fiscalized(authority, taxpayer, buyer), taxpayer, buyer);
  const reply = await einvoiceCallsOf(authority, taxpayer).register(document);
  const { EIC } = einvoiceReply('RegisterEinvoiceResponse', reply);
  expect(await call('PUT', `/einvoices/${EIC}/status`, { status: 'PARTIALLY_PAID' })).toEqual([200, {}]);
  const found = einvoiceReply(
    'GetEinvoicesResponse',
    await einvoiceCallsOf(authority, buyer).search({ EIC }),
  );
  expect(found.Einvoices.Einvoice?.[0]?.Status).toBe('PARTIALLY_PAID');
});

test('the control page and its files are served', async () => {
  const page = await (await fetch(`${authority.address}/control`)).text();
  expect(page).toContain('/control/control.js');
  const linked = [...page.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path]) => path);
  expect(linked).toContain('/frame.css');
  const modules = ['elements', 'messages', 'switches', 'taxpayers'].map((name) => `/control/${name}.js`);
  for (const path of [...linked, ...modules])
    expect((await fetch(`${authority.address}${path}`)).status, path).toBe(200);
});

test('the root address leads to the control page', async () => {
  const response = await fetch(`${authority.address}/`);
  expect([response.status, response.url]).toEqual([200, `${authority.address}/control`]);
});
