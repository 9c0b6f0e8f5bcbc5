import type { contract, OutputOf } from '@tezga/contract';
import { certificateFault, checkCertificate, type CertificateFault } from '@tezga/fiscal';
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

/** The reason why the certificate cannot sign now; null where it can. */
export const faultOf = (row: CheckedRow, against: CheckedAgainst): CertificateFault | null =>
  certificateFault(factsOf(row), useOf(against));

const factsOf = ({ not_before: notBefore, not_after: notAfter, environment, nuis }: CheckedRow) => ({
  notBefore,
  notAfter,
  environment,
  nuis,
});

const useOf = ({ config, clock, nipt }: CheckedAgainst) => ({
  now: clock.now(),
  environment: config.TAX_AUTHORITY_ENVIRONMENT,
  nuis: nipt,
});

/** The state of the certificate and the days it is still valid. */
export const checkOf = (
  row: CheckedRow,
  against: CheckedAgainst,
): Pick<Certificate, 'outcome' | 'daysLeft'> => checkCertificate(factsOf(row), useOf(against));

export function certificateReply(row: CertificateRow, against: CheckedAgainst): Certificate {
  const { outcome, daysLeft } = checkOf(row, against);
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
