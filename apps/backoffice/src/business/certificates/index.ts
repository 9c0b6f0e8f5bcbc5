export { Certificates, CertificateSection } from './CertificateSection.tsx';
export { warningOf } from './certificate-state.ts';
export { CertificateWarning } from './CertificateWarning.tsx';
