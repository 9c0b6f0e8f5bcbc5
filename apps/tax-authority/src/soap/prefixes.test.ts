import { afterAll, beforeAll, expect, test } from 'vitest';
import { pemOf } from '@tezga/fiscal';
import { SignedXml } from 'xml-crypto';
import { aTaxpayer, einvoiceCallsOf, messagesOf, postSoap, startTestAuthority } from '../testing/index.ts';
import type { TestAuthority, TestTaxpayer } from '../testing/index.ts';

let authority: TestAuthority;
let taxpayer: TestTaxpayer;
beforeAll(async () => {
  authority = await startTestAuthority();
  // A name with characters that a rewriting of prefixes could mistake for markup.
  taxpayer = await aTaxpayer(authority, { name: 'A & B <SOAP-ENV:Body> xmlns="x" </Tregu>' });
});
afterAll(() => authority.stop());

const elementNames = (text: string) => [
  ...new Set([...text.matchAll(/<([\w:-]+)/g)].map(([, name]) => name)),
];

test('the elements of the reply to an accepted message have the prefixes env: and ns2:, and its signature has no prefix', async () => {
  const { text } = await postSoap(
    `${authority.address}/FiscalizationService-v3`,
    messagesOf(authority, taxpayer).invoice(),
  );
  const [own, signature] = text.split('<Signature ');
  expect(elementNames(own ?? '')).toEqual([
    'env:Envelope',
    'env:Header',
    'env:Body',
    'ns2:RegisterInvoiceResponse',
    'ns2:Header',
    'ns2:FIC',
  ]);
  expect(elementNames(signature ?? '').every((name) => !name?.includes(':'))).toBe(true);
});

test('an independent library verifies the signature of a reply with prefixes', async () => {
  const { text } = await einvoiceCallsOf(authority, taxpayer).taxpayers({ Tin: taxpayer.nuis });
  expect(text).toContain('<ns2:Taxpayer ');
  const certificate = Buffer.from(authority.parts.authority.replySigner.certificate, 'base64');
  const verifier = new SignedXml({ publicCert: pemOf('CERTIFICATE', certificate) });
  verifier.loadSignature(/<Signature .*<\/Signature>/s.exec(text)?.[0] ?? '');
  expect(verifier.checkSignature(text)).toBe(true);
});

test('a fault is written with the prefix env:', async () => {
  const { text, code } = await postSoap(`${authority.address}/FiscalizationService-v3`, '<SOAP-ENV:Fault/>');
  expect(code).toBe('10');
  expect(elementNames(text).filter((name) => name?.includes(':'))).toEqual([
    'env:Envelope',
    'env:Header',
    'env:Body',
    'env:Fault',
  ]);
  expect(text).toContain('<faultcode>env:CLIENT</faultcode>');
});
