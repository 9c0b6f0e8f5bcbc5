import { Refusal } from '@tezga/domain';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Person } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { seal } from '../platform/secrets/seal.ts';
import { standingOf, type CheckedAgainst } from './certificate-reply.ts';
import { certificateIn, type GivenFile } from './read-certificate.ts';
import { certificatesStore, type CertificateRow } from './store.ts';

interface Storing {
  readonly transaction: Transaction;
  readonly config: Config;
  readonly clock: Clock;
  readonly person: Pick<Person, 'id' | 'name'>;
}

/** Keeps what the file holds in place of the certificate before; one that cannot sign today replaces nothing. */
export async function storeKeyFile(
  { transaction, config, clock, person }: Storing,
  businessId: string,
  file: GivenFile & { readonly name: string },
): Promise<{ readonly row: CertificateRow; readonly against: CheckedAgainst }> {
  const store = certificatesStore(transaction, businessId);
  const against = { config, clock, nipt: await store.nipt() };
  const { facts, privateKeyPem } = await certificateIn(file);
  const { outcome } = standingOf(facts, against);
  if (outcome !== 'good' && outcome !== 'expires-soon') throw new Refusal(`certificate-${outcome}`);
  await store.hold();
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
