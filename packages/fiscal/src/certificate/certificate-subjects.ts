import type { CertificateEnvironment } from './certificate-facts.ts';
import type { CertificateRequest } from './issue-certificate.ts';

type Subject = CertificateRequest['subject'];

/** Maximum length of a common name or organization (X.520). */
const nameLengthMax = 64;

/** The certificate authorities from the root down; each one issues the next. */
export const authorityNames = [
  'NAIS Root Certification Authority',
  'NAIS Certification Authority',
  'NAIS Class 3 Certification Authority',
] as const;

export function authoritySubject(name: (typeof authorityNames)[number]): Subject {
  return ofAuthority(name);
}

/** Subject of the certificate that signs the tax authority's replies. Clients check for exactly this name. */
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
  /** The number that the issuer gives to the certificate holder, such as L43. */
  readonly holderNumber: string;
  readonly environment: CertificateEnvironment;
}

/** The same form as real certificates: the NUIS is the surname, and the title "Test" marks a test certificate. */
export function taxpayerSubject({ nuis, company, town, holderNumber, environment }: TaxpayerHolder): Subject {
  const suffix = ' Fiskalizimi1';
  return [
    { part: 'locality', value: town },
    { part: 'organization', value: company.slice(0, nameLengthMax) },
    { part: 'organizationalUnit', value: 'IT' },
    ...(environment === 'test' ? [{ part: 'title', value: 'Test' } as const] : []),
    { part: 'commonName', value: company.slice(0, nameLengthMax - suffix.length) + suffix },
    { part: 'serialNumber', value: holderNumber },
    { part: 'surname', value: nuis },
  ];
}
