import { Refusal, refuseUnless } from '@tezga/domain';
import { bytesOfPem, certificateFacts, readCertificate } from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import { createKeyFileReader } from './key-file-reader.ts';
import type { NewCertificate } from './store.ts';

/** Only the signature of a key of this length fits into the signature field of an invoice. */
const keyBitsWanted = 2048;

const readKeyFile = createKeyFileReader();

export interface UploadedFile {
  /** The key file as Base64. */
  readonly p12: string;
  readonly password: string;
}

type Facts = Omit<
  NewCertificate,
  'id' | 'file_name' | 'encrypted_key' | 'uploaded_at' | 'user_id' | 'user_name'
>;

/** The certificate and the key of a key file; refused if it cannot sign. */
export async function certificateIn({
  p12,
  password,
}: UploadedFile): Promise<{ facts: Facts; privateKeyPem: string }> {
  const { pem, problem } = await readKeyFile({ bytes: Buffer.from(p12, 'base64'), password });
  if (problem !== null) throw new Refusal(`certificate-file-${problem}`);
  const facts = factsOf(pem.certificatePem);
  refuseUnless(facts.keyBits === keyBitsWanted, 'certificate-file-key-not-rsa');
  return {
    privateKeyPem: pem.privateKeyPem,
    facts: {
      subject: facts.subject,
      issuer: facts.issuer,
      holder_name: facts.name,
      organization: facts.organization,
      nuis: facts.nuis,
      serial_number: facts.serialNumber,
      not_before: facts.notBefore,
      not_after: facts.notAfter,
      environment: facts.environment,
      fingerprint: facts.fingerprint,
      certificate_pem: pem.certificatePem,
      chain_pem: pem.chainPem,
    },
  };
}

function factsOf(certificatePem: string) {
  const [bytes] = bytesOfPem('CERTIFICATE', certificatePem) ?? [];
  const certificate = bytes === undefined ? null : readCertificate(bytes);
  if (certificate === null) throw new Error('the certificate of the key file cannot be parsed');
  return certificateFacts(certificate, nodeCrypto);
}
