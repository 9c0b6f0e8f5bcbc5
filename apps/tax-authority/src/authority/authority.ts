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
import { keptIdentities, type Identity } from './identity-store.ts';
import { standingOf, type CertificateFault, type KnownCertificate } from './standing.ts';

export interface IssuedFile {
  readonly facts: CertificateFacts;
  /** A PKCS#12 file; unless taxpayers share them, the key in it is nowhere else. */
  readonly p12: Uint8Array;
  readonly identity: Identity;
}

export interface Authority {
  /** Signs replies as `CN=GDT eFiskalizimi`. */
  readonly replySigner: Signer;
  /** From the one that issues up to the root, DER. */
  readonly certificates: readonly Uint8Array[];
  readonly issuer: Identity;
  /** `validity` is for those who try what happens with a certificate of other times. */
  issue(
    holder: TaxpayerHolder,
    password: string,
    validity?: { readonly notBefore: Date; readonly notAfter: Date },
  ): Promise<IssuedFile>;
  /** False where no such certificate was issued. */
  revoke(serialNumber: string): Promise<boolean>;
  issued(nuis?: string): Promise<readonly IssuedCertificate[]>;
  /** Whose certificate (DER, base64) this is, or the official code of why it is not taken. */
  standing(certificate: string): KnownCertificate | CertificateFault;
}

export type NewKeys = (nuis: string) => Promise<KeyPair>;

/**
 * Keys take long to make, so a stand-in for many taxpayers who only try has few: one for everybody's first certificate,
 * another for everybody's second.
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

/** The certificate authority of the stand-in, in the place of NAIS. */
export async function openAuthority(
  context: Pick<Context, 'sql' | 'clock'>,
  newKeys: NewKeys = newKeyPair,
): Promise<Authority> {
  const { issuer, replies } = await keptIdentities(context);
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
    standing,
  };
}
