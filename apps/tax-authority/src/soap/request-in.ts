import { elementsOf, onlyChild, parseXml, soapNamespace, XmlFault, type XmlElement } from '@tezga/fiscal';
import type { Operation } from './operation.ts';
import { Refused } from './refused.ts';
import type { SoapService } from './soap-service.ts';

/** Facts read from a message so far, also if it is refused later. */
export interface Seen {
  message: string | null;
  uuid: string | null;
  nuis: string | null;
}

/** The request in an envelope, and its operation. */
export function requestIn(
  text: string,
  service: SoapService,
  seen: Seen,
): { readonly element: XmlElement; readonly operation: Operation } {
  const body = bodyIn(wellFormed(text));
  const [element, ...more] = body === undefined ? [] : elementsOf(body);
  if (body === undefined) throw new Refused(10, 'the message is not a SOAP 1.1 envelope with one body');
  if (element === undefined) throw new Refused(22, 'the body is empty');
  seen.message = element.name;
  seen.uuid = uuidIn(element, service.definition.namespace);
  if (more.length > 0) throw new Refused(11, 'the body must hold exactly one element');
  const operation = service.operations.find(({ request }) => request === element.name);
  if (operation === undefined || element.namespace !== service.definition.namespace)
    throw new Refused(22, `${element.name} is not a request of this service`);
  return { element, operation };
}

function wellFormed(text: string): XmlElement {
  try {
    return parseXml(text);
  } catch (fault) {
    if (fault instanceof XmlFault) throw new Refused(10, fault.message);
    throw fault;
  }
}

function bodyIn(envelope: XmlElement): XmlElement | undefined {
  if (envelope.name !== 'Envelope' || envelope.namespace !== soapNamespace) return undefined;
  return onlyChild(envelope, soapNamespace, 'Body');
}

/** Read early, so that the fault reply can name the request. */
function uuidIn(request: XmlElement, namespace: string): string | null {
  const uuid = onlyChild(request, namespace, 'Header')?.attributes.find(({ name }) => name === 'UUID')?.value;
  return uuid !== undefined && /^[0-9a-fA-F-]{36}$/.test(uuid) ? uuid : null;
}
