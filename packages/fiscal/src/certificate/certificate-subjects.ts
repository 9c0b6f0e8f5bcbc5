import type { CertificateEnvironment } from './certificate-facts.ts';
import type { CertificateRequest } from './issue-certificate.ts';

type Subject = CertificateRequest['subject'];

/** The most characters that a common name or an organization may have (X.520). */
const nameMost = 64;

/** The three authorities, each under the one before. */
export const authorityNames = [
  'NAIS Root Certification Authority',
  'NAIS Certification Authority',
  'NAIS Class 3 Certification Authority',
] as const;

export function authoritySubject(name: (typeof authorityNames)[number]): Subject {
  return ofAuthority(name);
}

/** Who signs the replies of the tax authority: clients look for exactly this name. */
export function replySubject(): Subject {
  return ofAuthority('GDT eFiskalizimi');
}

function ofAuthority(commonName: string): Subject {
  return [
    { part: 'country', value: 'AL' },
    { part: 'organization', value: 'NAIS' },
    { part: 'commonName', value: commonName },
  ];
}

export interface TaxpayerHolder {
  readonly nuis: string;
  readonly company: string;
  readonly town: string;
  /** The number of the certificate's holder with the issuer, such as L43. */
  readonly holderNumber: string;
  readonly environment: CertificateEnvironment;
}

/** As on real ones: the taxpayer's number is the surname, and the title says that it is for tests. */
export function taxpayerSubject({ nuis, company, town, holderNumber, environment }: TaxpayerHolder): Subject {
  const suffix = ' Fiskalizimi1';
  return [
    { part: 'locality', value: town },
    { part: 'organization', value: company.slice(0, nameMost) },
    { part: 'organizationalUnit', value: 'IT' },
    ...(environment === 'test' ? [{ part: 'title', value: 'Test' } as const] : []),
    { part: 'commonName', value: company.slice(0, nameMost - suffix.length) + suffix },
    { part: 'serialNumber', value: holderNumber },
    { part: 'surname', value: nuis },
  ];
}
