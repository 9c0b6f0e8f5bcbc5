import { beforeAll, expect, test } from 'vitest';
import { fiscalization } from '../fiscalization/messages.ts';
import { enveloped, messageIn } from '../message/envelope.ts';
import { readMessage } from '../message/read-message.ts';
import { signedMessage } from '../message/signed-message.ts';
import { taxpayerSigner, type TaxpayerSigner } from '../test-support/taxpayer-signer.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { algorithms, signatureNamespace } from './algorithms.ts';
import { nodeCrypto } from './node-crypto.ts';
import { verifySignature } from './verify-signature.ts';
import { signatureOver } from './write-signature.ts';

let taxpayer: TaxpayerSigner;
let message: string;
let signature: string;
let unsigned: string;
beforeAll(async () => {
  taxpayer = await taxpayerSigner();
  message = signedMessage(
    fiscalization,
    'RegisterTCRRequest',
    {
      Header: { UUID: '42afb6e3-f4e0-4fd1-a5dc-2c6a1b6f4dd8', SendDateTime: '2026-11-15T10:00:00+01:00' },
      TCR: { IssuerNUIS: 'L01714012M', BusinUnitCode: 'ge484ak993', TCRIntID: 'arka 1' },
    },
    { ...nodeCrypto, ...taxpayer.signer },
  );
  signature = /<Signature .*<\/Signature>/s.exec(message)?.[0] ?? '';
  unsigned = message.replace(signature, '');
});

const forged = (text: string) => text.replace('arka 1', 'arka 2');
const closing = '</RegisterTCRRequest>';
const withSignature = (other: string) => unsigned.replace(closing, other + closing);
const signedAnew = (reference: string) =>
  withSignature(signatureOver(unsigned, reference, { ...nodeCrypto, ...taxpayer.signer }));

/** Checks the structure and the signature of a received message. */
function verdict(envelope: string): { faults: readonly string[]; fault: number | null } | 'no message' {
  const found = messageIn(envelope);
  if (found === null) return 'no message';
  const { faults } = readMessage(fiscalization, 'RegisterTCRRequest', found);
  return {
    faults: faults.map(({ path }) => path),
    fault: verifySignature(found, '#Request', nodeCrypto).fault,
  };
}
const faultOf = (text: string) => verifySignature(parseXml(text), '#Request', nodeCrypto).fault;

test('an unmodified message is accepted', () => {
  expect(verdict(enveloped(message))).toEqual({ faults: [], fault: null });
});

test('a validly signed message in the SOAP header does not make a forged message in the body valid', () => {
  const aside = (inBody: string) =>
    enveloped(inBody).replace('</SOAP-ENV:Header>', `${message}</SOAP-ENV:Header>`);
  expect(verdict(aside(forged(unsigned)))).toEqual({ faults: [], fault: 21 });
  expect(verdict(aside(forged(message)))).toEqual({ faults: [], fault: 30 });
});

test('an envelope with two messages, or with an element around its message, is refused', () => {
  expect(verdict(enveloped(message + forged(unsigned)))).toBe('no message');
  expect(verdict(enveloped(forged(unsigned) + message))).toBe('no message');
  expect(verdict(enveloped(`<Wrapper>${message}</Wrapper>`))).toEqual({
    faults: ['RegisterTCRRequest'],
    fault: 21,
  });
});

test('a signed message inside another message fails the checks of structure and signature', () => {
  const around = forged(unsigned).replace(closing, message + closing);
  expect(verdict(enveloped(around))).toEqual({ faults: ['RegisterTCRRequest'], fault: 21 });
  const both = forged(message).replace(closing, message + closing);
  expect(verdict(enveloped(both))).toEqual({ faults: ['RegisterTCRRequest'], fault: 24 });
});

test('a forged message with the original inside an Object of the signature is refused', () => {
  const withOriginal = signature.replace('</Signature>', `<Object>${unsigned}</Object></Signature>`);
  expect(faultOf(forged(withSignature(withOriginal)).replace(forged(unsigned), unsigned))).toBe(30);
});

test('inserting, duplicating or replacing an element makes a message invalid', () => {
  expect(faultOf(message.replace('<TCR ', '<TCR Id="Request" '))).toBe(30);
  const doubled = message.replace(/<TCR .*<\/TCR>/, (till) => forged(till) + till);
  expect(verdict(enveloped(doubled))).toEqual({ faults: ['TCR'], fault: 30 });
  expect(faultOf(forged(message))).toBe(30);
});

