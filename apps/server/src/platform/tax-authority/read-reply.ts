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
  /** The UUID of the request; a reply that belongs to another request is rejected. */
  readonly requestUUID: string;
}

export type Reply<Value> =
  /** `passedOver` lists, for the log, the entries of a list that could not be parsed and were skipped. */
  | { readonly kind: 'answer'; readonly value: Value; readonly passedOver: readonly FaultyField[] }
  /** `why` is for the log only; users get one error message for an unreadable and for an untrusted reply. */
  | { readonly kind: 'failure'; readonly failure: Failure; readonly why: string };

/**
 * Parses a reply and verifies that the tax authority signed it and that it belongs to this request; otherwise
 * returns a failure.
 */
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
  if (certificate === null) return untrusted(`signature ${signatureFault}`);
  if (!(await isTrusted(certificate))) return untrusted('not signed by the tax authority');
  const {
    value,
    faults,
    passedOver = [],
  } = readMessage(services[expected.service].service, `${expected.operation}Response` as never, message);
  if (value === null) return untrusted(`${faults[0]?.path} ${faults[0]?.problem}`);
  const answer = value as ResponseOf<Of, Operation> & { readonly Header: { readonly RequestUUID: string } };
  if (answer.Header.RequestUUID.toLowerCase() !== expected.requestUUID.toLowerCase())
    return untrusted('reply to another request');
  return { kind: 'answer', value: answer, passedOver };
}

const failed = (failure: Failure, why: string) => ({ kind: 'failure', failure, why }) as const;

const untrusted = (why: string) => failed({ kind: 'unreadable', why: 'not-a-fault' }, why);

function messageOrNull(text: string): XmlElement | null {
  try {
    return messageIn(text.trimStart());
  } catch (error) {
    if (error instanceof XmlFault) return null;
    throw error;
  }
}
