import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fiscalization } from '../fiscalization/messages.ts';
import { signedMessage } from '../message/signed-message.ts';
import { nodeCrypto, nodeSigner } from '../signature/node-crypto.ts';
import { idleSigner, requestKinds, writtenMessage, type MessageKind } from '../test-support/any-message.ts';
import { arbitraryOf, type AnyValue } from '../test-support/arbitrary-of.ts';
import { soapNamespace } from '../message/envelope.ts';
import { fallbackBytesMax, fallbackZip } from './fallback-zip.ts';
import { readFallbackZip } from './read-fallback-zip.ts';

const uuid = '42afb6e3-f4e0-4fd1-a5dc-2c6a1b6f4dd8';
const at = '2026-11-15T10:00:00+01:00';
const kindOf = (name: string) => requestKinds.find((kind) => kind.name === name) as MessageKind;
const late = { UUID: uuid, SendDateTime: at, SubseqDelivType: 'SERVICE' };
const iic = 'D04C13B4063D63A13B5D822A90178A7C';

function message(name: string, header: AnyValue = late, inside: AnyValue = {}): string {
  const kind = kindOf(name);
  const [value = {}] = fc.sample(arbitraryOf(kind.structure), { numRuns: 1, seed: 1 });
  const subject = Object.keys(kind.structure.children).find((child) => child !== 'Header') ?? '';
  const document = { ...(value[subject] as object), ...inside };
  return writtenMessage(kind, { ...value, Header: header, [subject]: document }, idleSigner);
}

const invoice = (code = iic) => message('RegisterInvoiceRequest', late, { IIC: code });
const deposit = () => message('RegisterCashDepositRequest');

test('the archive and its entries have the names the authority requires, without folders', () => {
  const messages = [invoice(), deposit(), deposit()];
  const { file } = fallbackZip(messages, '2026-11-15T18:30:05+01:00');
  expect(file?.name).toBe('20261115183005_request.zip');
  expect(file?.entries).toEqual([
    `20261115100000_${iic}_request.xml`,
    '20261115100000_deposit_request.xml',
    '20261115100001_deposit_request.xml',
  ]);
  const inside = unzipSync(file?.bytes ?? new Uint8Array());
  expect(Object.keys(inside)).toEqual(file?.entries);
  expect(Object.values(inside).map((bytes) => new TextDecoder().decode(bytes))).toEqual(messages);
});

test('packing the same messages for the same time gives identical bytes', () => {
  expect(fallbackZip([invoice()], at)).toEqual(fallbackZip([invoice()], at));
});

test.each([
  ['no message at all', [], 'nothing', null],
  ['something else', ['<a>'], 'not-a-message', 0],
  ['a message with a fault in it', [invoice().replace('IIC=', 'ICC=')], 'not-a-message', 0],
  [
    'a till',
    [invoice(), message('RegisterTCRRequest', { UUID: uuid, SendDateTime: at })],
    'not-for-files',
    1,
  ],
  [
    'an invoice that is not late',
    [message('RegisterInvoiceRequest', { UUID: uuid, SendDateTime: at })],
    'not-late',
    0,
  ],
  ['an invoice twice', [invoice(), invoice()], 'twice', 1],
])('packing %s into a fallback file is refused', (_what, messages, problem, place) => {
  expect(fallbackZip(messages, at)).toEqual({ file: null, problem, message: place });
});

test("an archive above the authority's size limit is not created", () => {
  const size = fallbackZip([invoice()], at).file?.bytes.length ?? 0;
  expect(fallbackBytesMax).toBe(15_000_000);
  expect(fallbackZip([invoice()], at, size).problem).toBeNull();
  expect(fallbackZip([invoice()], at, size - 1)).toEqual({ file: null, problem: 'too-large', message: null });
});

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const unverified = { ...nodeCrypto, verify: () => true };
const key = createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }));
const header = { UUID: uuid, RequestUUID: uuid, SendDateTime: at };
const answer = signedMessage(
  fiscalization,
  'RegisterInvoiceResponse',
  { Header: header, FIC: uuid },
  { ...nodeCrypto, ...nodeSigner(key, 'AAAA') },
);
const cashAnswer = signedMessage(
  fiscalization,
  'RegisterCashDepositResponse',
  { Header: header, FCDC: uuid },
  { ...nodeCrypto, ...nodeSigner(key, 'AAAA') },
);
const fault =
  `<SOAP-ENV:Fault xmlns:SOAP-ENV="${soapNamespace}"><faultcode>SOAP-ENV:CLIENT</faultcode>` +
  '<faultstring>x</faultstring><detail><code>41</code></detail></SOAP-ENV:Fault>';
const archive = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

test('each response is classified as registered, refused, unsigned or unreadable', () => {
  const other = 'A'.repeat(32);
  const read = readFallbackZip(
    archive({
      [`20261115100000_${iic}_response.xml`]: answer,
      '20261115100000_deposit_response.xml': cashAnswer,
      [`20261115100001_${iic}_response.xml`]: fault,
      [`20261115100002_${iic}_response.xml`]: answer.replace('RequestUUID="4', 'RequestUUID="5'),
      [`20261115100003_${iic}_response.xml`]: cashAnswer,
      [`20261115100004_${iic}_response.xml`]: '<!DOCTYPE a><a/>',
      [`20261115100005_${other}_response.xml`]: ' '.repeat(200_000),
      'readme.txt': '',
      [`../20261115100006_${other}_response.xml`]: answer,
    }),
    unverified,
  );
  expect(read.entries?.map((entry) => entry.answer)).toEqual([
    { kind: 'registered', code: uuid, requestUUID: uuid, certificate: 'AAAA' },
    { kind: 'registered', code: uuid, requestUUID: uuid, certificate: 'AAAA' },
    { kind: 'refused', fault: expect.objectContaining({ origin: 'client', code: '41' }) },
    { kind: 'unsigned', fault: 30 },
    { kind: 'unreadable', why: 'not-an-answer' },
    { kind: 'unreadable', why: 'not-xml' },
    { kind: 'unreadable', why: 'too-large' },
  ]);
  expect(read.entries?.slice(0, 2)).toMatchObject([
    { stamp: '20261115100000', subject: { kind: 'invoice', code: iic } },
    { stamp: '20261115100000', subject: { kind: 'deposit' } },
  ]);
  expect(read).toMatchObject({ unexpectedFiles: ['readme.txt', `../20261115100006_${other}_response.xml`] });
});

test('a file that is not a ZIP archive, or is too large, is refused', () => {
  const whole = archive({ [`20261115100000_${iic}_response.xml`]: answer });
  expect(readFallbackZip(new Uint8Array(), unverified).problem).toBe('not-a-zip');
  expect(readFallbackZip(strToU8('<html>'), unverified).problem).toBe('not-a-zip');
  expect(readFallbackZip(whole.slice(0, -30), unverified).problem).toBe('not-a-zip');
  expect(readFallbackZip(new Uint8Array(fallbackBytesMax + 1), unverified).problem).toBe('too-large');
});
