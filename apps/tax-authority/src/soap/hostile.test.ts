import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aTaxpayer,
  messagesOf,
  postSoap,
  startTestAuthority,
  type TestAuthority,
  type TestTaxpayer,
} from '../testing/index.ts';

let authority: TestAuthority;
let taxpayer: TestTaxpayer;
beforeAll(async () => {
  authority = await startTestAuthority();
  taxpayer = await aTaxpayer(authority);
});
afterAll(() => authority.stop());

const good = () => messagesOf(authority, taxpayer).invoice();
const utf8 = (text: string) => new TextEncoder().encode(text);
const laughs = Array.from({ length: 10 }, (_, each) => `<!ENTITY l${each + 1} "${`&l${each};`.repeat(10)}">`);
const inBody = (text: string) => good().replace(/(<SOAP-ENV:Body>).*(<\/SOAP-ENV:Body>)/, `$1${text}$2`);
const request = () => /<RegisterInvoiceRequest.*<\/RegisterInvoiceRequest>/.exec(good())?.[0] ?? '';

test.each<[string, string, () => string | Uint8Array<ArrayBuffer>]>([
  ['an empty body', '0', () => ''],
  ['a billion laughs', '10', () => `<!DOCTYPE a [<!ENTITY l0 "ha">${laughs.join('')}]><a>&l10;</a>`],
  [
    'an external entity that points to a local file',
    '10',
    () => '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  ],
  ['an element nested 40,000 levels deep', '10', () => '<a>'.repeat(40_000)],
  ['a value of 140 kB', '10', () => good().replace('IIC="', `X="${'x'.repeat(140_000)}" IIC="`)],
  ['a value of 200 kB', '1', () => good().replace('IIC="', `X="${'x'.repeat(200_000)}" IIC="`)],
  ['two megabytes', '1', () => ' '.repeat(2_000_000)],
  ['UTF-16', '0', () => Uint8Array.from([0xff, 0xfe, 0x3c, 0, 0x61, 0])],
  ['UTF-16 without a byte order mark', '10', () => Uint8Array.from([0x3c, 0, 0x61, 0, 0x2f, 0, 0x3e, 0])],
  ['a declared encoding of Latin 1', '10', () => good().replace('UTF-8', 'ISO-8859-1')],
  ['a NUL character', '10', () => good().replace('Kafe', 'Ka\u0000fe')],
  ['no envelope', '10', () => request()],
  [
    'SOAP 1.2',
    '10',
    () => good().replace('schemas.xmlsoap.org/soap/envelope/', 'www.w3.org/2003/05/soap-envelope'),
  ],
  ['an unknown request', '22', () => inBody('<DeleteEverythingRequest/>')],
  ['a response', '22', () => good().replaceAll('RegisterInvoiceRequest', 'RegisterInvoiceResponse')],
  ['two requests', '11', () => inBody(request() + request())],
  [
    'a second signed request in the body',
    '11',
    () => inBody(request().replace(/Id="Request"/, 'Id="Other"') + request()),
  ],
  [
    'a signed request inside another',
    '11',
    () => inBody(request().replace('</Invoice>', `${request()}</Invoice>`)),
  ],
  [
    'a signature that contains the original request',
    '24',
    () =>
      inBody(
        request().replace('</Signature>', `<Object>${request()}</Object></Signature>`).replace('Kafe', 'Uji'),
      ),
  ],
])('%s is refused with code %s within 20 s, and the next message is accepted', async (_what, code, body) => {
  const sent = body();
  const began = performance.now();
  const reply = await postSoap(
    `${authority.address}/FiscalizationService-v3`,
    typeof sent === 'string' ? utf8(sent) : sent,
  );
  // Only a quadratic check exceeds this, also on a busy machine.
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(reply).toMatchObject({ status: 500, code });
  expect((await postSoap(`${authority.address}/FiscalizationService-v3`, good())).code).toBeNull();
});

test('any content type is accepted, but no other charset than UTF-8', async () => {
  const url = `${authority.address}/FiscalizationService-v3`;
  expect((await postSoap(url, good(), { 'content-type': 'application/soap+xml' })).code).toBeNull();
  expect((await postSoap(url, good(), { 'content-type': 'application/json' })).code).toBeNull();
  expect((await postSoap(url, good(), { 'content-type': 'text/xml; charset=utf-16' })).code).toBe('0');
});
