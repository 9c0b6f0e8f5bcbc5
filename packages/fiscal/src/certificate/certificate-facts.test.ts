import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeCrypto } from '../signature/node-crypto.ts';
import { certificateFacts } from './certificate-facts.ts';
import { readCertificate, type NameAttribute } from './certificate.ts';
import type { NamePart } from './object-identifiers.ts';

const samples = fileURLToPath(new URL('../../../../../shared/fiscal/samples/', import.meta.url));
const isHere = existsSync(samples);

function certificateOf(sample: string) {
  const [, base64 = ''] = /X509Certificate>([^<]+)</.exec(readFileSync(samples + sample, 'utf8')) ?? [];
  const certificate = readCertificate(Buffer.from(base64, 'base64'));
  if (certificate === null) throw new Error('no certificate');
  return certificate;
}

test.skipIf(!isHere)(
  'a real test certificate yields its owner, validity and fingerprint (skipped without the samples)',
  () => {
    const certificate = certificateOf('clients/RegisterTCRRequest.SIGNED.xml');
    expect(certificateFacts(certificate, nodeCrypto)).toEqual({
      nuis: 'L01714012M',
      name: 'Intelligent Systems Albania Fiskalizimi1',
      organization: 'Intelligent Systems Albania',
      subject:
        'SN=L01714012M, serialNumber=L43, CN=Intelligent Systems Albania Fiskalizimi1, title=Test, OU=IT, O=Intelligent Systems Albania, L=Tirane',
      issuer: 'CN=NAIS Class 3 Certification Authority, O=NAIS, C=AL',
      serialNumber: '431D8933D209F56A474F0E',
      notBefore: new Date('2021-04-08T11:24:54Z'),
      notAfter: new Date('2022-04-08T11:24:54Z'),
      environment: 'test',
      keyBits: 2048,
      fingerprint: new X509Certificate(certificate.bytes).fingerprint256.replaceAll(':', ''),
    });
  },
);

test.skipIf(!isHere)(
  'the NUIS is read from the surname field of the subject, even if it has a serial number (skipped without the samples)',
  () => {
    const certificate = certificateOf('spec/einv-RegisterEinvoiceRequest.SIGNED.xml');
    expect(certificateFacts(certificate, nodeCrypto)).toMatchObject({
      nuis: 'L93416401M',
      environment: 'test',
    });
  },
);

const blank = {
  bytes: new Uint8Array(),
  subjectBytes: new Uint8Array(),
  issuer: [],
  issuerBytes: new Uint8Array(),
  serialNumber: new Uint8Array(),
  notBefore: new Date(0),
  notAfter: new Date(0),
  publicKey: new Uint8Array(),
  rsa: null,
  signedBytes: new Uint8Array(),
  signatureAlgorithm: '',
  signature: new Uint8Array(),
};
const factsOf = (...subject: readonly (readonly [NamePart, string])[]) =>
  certificateFacts(
    { ...blank, subject: subject.map(([part, value]): NameAttribute => ({ part, value })) },
    nodeCrypto,
  );

test.each<readonly [string | null, readonly (readonly [NamePart, string])[]]>([
  ['L01714012M', [['surname', 'l01714012m']]],
  // The personal number of a natural person has the same form as the NUIS of a taxpayer.
  [
    'L01714012M',
    [
      ['serialNumber', 'I05101999I'],
      ['surname', 'L01714012M'],
    ],
  ],
  [
    'L01714012M',
    [
      ['serialNumber', 'I05101999I'],
      ['organizationIdentifier', 'VATAL-L01714012M'],
    ],
  ],
  [
    'L01714012M',
    [
      ['surname', 'Hoxha'],
      ['commonName', 'Market (ALL01714012M)'],
    ],
  ],
  ['I05101999I', [['serialNumber', 'I05101999I']]],
  [
    null,
    [
      ['surname', 'XL01714012M'],
      ['commonName', 'L017140123M'],
      ['organization', 'L1714012M'],
    ],
  ],
  [null, []],
])('the NUIS %s is read from the subject', (nuis, subject) => {
  expect(factsOf(...subject).nuis).toBe(nuis);
});

test.each([
  ['Test', 'test'],
  ['TEST', 'test'],
  ['Testuesi', 'production'],
  ['', 'production'],
] as const)('the subject title %j gives the environment %s', (title, environment) => {
  expect(factsOf(['title', title]).environment).toBe(environment);
});

test('reading certificate facts never throws, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(readCertificate(bytes)).toBeNull();
    }),
  );
});
