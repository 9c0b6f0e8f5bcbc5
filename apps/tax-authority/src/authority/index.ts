export { openAuthority, sharedKeys, type Authority, type IssuedFile, type NewKeys } from './authority.ts';
export type { IssuedCertificate } from './certificate-book.ts';
export { standingOf, type CertificateFault, type KnownCertificate } from './standing.ts';
