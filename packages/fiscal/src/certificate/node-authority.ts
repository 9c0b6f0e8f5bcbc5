import { createPrivateKey, generateKeyPair, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { nodeCrypto } from '../signature/node-crypto.ts';
import {
  authorityNames,
  authoritySubject,
  replySubject,
  taxpayerSubject,
  type TaxpayerHolder,
} from './certificate-subjects.ts';
import { certificateIn } from './certificate.ts';
import { issueCertificate, type CertificateIssuer, type CertificateRequest } from './issue-certificate.ts';
import type { Identity } from './read-pkcs12.ts';
import { writePkcs12 } from './write-pkcs12.ts';

const generateKeys = promisify(generateKeyPair);
const keyBits = 2048;
/**
 * New certificates are backdated by this time, so that a client whose clock is slightly behind accepts them.
 */
const headStartMs = 5 * 60_000;
const validYears = { authority: 20, replies: 10, taxpayer: 1 } as const;

export interface KeyPair {
  /** PKCS#8, DER. */
  readonly privateKey: Uint8Array;
  /** SubjectPublicKeyInfo, DER. */
  readonly publicKey: Uint8Array;
}

export async function newKeyPair(): Promise<KeyPair> {
  const { privateKey, publicKey } = await generateKeys('rsa', { modulusLength: keyBits });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }),
  };
}

/**
 * Issues the chain of certificate authorities. The last authority issues all certificates that sign messages.
 */
export async function issueAuthorities(now: Date): Promise<Identity> {
  let issuer: Identity | null = null;
  for (const name of authorityNames) {
    const keys = await newKeyPair();
    const request = { subject: authoritySubject(name), isAuthority: true, ...validFor('authority', now) };
    issuer = issuedTo(keys, request, issuer);
  }
  if (issuer === null) throw new Error('there are no authorities');
  return issuer;
}

/** The certificate with which the tax authority signs its replies. */
export async function issueReplySigner(issuer: Identity, now: Date): Promise<Identity> {
  const request = { subject: replySubject(), isAuthority: false, ...validFor('replies', now) };
  return issuedTo(await newKeyPair(), request, issuer);
}

/**
 * Issues a taxpayer certificate that is valid for one year; tests pass other dates for expired or future
 * certificates.
 */
export async function issueTaxpayer(
  holder: TaxpayerHolder,
  issuer: Identity,
  now: Date,
  validity: Pick<CertificateRequest, 'notBefore' | 'notAfter'> = validFor('taxpayer', now),
  keys: Promise<KeyPair> = newKeyPair(),
): Promise<Identity> {
  const request = { subject: taxpayerSubject(holder), isAuthority: false, ...validity };
  return issuedTo(await keys, request, issuer);
}

/** The PKCS#12 file given to the certificate holder. */
export function pkcs12Of({ privateKey, certificate, chain }: Identity, password: string): Uint8Array {
  const certificates = [certificate, ...chain].map(({ bytes }) => bytes);
  const friendlyName = certificate.subject.find(({ part }) => part === 'commonName')?.value ?? '';
  return writePkcs12({ privateKey, certificates, friendlyName }, password);
}

function issuedTo(
  { privateKey, publicKey }: KeyPair,
  request: Omit<CertificateRequest, 'publicKey'>,
  issuer: Identity | null,
): Identity {
  const signer = issuerOf(issuer ?? { privateKey, certificate: null });
  const bytes = issueCertificate({ ...request, publicKey }, signer, nodeCrypto);
  const chain = issuer === null ? [] : [issuer.certificate, ...issuer.chain];
  return { privateKey, certificate: certificateIn(bytes), chain };
}

function issuerOf({
  privateKey,
  certificate,
}: {
  readonly privateKey: Uint8Array;
  readonly certificate: CertificateIssuer['certificate'];
}): CertificateIssuer {
  const key = createPrivateKey({ key: Buffer.from(privateKey), type: 'pkcs8', format: 'der' });
  return { certificate, sign: (bytes) => sign('sha256', bytes, key) };
}

function validFor(
  kind: keyof typeof validYears,
  now: Date,
): Pick<CertificateRequest, 'notBefore' | 'notAfter'> {
  const notBefore = new Date(now.getTime() - headStartMs);
  const notAfter = new Date(now);
  notAfter.setUTCFullYear(now.getUTCFullYear() + validYears[kind]);
  return { notBefore, notAfter };
}
