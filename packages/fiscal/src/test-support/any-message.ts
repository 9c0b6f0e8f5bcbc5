import { einvoicing } from '../einvoice/messages.ts';
import { fiscalization } from '../fiscalization/messages.ts';
import type { Service } from '../message/service.ts';
import { signedMessage } from '../message/signed-message.ts';
import type { Signer } from '../signature/crypto.ts';
import { nodeCrypto } from '../signature/node-crypto.ts';
import type { Structure } from '../structure/structure.ts';
import type { AnyValue } from './arbitrary-of.ts';

export const services: readonly Service[] = [fiscalization, einvoicing];

export interface MessageKind {
  readonly service: Service;
  readonly name: string;
  readonly structure: Structure;
}

export const messageKinds: readonly MessageKind[] = services.flatMap((service) =>
  Object.entries(service.messages).map(([name, structure]) => ({ service, name, structure })),
);
export const requestKinds = messageKinds.filter(({ name }) => name.endsWith('Request'));

/**
 * Makes fake signatures of the right form, for tests that do not verify them: a real signature takes a
 * millisecond.
 */
export const idleSigner: Signer = { certificate: 'AAAA', sign: () => new Uint8Array(256) };

/** Writes a message whose kind is known only at run time. */
export function writtenMessage({ service, name }: MessageKind, value: AnyValue, signer: Signer): string {
  return signedMessage(service, name, value as never, { ...nodeCrypto, ...signer });
}
