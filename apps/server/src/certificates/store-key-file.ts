import { Refusal, refuseUnless } from '@tezga/domain';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Person } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { seal } from '../platform/secrets/seal.ts';
import { faultOf, type CheckedAgainst } from './certificate-reply.ts';
import { certificateIn, type UploadedFile } from './read-certificate.ts';
import { certificatesStore, type CertificateRow } from './store.ts';

interface Storing {
  readonly transaction: Transaction;
  readonly config: Config;
  readonly clock: Clock;
  readonly person: Pick<Person, 'id' | 'name'>;
}

export interface UploadedKeyFile extends UploadedFile {
  readonly name: string;
  /** True to replace even a certificate that ends later than the new one. */
  readonly replacesLonger?: boolean;
}

/** Stores the certificate of the file in place of the previous one; refused if it cannot sign today. */
export async function storeKeyFile(
  { transaction, config, clock, person }: Storing,
  businessId: string,
  file: UploadedKeyFile,
): Promise<{ readonly row: CertificateRow; readonly against: CheckedAgainst }> {
  const store = certificatesStore(transaction, businessId);
  const against = { config, clock, nipt: await store.nipt() };
  const { facts, privateKeyPem } = await certificateIn(file);
  const fault = faultOf(facts, against);
  if (fault !== null) throw new Refusal(`certificate-${fault}`);
  await store.lock();
  if (file.replacesLonger !== true) refuseToShorten(await store.current(), facts, against);
  const now = clock.now();
  const row = {
    ...facts,
    id: newRecordId(now),
    file_name: file.name,
    uploaded_at: now,
    user_name: person.name,
  };
  const encrypted_key = seal(config.SECRETS_KEY, privateKeyPem, businessId);
  await store.replace({ ...row, user_id: person.id, encrypted_key });
  return { row, against };
}

/**
 * Refuses a certificate that ends before the current one unless the call confirms it, because the key of the current one
 * is deleted at once.
 */
function refuseToShorten(
  current: CertificateRow | null,
  given: Pick<CertificateRow, 'not_after'>,
  against: CheckedAgainst,
): void {
  if (current === null || faultOf(current, against) !== null) return;
  const ends = { current: current.not_after.toISOString(), given: given.not_after.toISOString() };
  refuseUnless(given.not_after >= current.not_after, 'certificate-ends-earlier', { ends });
}
