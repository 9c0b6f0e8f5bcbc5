import type { Hashing, Signer } from '../signature/crypto.ts';
import { signatureOver } from '../signature/write-signature.ts';
import type { Structure, ValueOf } from '../structure/structure.ts';
import type { Service } from './service.ts';
import { writeInside } from './write-element.ts';

/** A message with its signature as last child, without an envelope. */
export function signedMessage<Of extends Service, Name extends keyof Of['messages'] & string>(
  service: Of,
  name: Name,
  value: ValueOf<Of['messages'][Name]>,
  using: Pick<Hashing, 'sha256' | 'base64'> & Signer,
): string {
  const message = service.messages[name] as Structure;
  const parts = ['<', name, ' xmlns="', service.namespace, '"'];
  writeInside(name, message, value, parts);
  const unsigned = parts.join('');
  const signature = signatureOver(unsigned, referenceOf(name), using);
  const end = `</${name}>`;
  return unsigned.slice(0, -end.length) + signature + end;
}

/** The reference URI in the signature of a message. */
export const referenceOf = (name: string): string => (name.endsWith('Request') ? '#Request' : '#Response');