test('a signature that is not the last child of the message is refused', () => {
  expect(faultOf(unsigned.replace('</TCR>', `${signature}</TCR>`))).toBe(21);
  expect(faultOf(unsigned.replace('</Header>', `${signature}</Header>`))).toBe(21);
  expect(verdict(enveloped(unsigned).replace('</SOAP-ENV:Body>', `${signature}</SOAP-ENV:Body>`))).toBe(
    'no message',
  );
  expect(faultOf(withSignature(signature + signature))).toBe(24);
  expect(faultOf(message.replace('</TCR>', `${signature}</TCR>`))).toBe(24);
});

test.each([
  '',
  '#',
  '#Response',
  "#xpointer(id('Request'))",
  '#xpointer(/)',
  'Request',
  'http://127.0.0.1/',
  '#Request ',
  '#request',
])('a signature with the reference "%s" is refused even if it is valid', (reference) => {
  expect(faultOf(signedAnew(reference))).toBe(25);
});

const transform = (algorithm: string) => `<Transform Algorithm="${algorithm}"></Transform>`;

test('transforms other than the two required ones in their order are refused', () => {
  const [first, second] = [transform(algorithms.enveloped), transform(algorithms.canonicalization)];
  const xslt = transform('http://www.w3.org/TR/1999/REC-xslt-19991116');
  for (const others of [
    second + first,
    first,
    second,
    first + second + second,
    xslt + first + second,
    first + xslt + second,
    '',
  ])
    expect(faultOf(message.replace(first + second, others))).toBe(27);
});

const other = (from: string, to: string) =>
  faultOf(message.replace(`Method Algorithm="${from}"`, `Method Algorithm="${to}"`));

test('a signature with an algorithm other than that of the protocol is refused', () => {
  expect(other(algorithms.signature, 'http://www.w3.org/2000/09/xmldsig#rsa-sha1')).toBe(26);
  expect(other(algorithms.signature, 'http://www.w3.org/2000/09/xmldsig#hmac-sha1')).toBe(26);
  expect(other(algorithms.canonicalization, 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315')).toBe(27);
  expect(other(algorithms.digest, 'http://www.w3.org/2000/09/xmldsig#sha1')).toBe(28);
});

test('a KeyInfo must contain exactly one certificate', () => {
  const keyInfo = /<KeyInfo>.*<\/KeyInfo>/.exec(signature)?.[0] ?? '';
  const certificate = /<X509Certificate>.*<\/X509Certificate>/.exec(signature)?.[0] ?? '';
  const instead = (key: string) => faultOf(message.replace(keyInfo, key));
  expect(instead(keyInfo + keyInfo)).toBe(32);
  expect(instead('')).toBe(32);
  expect(instead(keyInfo.replace('<KeyInfo>', '<KeyInfo><KeyName>x</KeyName>'))).toBe(32);
  expect(instead('<KeyInfo><KeyValue></KeyValue></KeyInfo>')).toBe(33);
  expect(instead(keyInfo.replace(certificate, certificate + certificate))).toBe(33);
  expect(instead(keyInfo.replace(certificate, '<X509Certificate></X509Certificate>'))).toBe(33);
  expect(instead(keyInfo.replace(certificate, certificate.replace('>M', '>M*')))).toBe(33);
  expect(
    instead(
      keyInfo.replace(certificate, certificate.replace('<X509Certificate', '<X509Certificate xmlns="urn:x"')),
    ),
  ).toBe(33);
});

test('a signature with a duplicated or missing element is refused', () => {
  const reference = /<Reference .*<\/Reference>/.exec(signature)?.[0] ?? '';
  expect(faultOf(message.replace(reference, reference + reference))).toBe(23);
  expect(faultOf(message.replace(reference, ''))).toBe(23);
  const info = /<SignedInfo>.*<\/SignedInfo>/.exec(signature)?.[0] ?? '';
  expect(faultOf(message.replace(info, info + info))).toBe(23);
  expect(
    faultOf(message.replace(/<SignatureValue>.*<\/SignatureValue>/, '<SignatureValue></SignatureValue>')),
  ).toBe(29);
  expect(faultOf(message.replace(signatureNamespace, `${signatureNamespace}2`))).toBe(21);
});

test('content behind a comment is covered by the signature', () => {
  const commented = message.replace('<TCR ', '<!-- <TCR/> --><TCR ');
  expect(faultOf(commented)).toBeNull();
  expect(faultOf(message.replace(/<TCR .*<\/TCR>/, '<!--$&-->'))).toBe(30);
});

const inside = (text: string) => withSignature(signature.replace('</Signature>', `${text}</Signature>`));

test('a signature with added elements is refused', () => {
  expect(faultOf(inside('<Object>x</Object>'))).toBe(23);
  expect(verdict(enveloped(inside('<Bogus></Bogus>')))).toEqual({ faults: ['Signature/Bogus'], fault: null });
  expect(verdict(enveloped(inside('hello')))).toEqual({ faults: ['Signature'], fault: null });
});
