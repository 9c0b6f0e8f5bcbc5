import { enveloped } from '../message/envelope.ts';
import { escapedText } from '../xml/escape-text.ts';
import type { Fault } from './read-fault.ts';
import { publishedFault, type FaultService } from './fault-table.ts';

/** The HTTP status that SOAP 1.1 requires for a fault. */
export const faultStatus = 500;

/**
 * Writes a fault as the authority sends it: SOAP 1.1, unsigned, fault code in capitals, no namespace below
 * the Fault element.
 */
export function writeFault({ origin, text, code, requestUUID, responseUUID }: Fault): string {
  return enveloped(
    '<SOAP-ENV:Fault>' +
      element('faultcode', `SOAP-ENV:${(origin ?? 'server').toUpperCase()}`) +
      `<faultstring xml:lang="en">${escapedText(printable(text))}</faultstring>` +
      `<detail>${element('code', code)}${element('requestUUID', requestUUID)}` +
      `${element('responseUUID', responseUUID)}</detail></SOAP-ENV:Fault>`,
  );
}

/** The fault for a published code, with its official text and class. */
export function faultOf(
  service: FaultService,
  code: string,
  { requestUUID, responseUUID }: Pick<Fault, 'requestUUID' | 'responseUUID'>,
): Fault {
  const published = publishedFault(service, code);
  const text = published?.rule.officialText ?? published?.rule.meaning ?? '';
  const origin = published?.code === '9xx' ? 'server' : 'client';
  return { kind: 'fault', origin, text, code, requestUUID, responseUUID };
}

function element(name: string, text: string | null): string {
  return text === null ? '' : `<${name}>${escapedText(printable(text))}</${name}>`;
}

/** Replaces characters that XML does not allow, because a fault text can repeat what the client sent. */
function printable(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\u007E]/gu, '?');
}
