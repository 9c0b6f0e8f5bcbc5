import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fiscalization } from '../fiscalization/messages.ts';
import { isGoodSignature } from '../signature/canonical-signature.ts';
import { nodeCrypto } from '../signature/node-crypto.ts';
import { verifySignature } from '../signature/verify-signature.ts';
import { idleSigner, requestKinds, writtenMessage, type MessageKind } from '../test-support/any-message.ts';
import { arbitraryOf, type AnyValue } from '../test-support/arbitrary-of.ts';
import { mutationOf } from '../test-support/mutations.ts';
import { taxpayerSigner } from '../test-support/taxpayer-signer.ts';
import { canonicalXml } from '../xml/canonical-xml.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { canonicalMessageIn } from './canonical-message.ts';
import { enveloped, messageIn } from './envelope.ts';
import { readMessage } from './read-message.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const readFast = ({ service }: MessageKind, text: string) => canonicalMessageIn(service, text, bytesOf(text));

function readFully({ service, name }: MessageKind, text: string) {
  const element = messageIn(text);
  if (element === null) throw new Error('no message in the envelope');
  return { element, ...readMessage(service, name, element) };
}

/**
 * Replaces characters that need escaping, because the fast reader leaves every text with such a character to
 * the full reader.
 */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/["&<\p{Cc}\u{E000}-\u{10FFFF}]/gu, 'x');
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]));
}
const anyValueOf = ({ structure }: MessageKind) =>
  fc.oneof(
    arbitraryOf(structure),
    arbitraryOf(structure).map((value) => plain(value) as AnyValue),
  );

const kindOf = (wanted: string) => requestKinds.find(({ name }) => name === wanted) as MessageKind;
const deposit = kindOf('RegisterCashDepositRequest');
const depositValue = {
  Header: { UUID: '42afb6e3-f4e0-4fd1-a5dc-2c6a1b6f4dd8', SendDateTime: '2026-11-15T10:00:00+01:00' },
  CashDeposit: {
    CashAmt: '1.00',
    ChangeDateTime: '2026-11-15T10:00:00+01:00',
    IssuerNUIS: 'L01714012M',
    Operation: 'INITIAL',
    TCRCode: 'aa000aa000',
  },
};
const depositText = enveloped(writtenMessage(deposit, depositValue, idleSigner));

describe.each(requestKinds)('$name', (kind) => {
  test('the fast reader returns the same value as the full reader for a message that it accepts', () => {
    const read = fc.sample(anyValueOf(kind), 400).map((value) => {
      const text = enveloped(writtenMessage(kind, value, idleSigner));
      const message = readFast(kind, text);
      const { element, value: expected } = readFully(kind, text);
      if (message === null) return false;
      expect(message.name).toBe(kind.name);
      expect(JSON.stringify(message.value)).toBe(JSON.stringify(expected));
      const signature = element.children.at(-1);
      if (signature === undefined || typeof signature === 'string') throw new Error('no signature');
      expect(Buffer.from(message.signed).toString()).toBe(canonicalXml(element, signature));
      return true;
    });
    // Messages of the e-invoice service contain text elements, which the fast reader never accepts.
    const share = read.filter(Boolean).length / read.length;
    expect(share > 0.25 ? 'many' : share).toBe(kind.service === fiscalization ? 'many' : 0);
  });

  test('the fast reader never accepts a faulty message', () => {
    const mutated = anyValueOf(kind).chain((value) =>
      mutationOf(parseXml(writtenMessage(kind, value, idleSigner))),
    );
    const wrong = fc.sample(mutated, 600).flatMap(({ root, what }) => {
      const text = enveloped(canonicalXml(root));
      const message = readFast(kind, text);
      if (message === null) return [];
      const { value } = readFully(kind, text);
      return JSON.stringify(message.value) === JSON.stringify(value) ? [] : [what];
    });
    expect(wrong).toEqual([]);
  });
});

function isGood(bytes: Uint8Array): boolean {
  const message = canonicalMessageIn(fiscalization, Buffer.from(bytes).toString('latin1'), bytes);
  return message !== null && isGoodSignature(message.signature, message.signed, '#Request', nodeCrypto);
}

