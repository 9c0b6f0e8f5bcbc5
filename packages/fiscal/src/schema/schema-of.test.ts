import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { einvoicing } from '../einvoice/messages.ts';
import { fiscalization } from '../fiscalization/messages.ts';
import { services } from '../test-support/any-message.ts';
import { hasOfficialSchemas, officialSchemas, ownValidator } from '../test-support/schema-validator.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { attributeOf, elementsOf, type XmlElement } from '../xml/xml-element.ts';
import { schemaFileOf, schemaOf } from './schema-of.ts';

/** The content of a schema by type, in a form that does not depend on order, prefixes and annotations. */
function meaningOf(schema: string): Map<string, unknown> {
  const parts = elementsOf(parseXml(schema)).filter(({ name }) => name !== 'import');
  return new Map(parts.map((part) => [`${part.name} ${attributeOf(part, 'name')}`, contentOf(part)]));
}

function contentOf(element: XmlElement): unknown {
  const occurs = { minOccurs: '1', maxOccurs: '1' };
  const attributes = element.attributes
    .filter(({ name, value }) => !(name === 'name' && element.name === 'unique') && value !== 'optional')
    .map(({ name, value }) => [name, name === 'type' || name === 'base' ? local(value) : value]);
  const inside = elementsOf(element)
    .filter(({ name }) => name !== 'annotation')
    .map(contentOf);
  const isOrdered = element.name === 'sequence';
  return {
    is: element.name,
    ...(['element', 'all', 'sequence', 'choice'].includes(element.name) ? occurs : {}),
    ...Object.fromEntries(attributes),
    ...(element.name === 'selector' ? { xpath: attributeOf(element, 'xpath')?.replace('.//', '') } : {}),
    inside: isOrdered ? inside : inside.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)),
  };
}

const key = (part: unknown) => JSON.stringify(part);
/** Removes the prefix of a type name, except `al:`, which marks the types of the service. */
const local = (type: string) => (type.startsWith('al:') ? type : type.slice(type.indexOf(':') + 1));

/** Types whose published schema differs from the live service. */
const differsFromLive =
  /^(simpleType (EinvoiceStatusType|DocumentType|DecimalSType)|complexType EinvoiceType)$/;

/** Types of the official schemas that no message uses. */
const unused = /WTNBuyerType|WTNGroupOfGoodsSType|CarrierIdSType|UblEnvelopeType|CiiEnvelopeType/;

describe.each(services)('the schema of $name', (service) => {
  test.skipIf(!hasOfficialSchemas)(
    'the generated schema defines every type as the official schema does',
    () => {
      const official = meaningOf(readFileSync(officialSchemas + schemaFileOf(service), 'utf8'));
      const own = meaningOf(schemaOf(service));
      const names = [...official.keys()].filter((name) => !unused.test(name));
      expect([...own.keys()].toSorted()).toEqual(names.toSorted());
      for (const name of names) {
        if (service === einvoicing && differsFromLive.test(name)) continue;
        expect([name, own.get(name)]).toEqual([name, official.get(name)]);
      }
    },
  );

  test('the generated schema compiles', () => {
    expect(ownValidator(service)('<Foo/>')).toContain('No matching global declaration');
  });
});

test('the schema of a service has the file name that clients request', () => {
  expect(services.map(schemaFileOf)).toEqual([
    'alimc-fiscalization-service.xsd',
    'alimc-einvoice-service.xsd',
  ]);
  expect(schemaOf(fiscalization)).toContain('schemaLocation="xmldsig-core-schema.xsd"');
});
