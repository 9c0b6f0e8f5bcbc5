import { parseXml } from '../xml/parse-xml.ts';
import { elementsOf, onlyChild, type XmlElement } from '../xml/xml-element.ts';

export const soapNamespace = 'http://schemas.xmlsoap.org/soap/envelope/';

/** Wraps a message in a SOAP 1.1 envelope with an empty header. */
export function enveloped(message: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    `<SOAP-ENV:Envelope xmlns:SOAP-ENV="${soapNamespace}"><SOAP-ENV:Header></SOAP-ENV:Header>` +
    `<SOAP-ENV:Body>${message}</SOAP-ENV:Body></SOAP-ENV:Envelope>`
  );
}

/**
 * The single element in the SOAP body; null if the text is not a SOAP envelope with exactly one element in
 * its body.
 */
export function messageIn(text: string): XmlElement | null {
  const envelope = parseXml(text);
  if (envelope.name !== 'Envelope' || envelope.namespace !== soapNamespace) return null;
  const body = onlyChild(envelope, soapNamespace, 'Body');
  const inside = body === undefined ? [] : elementsOf(body);
  return inside.length === 1 ? (inside[0] ?? null) : null;
}
