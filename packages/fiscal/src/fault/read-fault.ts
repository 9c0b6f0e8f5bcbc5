import { messageIn, soapNamespace } from '../message/envelope.ts';
import { elementsOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import { XmlFault } from '../xml/xml-fault.ts';

/** A SOAP fault. It is not signed, so it does not prove that the authority sent it. */
export interface Fault {
  readonly kind: 'fault';
  /** The side that the fault code names as the cause; null if it names neither client nor server. */
  readonly origin: 'client' | 'server' | null;
  readonly text: string;
  /** The code as received, which may not be a number, because one service defines it as a string. */
  readonly code: string | null;
  readonly requestUUID: string | null;
  readonly responseUUID: string | null;
}

/** A reply that is not a fault: a proxy's error page, a truncated document, an empty body. */
export interface UnreadableReply {
  readonly kind: 'unreadable';
  readonly why: 'empty' | 'too-large' | 'not-xml' | 'not-a-fault';
}

// The maximum length of a fault; real faults have less than 1,000 characters.
const faultCharactersMax = 100_000;

/** Parses a reply as a SOAP fault. It is lenient: missing parts become null, and it never throws. */
export function readFault(reply: string): Fault | UnreadableReply {
  if (reply.length > faultCharactersMax) return unreadable('too-large');
  if (reply.trim() === '') return unreadable('empty');
  const message = messageOrNull(reply);
  if (message === 'not-xml') return unreadable('not-xml');
  return (message === null ? null : faultIn(message)) ?? unreadable('not-a-fault');
}

/** Reads this body element as a fault; null if it is another element. */
export function faultIn(message: XmlElement): Fault | null {
  if (message.name !== 'Fault' || message.namespace !== soapNamespace) return null;
  const detail = named(message, 'detail');
  const detailText = (name: string) => textIn(detail === undefined ? undefined : within(detail, name));
  return {
    kind: 'fault',
    origin: originOf(textIn(named(message, 'faultcode')) ?? ''),
    text: textIn(named(message, 'faultstring')) ?? '',
    code: detailText('code'),
    requestUUID: detailText('requestUUID'),
    responseUUID: detailText('responseUUID'),
  };
}

const unreadable = (why: UnreadableReply['why']): UnreadableReply => ({ kind: 'unreadable', why });

function messageOrNull(reply: string): XmlElement | null | 'not-xml' {
  try {
    return messageIn(reply.trimStart());
  } catch (error) {
    if (error instanceof XmlFault) return 'not-xml';
    throw error;
  }
}

/**
 * Reads the origin from the fault code, which is in capitals in the official sample but not in the
 * specification text.
 */
function originOf(faultCode: string): Fault['origin'] {
  const name = faultCode.slice(faultCode.lastIndexOf(':') + 1).toLowerCase();
  return name === 'client' || name === 'server' ? name : null;
}

/**
 * The child with this name in any namespace, because some senders add a namespace to unqualified elements.
 */
function named(element: XmlElement, name: string): XmlElement | undefined {
  return elementsOf(element).find((child) => child.name === name);
}

/** The descendant with this name at any depth, because some senders wrap the detail in another element. */
function within(element: XmlElement, name: string): XmlElement | undefined {
  const found = named(element, name);
  if (found !== undefined) return found;
  for (const child of elementsOf(element)) {
    const deeper = within(child, name);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

function textIn(element: XmlElement | undefined): string | null {
  const text = element === undefined ? '' : textOf(element).trim();
  return text === '' ? null : text;
}
