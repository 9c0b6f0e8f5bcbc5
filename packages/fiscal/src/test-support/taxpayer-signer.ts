import { createPrivateKey, type KeyObject } from 'node:crypto';
import { issueAuthorities, issueTaxpayer } from '../certificate/node-authority.ts';
import type { Certificate } from '../certificate/certificate.ts';
import { pemOf } from '../certificate/pem.ts';
import type { Signer } from '../signature/crypto.ts';
import { nodeCrypto, nodeSigner } from '../signature/node-crypto.ts';

export const issuedOn = new Date('2026-11-15T10:00:00Z');

/** A taxpayer's signing key with its certificate chain. */
export interface TaxpayerSigner {
  readonly signer: Signer;
  readonly key: KeyObject;
  readonly certificatePem: string;
  readonly issuer: Certificate;
  /** The chain from the issuer up to the root. */
  readonly chainPems: readonly string[];
}

let made: Promise<TaxpayerSigner> | null = null;

/** The signer, which is created once for all tests because generating keys is slow. */
export function taxpayerSigner(): Promise<TaxpayerSigner> {
  made ??= newSigner();
  return made;
}

async function newSigner(): Promise<TaxpayerSigner> {
  const authority = await issueAuthorities(issuedOn);
  const holder = {
    nuis: 'L01714012M',
    company: 'Dyqani Çiçeku',
    town: 'Tiranë',
    holderNumber: 'L43',
    environment: 'test',
  } as const;
  const { privateKey, certificate, chain } = await issueTaxpayer(holder, authority, issuedOn);
  const key = createPrivateKey({ key: Buffer.from(privateKey), type: 'pkcs8', format: 'der' });
  return {
    signer: nodeSigner(key, nodeCrypto.base64(certificate.bytes)),
    key,
    certificatePem: pemOf('CERTIFICATE', certificate.bytes),
    issuer: authority.certificate,
    chainPems: chain.map(({ bytes }) => pemOf('CERTIFICATE', bytes)),
  };
}
