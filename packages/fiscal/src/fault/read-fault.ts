import { messageIn, soapNamespace } from '../message/envelope.ts';
import { elementsOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import { XmlFault } from '../xml/xml-fault.ts';

/** What the authority said instead of an answer. Nobody signed it, so it proves nothing. */
export interface Fault {
  readonly kind: 'fault';
  /** Whom the authority blames: the sender or itself; null where it names neither. */
  readonly origin: 'client' | 'server' | null;
  readonly text: string;
  /** As it was written; one service calls it a string, so it need not be a number. */
  readonly code: string | null;
  readonly requestUUID: string | null;
  readonly responseUUID: string | null;
}

/** A reply that is no fault at all: the page of a proxy, half a document, nothing. */
export interface UnreadableReply {
  readonly kind: 'unreadable';
  readonly why: 'empty' | 'too-large' | 'not-xml' | 'not-a-fault';
}

// Real ones have less than 1,000 characters; what is larger comes from somebody else and is not worth reading.
const faultCharactersMax = 100_000;

/** Reads whatever came in place of an answer. It takes what it finds and never throws. */
export function readFault(reply: string): Fault | UnreadableReply {
  if (reply.length > faultCharactersMax) return unreadable('too-large');
  if (reply.trim() === '') return unreadable('empty');
  const message = messageOrNull(reply);
  if (message === 'not-xml') return unreadable('not-xml');
  return (message === null ? null : faultIn(message)) ?? unreadable('not-a-fault');
}

/** The fault that this element of a body is; null where it is something else. */
export function faultIn(message: XmlElement): Fault | null {
  if (message.name !== 'Fault' || message.namespace !== soapNamespace) return null;
  const detail = named(message, 'detail');
  const said = (name: string) => textIn(detail === undefined ? undefined : within(detail, name));
  return {
    kind: 'fault',
    origin: originOf(textIn(named(message, 'faultcode')) ?? ''),
    text: textIn(named(message, 'faultstring')) ?? '',
    code: said('code'),
    requestUUID: said('requestUUID'),
    responseUUID: said('responseUUID'),
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

/** The sample writes the class in capitals, the text of the specification does not. */
function originOf(faultCode: string): Fault['origin'] {
  const name = faultCode.slice(faultCode.lastIndexOf(':') + 1).toLowerCase();
  return name === 'client' || name === 'server' ? name : null;
}

/** By its name alone: some senders qualify what belongs to no namespace. */
function named(element: XmlElement, name: string): XmlElement | undefined {
  return elementsOf(element).find((child) => child.name === name);
}

/** At any depth: some senders wrap the detail once more. */
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
