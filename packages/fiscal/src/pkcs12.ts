/** Entry point for p12 files. It is separate, because node-forge is larger than the rest of the package. */
export { pemIdentityOf, pkcs12ToPem, type PemIdentity } from './certificate/pkcs12-to-pem.ts';
export { pkcs12BytesMax, readPkcs12, type Identity } from './certificate/read-pkcs12.ts';
export { writePkcs12 } from './certificate/write-pkcs12.ts';
