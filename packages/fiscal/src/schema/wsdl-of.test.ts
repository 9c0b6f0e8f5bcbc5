import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fiscalization } from '../fiscalization/messages.ts';
import { services } from '../test-support/any-message.ts';
import { hasOfficialSchemas, officialSchemas } from '../test-support/schema-validator.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { elementsOf, type XmlElement } from '../xml/xml-element.ts';
import { operationsOf, wsdlFileOf, wsdlOf } from './wsdl-of.ts';

/**
 * One line for each element, in a form that does not depend on formatting and on the order of messages and
 * operations.
 */
function linesOf(element: XmlElement, above = ''): string[] {
  if (element.name === 'documentation') return [];
  const attributes = element.attributes
    .map(({ name, value }) => `${name}=${value}`)
    // style="document" is the default and may be left out.
    .filter((attribute) => attribute !== 'style=document')
    .toSorted();
  const line = `${above}/{${element.namespace}}${element.name}[${attributes.join(' ')}]`;
  return [line, ...elementsOf(element).flatMap((child) => linesOf(child, line))].toSorted();
}

test.skipIf(!hasOfficialSchemas).each(services)('the WSDL of $name equals the official one', (service) => {
  const official = readFileSync(officialSchemas + wsdlFileOf(service), 'utf8');
  const address = /location="([^"]+)"/.exec(official)?.[1] ?? '';
  expect(linesOf(parseXml(wsdlOf(service, address)))).toEqual(linesOf(parseXml(official)));
});

test('an operation name starts with a lower-case letter, and its SOAP action with an upper-case letter', () => {
  expect(operationsOf(fiscalization)[0]).toEqual({
    name: 'registerInvoice',
    request: 'RegisterInvoiceRequest',
    response: 'RegisterInvoiceResponse',
    soapAction: 'https://eFiskalizimi.tatime.gov.al/FiscalizationService/RegisterInvoice',
  });
});

test('special characters in the address of the service are escaped in its WSDL', () => {
  expect(wsdlOf(fiscalization, 'http://localhost/?a&b')).toContain('location="http://localhost/?a&amp;b"');
});
