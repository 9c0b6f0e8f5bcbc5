import type { Structure, ValueOf } from '../structure/structure.ts';
import { algorithms, signatureNamespace } from '../signature/algorithms.ts';
import type { Hashing, Signer } from '../signature/crypto.ts';
import type { Service } from './service.ts';
import { writeInside } from './write-element.ts';

const encoder = new TextEncoder();
const signatureTag = `<Signature xmlns="${signatureNamespace}">`;

/** A message with its signature as the last child, ready to stand in an envelope. */
export function signedMessage<Of extends Service, Name extends keyof Of['messages'] & string>(
  service: Of,
  name: Name,
  value: ValueOf<Of['messages'][Name]>,
  { sha256, base64, sign, certificate }: Pick<Hashing, 'sha256' | 'base64'> & Signer,
): string {
  const message = service.messages[name] as Structure;
  const parts = ['<', name, ' xmlns="', service.namespace, '"'];
  writeInside(name, message, value as Readonly<Record<string, unknown>>, parts);
  const unsigned = parts.join('');
  const reference = name.endsWith('Request') ? '#Request' : '#Response';
  const digest = base64(sha256(encoder.encode(unsigned)));
  const inside = signedInfoInside(reference, digest);
  // Cut out of the message, the element declares the namespace that stands on the signature otherwise.
  const signed = `<SignedInfo xmlns="${signatureNamespace}">${inside}</SignedInfo>`;
  const signature = base64(sign(encoder.encode(signed)));
  const end = `</${name}>`;
  return (
    unsigned.slice(0, -end.length) +
    `${signatureTag}<SignedInfo>${inside}</SignedInfo><SignatureValue>${signature}</SignatureValue>` +
    `<KeyInfo><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo></Signature>${end}`
  );
}

function signedInfoInside(reference: string, digest: string): string {
  return (
    `<CanonicalizationMethod Algorithm="${algorithms.canonicalization}"></CanonicalizationMethod>` +
    `<SignatureMethod Algorithm="${algorithms.signature}"></SignatureMethod>` +
    `<Reference URI="${reference}"><Transforms>` +
    `<Transform Algorithm="${algorithms.enveloped}"></Transform>` +
    `<Transform Algorithm="${algorithms.canonicalization}"></Transform></Transforms>` +
    `<DigestMethod Algorithm="${algorithms.digest}"></DigestMethod>` +
    `<DigestValue>${digest}</DigestValue></Reference>`
  );
}
