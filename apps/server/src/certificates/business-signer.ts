import { createPrivateKey } from 'node:crypto';
import { Refusal, refuseUnless } from '@tezga/domain';
import { bytesOfPem, type Signer } from '@tezga/fiscal';
import { nodeCrypto, nodeSigner } from '@tezga/fiscal/node';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { unseal } from '../platform/secrets/seal.ts';
import { canSign, standingOf } from './certificate-reply.ts';
import { certificatesStore } from './store.ts';

export interface BusinessSigner {
  readonly signer: Signer;
  /** The NIPT of the business, which its certificate names too. */
  readonly nuis: string;
}

interface SignerParts {
  readonly transaction: Transaction;
  readonly businessId: string;
  readonly config: Config;
  readonly clock: Clock;
}

/** With what the business signs today; refused where it has no certificate, or one the tax authority would not take. */
export async function businessSigner(parts: SignerParts): Promise<BusinessSigner> {
  const { transaction, businessId, config, clock } = parts;
  const store = certificatesStore(transaction, businessId);
  const [row, sealed, nipt] = [await store.current(), await store.key(), await store.nipt()];
  refuseUnless(row !== null && sealed !== null, 'certificate-missing');
  const { outcome } = standingOf(row, { config, clock, nipt });
  if (!canSign(outcome)) throw new Refusal(`certificate-${outcome}`);
  const key = createPrivateKey(unseal(config.SECRETS_KEY, sealed, businessId));
  const [certificate] = bytesOfPem('CERTIFICATE', row.certificate_pem) ?? [];
  if (certificate === undefined) throw new Error(`the certificate of business ${businessId} cannot be read`);
  return { signer: nodeSigner(key, nodeCrypto.base64(certificate)), nuis: nipt };
}
