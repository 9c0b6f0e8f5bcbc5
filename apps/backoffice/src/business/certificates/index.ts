export { CertificateSection } from './CertificateSection.tsx';
export { CertificateWarning } from './CertificateWarning.tsx';
