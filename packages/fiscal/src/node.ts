/** Entry point for Node: signing, verifying and issuing certificates. */
export {
  issueAuthorities,
  issueReplySigner,
  issueTaxpayer,
  newKeyPair,
  pkcs12Of,
  type KeyPair,
} from './certificate/node-authority.ts';
export type { TaxpayerHolder } from './certificate/certificate-subjects.ts';
export { nodeCrypto, nodeSigner } from './signature/node-crypto.ts';
