import type { CertificateFacts } from '@tezga/fiscal';
import type { Context } from '../platform/context.ts';

export interface IssuedCertificate {
  readonly serialNumber: string;
  readonly nuis: string;
  readonly subject: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly issuedAt: Date;
  readonly revokedAt: Date | null;
}

export interface CertificateBook {
  add(facts: CertificateFacts, nuis: string, bytes: Uint8Array, at: Date): Promise<void>;
  revoke(serialNumber: string, at: Date): Promise<boolean>;
  list(nuis?: string): Promise<readonly IssuedCertificate[]>;
  /** The certificates of a taxpayer, each as base64 of its DER. */
  issuedTo(nuis: string): readonly string[];
  status(serialNumber: string): 'good' | 'revoked' | 'unknown';
}

/**
 * Issued and revoked certificates. Status and content are cached in memory, because the check of every message needs
 * them.
 */
export async function certificateBook({ sql }: Pick<Context, 'sql'>): Promise<CertificateBook> {
  const rows = await sql<{ serial_number: string; nuis: string; certificate: Buffer; is_revoked: boolean }[]>`
    select serial_number, nuis, certificate, revoked_at is not null as is_revoked
    from tax_authority.certificates order by issued_at`;
  const statuses = new Map(
    rows.map((row) => [row.serial_number, row.is_revoked ? ('revoked' as const) : ('good' as const)]),
  );
  const certificates = new Map<string, string[]>();
  const remember = (nuis: string, bytes: Uint8Array) => {
    const before = certificates.get(nuis) ?? [];
    certificates.set(nuis, [...before, Buffer.from(bytes).toString('base64')]);
  };
  for (const { nuis, certificate } of rows) remember(nuis, certificate);
  return {
    async add(facts, nuis, bytes, at) {
      await sql`insert into tax_authority.certificates
        (serial_number, nuis, subject, not_before, not_after, certificate, issued_at)
        values (${facts.serialNumber}, ${nuis}, ${facts.subject}, ${facts.notBefore}, ${facts.notAfter},
          ${Buffer.from(bytes)}, ${at})`;
      statuses.set(facts.serialNumber, 'good');
      remember(nuis, bytes);
    },
    async revoke(serialNumber, at) {
      const changed = await sql`update tax_authority.certificates
        set revoked_at = coalesce(revoked_at, ${at}) where serial_number = ${serialNumber}`;
      if (changed.count > 0) statuses.set(serialNumber, 'revoked');
      return changed.count > 0;
    },
    list: (nuis) => sql<IssuedCertificate[]>`
      select serial_number as "serialNumber", nuis, subject, not_before as "notBefore", not_after as "notAfter",
        issued_at as "issuedAt", revoked_at as "revokedAt"
      from tax_authority.certificates
      where ${nuis ?? null}::text is null or nuis = ${nuis ?? null}
      order by issued_at desc, serial_number limit 1000`,
    issuedTo: (nuis) => certificates.get(nuis) ?? [],
    status: (serialNumber) => statuses.get(serialNumber) ?? 'unknown',
  };
}
