export { openAuthority, type Authority, type IssuedFile } from './authority.ts';
export type { IssuedCertificate } from './certificate-book.ts';
export { standingOf, type CertificateFault, type KnownCertificate } from './standing.ts';
