import { createPrivateKey } from 'node:crypto';
import { certificateFacts, type CertificateFacts, type Signer } from '@tezga/fiscal';
import {
  issueTaxpayer,
  newKeyPair,
  nodeCrypto,
  nodeSigner,
  pkcs12Of,
  type KeyPair,
  type TaxpayerHolder,
} from '@tezga/fiscal/node';
import type { Context } from '../platform/context.ts';
import { certificateBook, type IssuedCertificate } from './certificate-book.ts';
import { storedIdentities, type Identity } from './identity-store.ts';
import { standingOf, type CertificateFault, type KnownCertificate } from './standing.ts';

export interface IssuedFile {
  readonly facts: CertificateFacts;
  /** A PKCS#12 file. Its key is unique, unless `sharedKeys` generates the keys. */
  readonly p12: Uint8Array;
  readonly identity: Identity;
}

export interface Authority {
  /** Signs replies as `CN=GDT eFiskalizimi`. */
  readonly replySigner: Signer;
  /** The certificate chain from the issuer up to the root, DER. */
  readonly certificates: readonly Uint8Array[];
  readonly issuer: Identity;
  /** `validity` overrides the dates, for tests of expired or future certificates. */
  issue(
    holder: TaxpayerHolder,
    password: string,
    validity?: { readonly notBefore: Date; readonly notAfter: Date },
  ): Promise<IssuedFile>;
  /** False if no certificate has this serial number. */
  revoke(serialNumber: string): Promise<boolean>;
  issued(nuis?: string): Promise<readonly IssuedCertificate[]>;
  /** All certificates of a taxpayer (DER, base64), also expired and revoked ones. */
  issuedTo(nuis: string): readonly string[];
  /** The owner of this certificate (DER, base64), or the fault code if it is not accepted. */
  standing(certificate: string): KnownCertificate | CertificateFault;
}

export type NewKeys = (nuis: string) => Promise<KeyPair>;

/**
 * Lets all taxpayers share keys, because generating keys is slow: the first certificates of all taxpayers have the
 * same key, their second certificates have another, and so on.
 */
export function sharedKeys(): NewKeys {
  const made: Promise<KeyPair>[] = [];
  const certificates = new Map<string, number>();
  return (nuis) => {
    const place = certificates.get(nuis) ?? 0;
    certificates.set(nuis, place + 1);
    return (made[place] ??= newKeyPair());
  };
}

/** The certificate authority of the stand-in; it replaces NAIS. */
export async function openAuthority(
  context: Pick<Context, 'sql' | 'clock'>,
  newKeys: NewKeys = newKeyPair,
): Promise<Authority> {
  const { issuer, replies } = await storedIdentities(context);
  const book = await certificateBook(context);
  const replyKey = createPrivateKey({
    key: Buffer.from(replies.privateKey),
    type: 'pkcs8',
    format: 'der',
  });
  const standing = standingOf(issuer.certificate, book, context.clock);
  return {
    replySigner: nodeSigner(replyKey, nodeCrypto.base64(replies.certificate.bytes)),
    certificates: [issuer.certificate, ...issuer.chain].map(({ bytes }) => bytes),
    issuer,
    async issue(holder, password, validity) {
      const now = context.clock.now();
      const identity = await issueTaxpayer(holder, issuer, now, validity, newKeys(holder.nuis));
      const facts = certificateFacts(identity.certificate, nodeCrypto);
      await book.add(facts, holder.nuis, identity.certificate.bytes, now);
      return { facts, p12: pkcs12Of(identity, password), identity };
    },
    revoke: (serialNumber) => book.revoke(serialNumber, context.clock.now()),
    issued: (nuis) => book.list(nuis),
    issuedTo: (nuis) => book.issuedTo(nuis),
    standing,
  };
}
