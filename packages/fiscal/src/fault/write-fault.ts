import { enveloped } from '../message/envelope.ts';
import { escapedText } from '../xml/escape-text.ts';
import type { Fault } from './read-fault.ts';
import { publishedFault, type FaultService } from './fault-table.ts';

/** SOAP 1.1 wants it for every fault. */
export const faultStatus = 500;

/**
 * A refusal as the authority sends it: SOAP 1.1, not signed, the class in capitals and nothing in a namespace below
 * the fault, as its specification shows it.
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

/** The fault of a code with the words and the class it is known by. */
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

/** Messages are limited to these characters, and what a fault says may repeat what a stranger sent. */
function printable(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\u007E]/gu, '?');
}
