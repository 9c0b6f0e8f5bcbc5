import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Row } from '../platform/database/schema.generated.ts';

type Certificate = Row<'tenant.certificates'>;
export type CertificateRow = Omit<Certificate, 'business_id' | 'encrypted_key' | 'replaced_at' | 'user_id'>;
export type NewCertificate = Omit<Certificate, 'business_id' | 'replaced_at' | 'encrypted_key'> & {
  readonly encrypted_key: Buffer;
};

/** The certificates of one business. */
export function certificatesStore(transaction: Transaction, businessId: string) {
  // Created lazily, because the signer uses only prepared statements and needs no query builder.
  const queries = () => transaction.queries;
  return {
    async nipt(): Promise<string> {
      const [row] = await niptOf(transaction, { businessId });
      if (row === undefined) throw new Error(`business ${businessId} does not exist`);
      return row.nipt;
    },

    /** Locks the business row, so that only one certificate is ever in use. */
    async lock(): Promise<void> {
      await queries()
        .selectFrom('platform.businesses')
        .select('id')
        .where('id', '=', businessId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
    },

    /** The fields that decide whether the current certificate can sign today; null if there is none. */
    async standing() {
      const [row] = await standingRowOf(transaction, { businessId });
      return row ?? null;
    },

    async current(): Promise<CertificateRow | null> {
      const [row] = await currentOf(transaction, { businessId });
      return row ?? null;
    },

    /** Replaced certificates, the newest first. */
    async former() {
      return formerOf(transaction, { businessId });
    },

    async key(): Promise<Buffer | null> {
      const [row] = await keyOf(transaction, { businessId });
      return row?.encrypted_key ?? null;
    },

    async replace(certificate: NewCertificate): Promise<void> {
      await queries()
        .updateTable('tenant.certificates')
        .set({ replaced_at: certificate.uploaded_at, encrypted_key: null })
        .where('business_id', '=', businessId)
        .where('replaced_at', 'is', null)
        .execute();
      await queries()
        .insertInto('tenant.certificates')
        .values({ ...certificate, business_id: businessId, replaced_at: null })
        .execute();
    },
  };
}

const niptOf = statement((queries, { businessId }: { businessId: string }) =>
  queries.selectFrom('platform.businesses').select('nipt').where('id', '=', businessId),
);

const standingRowOf = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('tenant.certificates as certificate')
    .innerJoin('platform.businesses as business', 'business.id', 'certificate.business_id')
    .select([
      'certificate.id',
      'certificate.not_before',
      'certificate.not_after',
      'certificate.environment',
      'certificate.nuis',
      'business.nipt',
    ])
    .where('certificate.business_id', '=', businessId)
    .where('certificate.replaced_at', 'is', null),
);

const currentOf = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('tenant.certificates')
    .select([
      'id',
      'file_name',
      'subject',
      'issuer',
      'holder_name',
      'organization',
      'nuis',
      'serial_number',
      'not_before',
      'not_after',
      'environment',
      'fingerprint',
      'certificate_pem',
      'chain_pem',
      'uploaded_at',
      'user_name',
    ])
    .where('business_id', '=', businessId)
    .where('replaced_at', 'is', null),
);

const formerOf = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('tenant.certificates')
    .select(['id', 'file_name', 'not_before', 'not_after', 'replaced_at'])
    .$narrowType<{ replaced_at: Date }>()
    .where('business_id', '=', businessId)
    .where('replaced_at', 'is not', null)
    .orderBy('replaced_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50),
);

const keyOf = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('tenant.certificates')
    .select('encrypted_key')
    .where('business_id', '=', businessId)
    .where('replaced_at', 'is', null),
);
