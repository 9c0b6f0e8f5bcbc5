import type { contract, OutputOf } from '@tezga/contract';
import { checkCertificate, type CertificateCheck, type CertificateOutcome } from '@tezga/fiscal';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { CertificateRow } from './store.ts';

type Certificate = NonNullable<OutputOf<typeof contract.certificates.current>['certificate']>;

export interface CheckedAgainst {
  readonly config: Config;
  readonly clock: Clock;
  /** The NIPT of the business. */
  readonly nipt: string;
}

type CheckedRow = Pick<CertificateRow, 'not_before' | 'not_after' | 'environment' | 'nuis'>;

/** How a certificate stands now, for this business and in this environment. */
export function standingOf(row: CheckedRow, { config, clock, nipt }: CheckedAgainst): CertificateCheck {
  const { not_before: notBefore, not_after: notAfter, environment, nuis } = row;
  const use = { now: clock.now(), environment: config.TAX_AUTHORITY_ENVIRONMENT, nuis: nipt };
  return checkCertificate({ notBefore, notAfter, environment, nuis }, use);
}

/** The tax authority takes it today. */
export const canSign = (outcome: CertificateOutcome): outcome is 'good' | 'expires-soon' =>
  outcome === 'good' || outcome === 'expires-soon';

export function certificateReply(row: CertificateRow, against: CheckedAgainst): Certificate {
  const { outcome, daysLeft } = standingOf(row, against);
  return {
    subject: row.subject,
    issuer: row.issuer,
    holderName: row.holder_name,
    organization: row.organization,
    nipt: row.nuis,
    serialNumber: row.serial_number,
    notBefore: row.not_before.toISOString(),
    notAfter: row.not_after.toISOString(),
    environment: row.environment,
    fingerprint: row.fingerprint,
    name: row.file_name,
    uploadedAt: row.uploaded_at.toISOString(),
    uploadedBy: row.user_name,
    outcome,
    daysLeft,
  };
}
