import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fiscalization } from '../fiscalization/messages.ts';
import { services } from '../test-support/any-message.ts';
import { hasOfficialSchemas, officialSchemas } from '../test-support/schema-judge.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { elementsOf, type XmlElement } from '../xml/xml-element.ts';
import { operationsOf, wsdlFileOf, wsdlOf } from './wsdl-of.ts';

/** Every element with what it says, however it is laid out; messages and operations come in any order. */
function linesOf(element: XmlElement, above = ''): string[] {
  if (element.name === 'documentation') return [];
  const attributes = element.attributes
    .map(({ name, value }) => `${name}=${value}`)
    // What is said of a binding anyway need not be said.
    .filter((said) => said !== 'style=document')
    .toSorted();
  const line = `${above}/{${element.namespace}}${element.name}[${attributes.join(' ')}]`;
  return [line, ...elementsOf(element).flatMap((child) => linesOf(child, line))].toSorted();
}

test.skipIf(!hasOfficialSchemas).each(services)('the description of $name is the official one', (service) => {
  const official = readFileSync(officialSchemas + wsdlFileOf(service), 'utf8');
  const address = /location="([^"]+)"/.exec(official)?.[1] ?? '';
  expect(linesOf(parseXml(wsdlOf(service, address)))).toEqual(linesOf(parseXml(official)));
});

test('an operation is called by its small name and its action by its great one', () => {
  expect(operationsOf(fiscalization)[0]).toEqual({
    name: 'registerInvoice',
    request: 'RegisterInvoiceRequest',
    response: 'RegisterInvoiceResponse',
    soapAction: 'https://eFiskalizimi.tatime.gov.al/FiscalizationService/RegisterInvoice',
  });
});

test('an address may hold what markup may not', () => {
  expect(wsdlOf(fiscalization, 'http://localhost/?a&b')).toContain('location="http://localhost/?a&amp;b"');
});
