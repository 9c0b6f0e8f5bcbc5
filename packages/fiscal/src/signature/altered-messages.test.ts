import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { readCertificate } from '../certificate/certificate.ts';
import { isIssuedBy } from '../certificate/issued-by.ts';
import { readMessage } from '../message/read-message.ts';
import { requestKinds, writtenMessage, type MessageKind } from '../test-support/any-message.ts';
import { arbitraryOf } from '../test-support/arbitrary-of.ts';
import { taxpayerSigner, type TaxpayerSigner } from '../test-support/taxpayer-signer.ts';
import { canonicalXml } from '../xml/canonical-xml.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { textOfBytes } from '../xml/text-of-bytes.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { XmlFault } from '../xml/xml-fault.ts';
import { nodeCrypto } from './node-crypto.ts';
import { verifySignature } from './verify-signature.ts';

let taxpayer: TaxpayerSigner;
beforeAll(async () => {
  taxpayer = await taxpayerSigner();
});

const encoder = new TextEncoder();
const messageOf = (kind: MessageKind, seed: number): string => {
  const [value] = fc.sample(arbitraryOf(kind.structure), { numRuns: 1, seed });
  return writtenMessage(kind, value ?? {}, taxpayer.signer);
};

/** The fault code of the first failed check, in the order in which the authority checks. */
function codeOf(kind: MessageKind, bytes: Uint8Array): number | 'accepted' {
  const message = parsed(bytes);
  if (message === null) return 10;
  if (readMessage(kind.service, kind.name, message).faults.length > 0) return 11;
  const { certificate, fault } = verifySignature(message, '#Request', nodeCrypto);
  if (fault !== null) return fault;
  const read = readCertificate(nodeCrypto.bytesOfBase64(certificate) ?? new Uint8Array());
  if (read === null) return 34;
  return isIssuedBy(read, taxpayer.issuer, nodeCrypto) ? 'accepted' : 35;
}

function parsed(bytes: Uint8Array): XmlElement | null {
  try {
    return parseXml(textOfBytes(bytes));
  } catch (error) {
    if (error instanceof XmlFault) return null;
    throw error;
  }
}

const canonical = (bytes: Uint8Array) => canonicalXml(parsed(bytes) as XmlElement);

/**
 * The fault code after one byte is changed; 'the same' if the change does not alter the canonical XML, for
 * example between two attributes.
 */
function refusalOf(kind: MessageKind, original: Uint8Array, at: number, byte: number): number | 'the same' {
  const altered = original.slice();
  altered[at] = byte;
  const code = codeOf(kind, altered);
  if (code !== 'accepted') return code;
  expect([at, byte, canonical(altered)]).toEqual([at, byte, canonical(original)]);
  return 'the same';
}

test('a message with any single byte changed is refused, unless its canonical XML is still the same', () => {
  const kind = requestKinds[1] as MessageKind;
  const original = encoder.encode(messageOf(kind, 1));
  expect(codeOf(kind, original)).toBe('accepted');
  const refusals = new Map<number | 'the same', number>();
  for (const [at, byte] of original.entries()) {
    for (const other of [byte ^ 1, byte ^ 0x20]) {
      const refusal = refusalOf(kind, original, at, other);
      refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
    }
  }
  // Among all changes, each check fails at least once: XML, structure, each part of the signature,
  // certificate issuer.
  for (const code of [10, 11, 23, 25, 26, 27, 28, 29, 30, 33, 35])
    expect([...refusals.keys()]).toContain(code);
  expect(refusals.get('the same') ?? 0).toBeLessThan(20);
});

test.each(requestKinds)(
  '$name with a random byte changed is refused, unless its canonical XML is still the same',
  (kind) => {
    const original = encoder.encode(messageOf(kind, 2));
    expect(codeOf(kind, original)).toBe('accepted');
    fc.assert(
      fc.property(fc.nat({ max: original.length - 1 }), fc.nat({ max: 255 }), (at, byte) => {
        if (original[at] !== byte) refusalOf(kind, original, at, byte);
      }),
      { numRuns: 200 },
    );
  },
);

const another = (letter: string) => (letter === 'A' ? 'B' : 'A');
const anotherDigit = (digit: string) => (digit === '7' ? '8' : '7');
/**
 * The next letter of the alphabet. In place of the last base64 letter before the padding, it sets one of the
 * unused low bits, which must be zero.
 */
const following = (letter: string) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);

test.each([
  ['a value of the message', /(?<= CashAmt=")\d/, anotherDigit, 30],
  ['the digest', /(?<=<DigestValue>)./, another, 30],
  ['the signature value', /(?<=<SignatureValue>)./, another, 29],
  ['the unused bits at the end of the signature value', /[^=](?===<\/SignatureValue>)/, following, 23],
  ['the beginning of the certificate', /(?<=<X509Certificate>)./, another, 33],
  ['the issuer signature at the end of the certificate', /.(?=.{8}<\/X509Certificate>)/, another, 35],
])('a message with a change of %s gets the fault code of the failed check', (_what, place, by, code) => {
  const kind = requestKinds.find(({ name }) => name === 'RegisterCashDepositRequest') as MessageKind;
  const [value] = fc.sample(arbitraryOf(kind.structure), { numRuns: 1, seed: 3 });
  const deposit = { ...(value?.['CashDeposit'] as object), CashAmt: '5.00' };
  const message = writtenMessage(kind, { ...value, CashDeposit: deposit }, taxpayer.signer);
  const altered = message.replace(place, by);
  expect(altered).not.toBe(message);
  expect(codeOf(kind, encoder.encode(altered))).toBe(code);
});

test('a changed key in the certificate makes the signature invalid', () => {
  const kind = requestKinds[1] as MessageKind;
  const message = messageOf(kind, 4);
  const der = Buffer.from(taxpayer.signer.certificate, 'base64');
  const modulus = Buffer.from(taxpayer.key.export({ format: 'jwk' }).n ?? '', 'base64url');
  const at = der.indexOf(modulus) + 100;
  der[at] = (der[at] ?? 0) ^ 1;
  const altered = message.replace(taxpayer.signer.certificate, der.toString('base64'));
  expect(codeOf(kind, encoder.encode(altered))).toBe(29);
});
