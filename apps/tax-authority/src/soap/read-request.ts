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

/** A request that passed the structure check. */
export interface ReadRequest {
  readonly operation: Operation;
  readonly value: Headed;
  /** DER, base64; null if it cannot be found, which the signature check then reports. */
  readonly certificate: string | null;
  readonly verify: () => Verified;
}

/**
 * Reads almost all requests with the fast one-pass reader; falls back to the full parser, which also reports faults.
 * Both return the same result for a valid request.
 */
export function readRequest(incoming: MessageText, service: SoapService, seen: Seen): ReadRequest {
  const message = canonicalMessageIn(service.definition, incoming.text, incoming.bytes);
  const operation = message && service.operations.find(({ request }) => request === message.name);
  if (!message || !operation) return readLongWay(incoming, service, seen);
  // Safe: the reader checked the message against the definition of this request, and every request has a header.
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

const reportedMax = 5;

function faultsInWords(faults: readonly FaultyField[]): string {
  const reported = faults.slice(0, reportedMax).map(({ path, problem }) => `${path} ${problem}`);
  return (
    reported.join(', ') + (faults.length > reportedMax ? ` and ${faults.length - reportedMax} more` : '')
  );
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
