import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal, refuseUnless } from '@tezga/domain';
import { bytesOfPem, type Signer } from '@tezga/fiscal';
import { nodeCrypto, nodeSigner } from '@tezga/fiscal/node';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { unseal } from '../platform/secrets/seal.ts';
import { faultOf } from './certificate-reply.ts';
import { certificatesStore } from './store.ts';

export interface BusinessSigner {
  readonly signer: Signer;
  /**
   * Computes the same signature as `signer` in the thread pool, so that the server's event loop is not
   * blocked.
   */
  signAside(bytes: Uint8Array): Promise<Uint8Array>;
  /** The NIPT of the business, which its certificate contains too. */
  readonly nuis: string;
}

interface SignerParts {
  readonly transaction: Transaction;
  readonly businessId: string;
  readonly config: Config;
  readonly clock: Clock;
}

type CachedKey = Omit<BusinessSigner, 'nuis'>;

/**
 * The size of the cache of decrypted keys by certificate, one cache for each server: decrypting a key costs more than
 * many small queries.
 */
const cachedKeysMax = 1000;
const keyCaches = new WeakMap<Config, Map<string, CachedKey>>();

/**
 * The signer for the current certificate of the business; refused if there is none or the tax authority
 * would reject it.
 */
export async function businessSigner(parts: SignerParts): Promise<BusinessSigner> {
  const { transaction, businessId, config, clock } = parts;
  const standing = await certificatesStore(transaction, businessId).standing();
  refuseUnless(standing !== null, 'certificate-missing');
  const { nipt: nuis } = standing;
  const fault = faultOf(standing, { config, clock, nipt: nuis });
  if (fault !== null) throw new Refusal(`certificate-${fault}`);
  const cache = keyCacheOf(config);
  const name = `${businessId} ${standing.id}`;
  const cached = cache.get(name);
  if (cached !== undefined) return { ...cached, nuis };
  const opened = await openKey(parts);
  if (cache.size >= cachedKeysMax) cache.clear();
  cache.set(name, opened);
  return { ...opened, nuis };
}

function keyCacheOf(config: Config): Map<string, CachedKey> {
  const cached = keyCaches.get(config) ?? new Map<string, CachedKey>();
  keyCaches.set(config, cached);
  return cached;
}

async function openKey({ transaction, businessId, config }: SignerParts): Promise<CachedKey> {
  const store = certificatesStore(transaction, businessId);
  const [row, sealed] = [await store.current(), await store.key()];
  refuseUnless(row !== null && sealed !== null, 'certificate-missing');
  const key = createPrivateKey(unseal(config.SECRETS_KEY, sealed, businessId));
  const [certificate] = bytesOfPem('CERTIFICATE', row.certificate_pem) ?? [];
  if (certificate === undefined) throw new Error(`the certificate of business ${businessId} cannot be read`);
  return {
    signer: nodeSigner(key, nodeCrypto.base64(certificate)),
    signAside: (bytes) => signAside('sha256', bytes, key),
  };
}

const signAside: (algorithm: string, bytes: Uint8Array, key: KeyObject) => Promise<Buffer> = promisify(sign);
