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
  /** The same signature as the signer's, made on another core: whoever serves others meanwhile waits for nothing. */
  signAside(bytes: Uint8Array): Promise<Uint8Array>;
  /** The NIPT of the business, which its certificate names too. */
  readonly nuis: string;
}

interface SignerParts {
  readonly transaction: Transaction;
  readonly businessId: string;
  readonly config: Config;
  readonly clock: Clock;
}

type Held = Omit<BusinessSigner, 'nuis'>;

/** Opening a key costs more than many small queries, so those in use stay open, by certificate; each server has its own. */
const heldMost = 1000;
const heldBy = new WeakMap<Config, Map<string, Held>>();

/** With what the business signs today; refused where it has no certificate, or one the tax authority would not take. */
export async function businessSigner(parts: SignerParts): Promise<BusinessSigner> {
  const { transaction, businessId, config, clock } = parts;
  const standing = await certificatesStore(transaction, businessId).standing();
  refuseUnless(standing !== null, 'certificate-missing');
  const { nipt: nuis } = standing;
  const fault = faultOf(standing, { config, clock, nipt: nuis });
  if (fault !== null) throw new Refusal(`certificate-${fault}`);
  const held = heldOf(config);
  const name = `${businessId} ${standing.id}`;
  const known = held.get(name);
  if (known !== undefined) return { ...known, nuis };
  const opened = await openKey(parts);
  if (held.size >= heldMost) held.clear();
  held.set(name, opened);
  return { ...opened, nuis };
}

function heldOf(config: Config): Map<string, Held> {
  const known = heldBy.get(config) ?? new Map<string, Held>();
  heldBy.set(config, known);
  return known;
}

async function openKey({ transaction, businessId, config }: SignerParts): Promise<Held> {
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
