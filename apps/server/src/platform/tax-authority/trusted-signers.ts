import { readFile } from 'node:fs/promises';
import { bytesOfPem, certificateFacts, isIssuedBy, readCertificate, type Certificate } from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import type { Clock } from '../clock.ts';

/** The subject of the certificate that signs the replies of the tax authority. */
const signerName = 'GDT eFiskalizimi';

/** Whether a certificate (DER, base64) is the signing certificate of the tax authority. */
export type TrustSigner = (certificate: string) => Promise<boolean>;

/**
 * Trusts the certificates that were issued by a certificate in this file. The file is read at each check, because it
 * can be replaced while the server runs.
 */
export function trustedSigners(path: string | undefined, clock: Clock): TrustSigner {
  let read: { readonly pem: string; readonly issuers: readonly Certificate[] } = { pem: '', issuers: [] };
  const issuers = async () => {
    const pem = path === undefined ? '' : await textIn(path);
    if (pem !== read.pem) read = { pem, issuers: certificatesIn(pem) };
    return read.issuers;
  };
  return async (base64) => {
    const certificate = certificateOf(nodeCrypto.bytesOfBase64(base64));
    if (certificate === null) return false;
    const { name, notBefore, notAfter } = certificateFacts(certificate, nodeCrypto);
    const now = clock.now();
    if (name !== signerName || now < notBefore || now > notAfter) return false;
    return (await issuers()).some((issuer) => isIssuedBy(certificate, issuer, nodeCrypto));
  };
}

const certificateOf = (bytes: Uint8Array | null) => (bytes === null ? null : readCertificate(bytes));

function certificatesIn(pem: string): readonly Certificate[] {
  return (bytesOfPem('CERTIFICATE', pem) ?? [])
    .map(certificateOf)
    .filter((certificate): certificate is Certificate => certificate !== null);
}

async function textIn(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    // Without the file no certificate is trusted.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
