import {
  canonicalMessageIn,
  elementsOf,
  isGoodSignature,
  onlyChild,
  referenceOf,
  signatureNamespace,
  textOf,
  verifySignature,
  type FaultyField,
  type Verified,
  type XmlElement,
} from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import type { MessageText } from './message-text.ts';
import type { Headed, Operation } from './operation.ts';
import { Refused } from './refused.ts';
import { requestIn, type Seen } from './request-in.ts';
import type { SoapService } from './soap-service.ts';

/** A request that has the structure it must have. */
export interface ReadRequest {
  readonly operation: Operation;
  readonly value: Headed;
  /** DER, base64; null where something is wrong around it, which the signature tells. */
  readonly certificate: string | null;
  readonly verify: () => Verified;
}

/**
 * Nearly all requests come in the form that can be read in one pass. Any other is read the long way, which also tells
 * what is wrong with one; both ways say the same of a request that they both read.
 */
export function readRequest(incoming: MessageText, service: SoapService, seen: Seen): ReadRequest {
  const message = canonicalMessageIn(service.definition, incoming.text, incoming.bytes);
  const operation = message && service.operations.find(({ request }) => request === message.name);
  if (!message || !operation) return readLongWay(incoming, service, seen);
  // The table of the request was followed, and every one of ours has a header.
  const value = message.value as unknown as Headed;
  seen.message = message.name;
  seen.uuid = value.Header.UUID;
  const { signature, signed } = message;
  const { certificate } = signature;
  const verify = () =>
    isGoodSignature(signature, signed, referenceOf(message.name), nodeCrypto)
      ? { certificate, fault: null }
      : readLongWay(incoming, service, seen).verify();
  return { operation, value, certificate, verify };
}

function readLongWay({ text }: MessageText, service: SoapService, seen: Seen): ReadRequest {
  const { element, operation } = requestIn(text, service, seen);
  const { value, faults } = operation.read(element);
  if (value === null) throw new Refused(11, faultsInWords(faults));
  const verify = () => verifySignature(element, referenceOf(operation.request), nodeCrypto);
  return { operation, value, certificate: certificateIn(element), verify };
}

const faultsTold = 5;

function faultsInWords(faults: readonly FaultyField[]): string {
  const told = faults.slice(0, faultsTold).map(({ path, problem }) => `${path} ${problem}`);
  return told.join(', ') + (faults.length > faultsTold ? ` and ${faults.length - faultsTold} more` : '');
}

const child = (of: XmlElement | undefined, name: string) =>
  of === undefined ? undefined : onlyChild(of, signatureNamespace, name);

function certificateIn(element: XmlElement): string | null {
  const keyInfo = child(child(element, 'Signature'), 'KeyInfo');
  const data =
    keyInfo !== undefined && elementsOf(keyInfo).length === 1 ? child(keyInfo, 'X509Data') : undefined;
  const certificate = child(data, 'X509Certificate');
  return certificate === undefined ? null : textOf(certificate).replaceAll(/[ \t\r\n]/g, '');
}