/** The bytes of the certificate are not changed, because the signature of its issuer protects them. */
test('a valid signature is accepted, and changing any byte outside the certificate makes it invalid', async () => {
  const { signer } = await taxpayerSigner();
  const text = enveloped(writtenMessage(deposit, depositValue, signer));
  const bytes = bytesOf(text);
  const certificateAt = text.indexOf(signer.certificate);
  const isOfCertificate = (place: number) =>
    place >= certificateAt && place < certificateAt + signer.certificate.length;
  expect(isGood(bytes)).toBe(true);
  const good = Array.from(bytes.keys()).filter((place) => {
    if (isOfCertificate(place)) return false;
    const altered = bytes.slice();
    altered[place] = (bytes[place] ?? 0) ^ 1;
    return isGood(altered);
  });
  expect(good).toEqual([]);
});

test('a signature is invalid for other bytes and for another reference URI', async () => {
  const { signer } = await taxpayerSigner();
  const text = enveloped(writtenMessage(deposit, depositValue, signer));
  const message = readFast(deposit, text);
  if (message === null) throw new Error('not read');
  const { signature, signed } = message;
  expect(isGoodSignature(signature, signed, '#Response', nodeCrypto)).toBe(false);
  expect(isGoodSignature(signature, signed.subarray(1), '#Request', nodeCrypto)).toBe(false);
  expect(verifySignature(readFully(deposit, text).element, '#Request', nodeCrypto)).toEqual({
    certificate: signature.certificate,
    fault: null,
  });
});

test.each([
  ['another prefix', (text: string) => text.replaceAll('SOAP-ENV', 'soapenv')],
  ['an empty header written in short', (text: string) => text.replace(/><\/SOAP-ENV:Header>/, '/>')],
  ['no header', (text: string) => text.replace(/<SOAP-ENV:Header>.*<\/SOAP-ENV:Header>/, '')],
  ['no declaration', (text: string) => text.replace(/^<\?.*\?>/, '')],
])('an envelope with %s is accepted by the fast reader', (_what, change) => {
  const text = change(depositText);
  expect(text).not.toBe(depositText);
  expect(readFast(deposit, text)?.value).toEqual(readFully(deposit, text).value);
});

test.each([
  ['a reserved namespace prefix', (text: string) => text.replaceAll('SOAP-ENV', 'xmlns')],
  ['an element after the envelope', (text: string) => `${text}<a/>`],
  [
    'an element after the message',
    (text: string) => text.replace('</SOAP-ENV:Body>', '<a></a></SOAP-ENV:Body>'),
  ],
  ['a second signature', (text: string) => text.replace(/<Signature .*<\/Signature>/s, '$&$&')],
  [
    'a signature before the document',
    (text: string) => text.replace(/(<Header.*)(<Signature .*<\/Signature>)/s, '$2$1'),
  ],
  [
    'a signature inside the document',
    (text: string) => text.replace(/(<\/CashDeposit>)(<Signature .*<\/Signature>)/s, '$2$1'),
  ],
  ['no signature', (text: string) => text.replace(/<Signature .*<\/Signature>/s, '')],
  ['another namespace', (text: string) => text.replace('/schema"', '/scheme"')],
  ['a day that does not exist', (text: string) => text.replaceAll('2026-11-15T', '2026-11-31T')],
  ['a value above the length limit', (text: string) => text.replace('"1.00"', `"${'1'.repeat(65_537)}.00"`)],
  ['a text above the length limit', (text: string) => text.replace('<?xml', `${' '.repeat(262_144)}<?xml`)],
])('a message with %s is not accepted by the fast reader', (_what, change) => {
  const text = change(depositText);
  expect(text).not.toBe(depositText);
  expect(readFast(deposit, text)).toBeNull();
});

test('the signed bytes are correct in a message with non-ASCII text, where byte offsets differ from string offsets', async () => {
  const { signer } = await taxpayerSigner();
  const till = kindOf('RegisterTCRRequest');
  const value = {
    Header: depositValue.Header,
    TCR: { IssuerNUIS: 'L01714012M', BusinUnitCode: 'bb123bb123', TCRIntID: 'Arka e Parë €' },
  };
  const message = readFast(till, enveloped(writtenMessage(till, value, signer)));
  expect(message?.value).toMatchObject(value);
  expect(message && isGoodSignature(message.signature, message.signed, '#Request', nodeCrypto)).toBe(true);
});
