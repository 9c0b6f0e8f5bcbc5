import { randomUUID } from 'node:crypto';
import { tiranaIsoMoment } from '@tezga/domain';
import {
  enveloped,
  faultOf,
  faultStatus,
  signatureNamespace,
  signedMessage,
  writeFault,
  type Hashing,
} from '@tezga/fiscal';
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

/** The envelope with the prefix `env:`, which the real platform uses in replies. */
const [envelopeBegin = '', envelopeEnd = ''] = enveloped('|').replaceAll('SOAP-ENV', 'env').split('|');

/**
 * The signed reply with the prefixes of the real platform: `ns2:` for its own elements, the default namespace for the
 * signature, and an unused declaration of `ns3:`, which exclusive canonicalization leaves out. The digest is computed
 * over the prefixed text.
 */
export function acceptance(
  { definition }: SoapService,
  { operation, requestUuid }: CheckedMessage,
  result: Readonly<Record<string, unknown>>,
  authority: Pick<Authority, 'replySigner'>,
  now: Date,
): Answer {
  const Header = { UUID: randomUUID(), RequestUUID: requestUuid, SendDateTime: tiranaIsoMoment(now) };
  const sha256: Hashing['sha256'] = (content) =>
    nodeCrypto.sha256(typeof content === 'string' ? prefixed(content) : content);
  const using = { ...nodeCrypto, ...authority.replySigner, sha256 };
  const message = signedMessage(definition, operation.response, { Header, ...result } as never, using);
  const [signature = ''] = /<Signature .*<\/Signature>/s.exec(message) ?? [];
  const [before = '', after = ''] = message.split(signature);
  const reply =
    prefixed(before).replace('>', ` xmlns:ns3="${signatureNamespace}">`) + signature + prefixed(after);
  return { status: 200, text: envelopeBegin + reply + envelopeEnd, code: null };
}

/** Puts `ns2:` before each element name. In canonical XML every `<` begins a tag. */
const prefixed = (canonical: string): string =>
  canonical.replace(' xmlns="', ' xmlns:ns2="').replaceAll(/<\/?/g, '$&ns2:');

/** An unsigned fault with the official text of the code, followed by the detail. */
export function refusal(
  service: SoapService,
  { code, message }: Refused,
  requestUUID: string | null,
): Answer {
  const fault = faultOf(service.name, code, { requestUUID, responseUUID: randomUUID() });
  const text = message === '' || fault.text === '' ? fault.text + message : `${fault.text} ${message}`;
  const written = writeFault({ ...fault, text }).replaceAll(/(<\/?|xmlns:|<faultcode>)SOAP-ENV/g, '$1env');
  return { status: faultStatus, text: written, code };
}
