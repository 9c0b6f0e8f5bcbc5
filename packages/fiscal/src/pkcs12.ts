/** Reading and writing p12 files, apart from the rest because the library weighs more than all of it. */
export { pemIdentityOf, pkcs12ToPem, type PemIdentity } from './certificate/pkcs12-to-pem.ts';
export { pkcs12BytesMost, readPkcs12, type Identity } from './certificate/read-pkcs12.ts';
export { writePkcs12 } from './certificate/write-pkcs12.ts';
