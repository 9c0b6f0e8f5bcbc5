import {
  faultIn,
  messageIn,
  readFault,
  readMessage,
  verifySignature,
  XmlFault,
  type Failure,
  type FaultyField,
  type XmlElement,
} from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import { services, type OperationOf, type ResponseOf, type ServiceName } from './services.ts';
import type { TrustSigner } from './trusted-signers.ts';

export interface Expected<Of extends ServiceName, Operation extends OperationOf<Of>> {
  readonly service: Of;
  readonly operation: Operation;
  /** Of the request: an answer to another one proves nothing. */
  readonly requestUUID: string;
}

export type Reply<Value> =
  /** `passedOver` is for the log too: what in a list could not be read, where the rest could. */
  | { readonly kind: 'answer'; readonly value: Value; readonly passedOver: readonly FaultyField[] }
  /** `why` is for the log: to people a reply that cannot be believed is one that cannot be read. */
  | { readonly kind: 'failure'; readonly failure: Failure; readonly why: string };

/** What came back: an answer, signed by the authority and meant for this request, or what there is instead. */
export async function readReply<Of extends ServiceName, Operation extends OperationOf<Of>>(
  text: string,
  expected: Expected<Of, Operation>,
  isTrusted: TrustSigner,
): Promise<Reply<ResponseOf<Of, Operation>>> {
  const message = messageOrNull(text);
  if (message === null) return failed(readFault(text), 'no message');
  const fault = faultIn(message);
  if (fault !== null) return failed(fault, `fault ${fault.code ?? ''}`);
  const { certificate, fault: signatureFault } = verifySignature(message, '#Response', nodeCrypto);
  if (certificate === null) return unbelievable(`signature ${signatureFault}`);
  if (!(await isTrusted(certificate))) return unbelievable('signed by somebody else');
  const {
    value,
    faults,
    passedOver = [],
  } = readMessage(services[expected.service].service, `${expected.operation}Response` as never, message);
  if (value === null) return unbelievable(`${faults[0]?.path} ${faults[0]?.problem}`);
  const answer = value as ResponseOf<Of, Operation> & { readonly Header: { readonly RequestUUID: string } };
  if (answer.Header.RequestUUID.toLowerCase() !== expected.requestUUID.toLowerCase())
    return unbelievable('an answer to another request');
  return { kind: 'answer', value: answer, passedOver };
}

const failed = (failure: Failure, why: string) => ({ kind: 'failure', failure, why }) as const;

const unbelievable = (why: string) => failed({ kind: 'unreadable', why: 'not-a-fault' }, why);

function messageOrNull(text: string): XmlElement | null {
  try {
    return messageIn(text.trimStart());
  } catch (error) {
    if (error instanceof XmlFault) return null;
    throw error;
  }
}
