import { randomUUID } from 'node:crypto';
import { tiranaIsoMoment } from '@tezga/domain';
import { enveloped, faultOf, faultStatus, signedMessage, writeFault } from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import type { Authority } from '../authority/index.ts';
import type { CheckedMessage } from './check-message.ts';
import type { Refused } from './refused.ts';
import type { SoapService } from './soap-service.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Null: accepted. */
  readonly code: string | null;
}

/**
 * The signed reply. The real platform uses a namespace prefix; ours uses the default namespace, which is equivalent
 * and allowed by the schema.
 */
export function acceptance(
  { definition }: SoapService,
  { operation, requestUuid }: CheckedMessage,
  result: Readonly<Record<string, unknown>>,
  authority: Pick<Authority, 'replySigner'>,
  now: Date,
): Answer {
  const Header = { UUID: randomUUID(), RequestUUID: requestUuid, SendDateTime: tiranaIsoMoment(now) };
  const using = { ...nodeCrypto, ...authority.replySigner };
  const message = signedMessage(definition, operation.response, { Header, ...result } as never, using);
  return { status: 200, text: enveloped(message), code: null };
}

/** An unsigned fault with the official text of the code, followed by the detail. */
export function refusal(
  service: SoapService,
  { code, message }: Refused,
  requestUUID: string | null,
): Answer {
  const fault = faultOf(service.name, code, { requestUUID, responseUUID: randomUUID() });
  const text = message === '' || fault.text === '' ? fault.text + message : `${fault.text} ${message}`;
  return { status: faultStatus, text: writeFault({ ...fault, text }), code };
}
