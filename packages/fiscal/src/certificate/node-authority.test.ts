import { createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { nodeCrypto } from '../signature/node-crypto.ts';
import { certificateFacts } from './certificate-facts.ts';
import { authoritySubject } from './certificate-subjects.ts';
import { certificateIn, writtenName, type Certificate } from './certificate.ts';
import { checkCertificate } from './check-certificate.ts';
import { issueCertificate } from './issue-certificate.ts';
import { isIssuedBy } from './issued-by.ts';
import { issueAuthorities, issueReplySigner, issueTaxpayer } from './node-authority.ts';
import type { Identity } from './read-pkcs12.ts';

const now = new Date('2026-11-15T10:00:00Z');
const holder = {
  nuis: 'L01714012M',
  company: 'Shumica Tomorri, Përparim & Bijtë me një emër që është shumë më i gjatë se kufiri',
  town: 'Çorovodë',
  holderNumber: 'L43',
  environment: 'production',
} as const;

let authority: Identity;
let replies: Identity;
let taxpayer: Identity;
beforeAll(async () => {
  authority = await issueAuthorities(now);
  [replies, taxpayer] = await Promise.all([
    issueReplySigner(authority, now),
    issueTaxpayer(holder, authority, now),
  ]);
});

const nodeView = ({ bytes }: Certificate) => new X509Certificate(bytes);

test('each certificate of the chain is signed by its issuer, up to a self-signed root', () => {
  const chain = [taxpayer.certificate, ...taxpayer.chain];
  const issuers = [...taxpayer.chain, ...taxpayer.chain.slice(-1)];
  expect(chain).toHaveLength(4);
  for (const [place, certificate] of chain.entries()) {
    const issuer = issuers[place] as Certificate;
    expect(isIssuedBy(certificate, issuer, nodeCrypto)).toBe(true);
    expect(nodeView(certificate).checkIssued(nodeView(issuer))).toBe(true);
    expect(nodeView(certificate).verify(nodeView(issuer).publicKey)).toBe(true);
    expect(nodeView(certificate).ca).toBe(place > 0);
  }
});

test('an authority with the same name but another key is not accepted as issuer', () => {
  const key = createPrivateKey({ key: Buffer.from(replies.privateKey), type: 'pkcs8', format: 'der' });
  const impostor = issueCertificate(
    {
      subject: authoritySubject('NAIS Class 3 Certification Authority'),
      publicKey: replies.certificate.publicKey,
      notBefore: authority.certificate.notBefore,
      notAfter: authority.certificate.notAfter,
      isAuthority: true,
    },
    { certificate: null, sign: (bytes) => sign('sha256', bytes, key) },
    nodeCrypto,
  );
  expect(isIssuedBy(taxpayer.certificate, certificateIn(impostor), nodeCrypto)).toBe(false);
  expect(isIssuedBy(taxpayer.certificate, taxpayer.certificate, nodeCrypto)).toBe(false);
});

test('the certificate that signs replies has the subject that clients check for', () => {
  expect(writtenName(replies.certificate.subject)).toBe('CN=GDT eFiskalizimi, O=NAIS, C=AL');
  expect(writtenName(replies.certificate.issuer)).toBe(
    'CN=NAIS Class 3 Certification Authority, O=NAIS, C=AL',
  );
});

test('a taxpayer gets a one-year certificate with its NUIS and name', () => {
  const facts = certificateFacts(taxpayer.certificate, nodeCrypto);
  expect(facts).toMatchObject({ nuis: 'L01714012M', environment: 'production', keyBits: 2048 });
  expect(facts.notAfter).toEqual(new Date('2027-11-15T10:00:00Z'));
  expect(facts.name).toHaveLength(64);
  expect(facts.name).toMatch(/^Shumica Tomorri, Përparim .* Fiskalizimi1$/);
  const use = { now, environment: 'production', nuis: 'L01714012M' } as const;
  expect(checkCertificate(facts, use).outcome).toBe('good');
});

test('Node’s X509Certificate reads the same values as our parser', () => {
  const { certificate } = taxpayer;
  const view = nodeView(certificate);
  const facts = certificateFacts(certificate, nodeCrypto);
  expect(view.serialNumber).toBe(facts.serialNumber);
  expect(new Date(view.validTo)).toEqual(facts.notAfter);
  expect(view.fingerprint256.replaceAll(':', '')).toBe(facts.fingerprint);
  expect(view.subject).toContain(`CN=${facts.name.replace(',', String.raw`\,`)}`);
  expect(view.subject).toContain('SN=L01714012M');
  expect(view.keyUsage).toEqual(['1.3.6.1.5.5.7.3.2', '1.3.6.1.5.5.7.3.4']);
});

test('a test certificate has the title "Test", and given validity dates are used', async () => {
  const validity = {
    notBefore: new Date('2049-12-31T23:00:00Z'),
    notAfter: new Date('2050-01-01T01:00:00Z'),
  };
  const { certificate } = await issueTaxpayer({ ...holder, environment: 'test' }, authority, now, validity);
  expect(certificateFacts(certificate, nodeCrypto)).toMatchObject({ environment: 'test', ...validity });
  expect(new Date(nodeView(certificate).validTo)).toEqual(validity.notAfter);
});
