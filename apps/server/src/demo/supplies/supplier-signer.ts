import { createPrivateKey } from 'node:crypto';
import { bytesOfPem, type Signer } from '@tezga/fiscal';
import { nodeCrypto, nodeSigner } from '@tezga/fiscal/node';
import { pkcs12ToPem } from '@tezga/fiscal/pkcs12';

/** The signer of a supplier, from the key file that the stand-in issued. */
export function supplierSigner(p12: string, password: string): Signer {
  const { pem } = pkcs12ToPem(Buffer.from(p12, 'base64'), password);
  const [certificate] = bytesOfPem('CERTIFICATE', pem?.certificatePem ?? '') ?? [];
  if (pem === null || certificate === undefined)
    throw new Error('the certificate of a supplier cannot be read');
  return nodeSigner(createPrivateKey(pem.privateKeyPem), nodeCrypto.base64(certificate));
}
