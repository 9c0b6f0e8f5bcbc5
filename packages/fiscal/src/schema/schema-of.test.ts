import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { einvoicing } from '../einvoice/messages.ts';
import { fiscalization } from '../fiscalization/messages.ts';
import { services } from '../test-support/any-message.ts';
import { hasOfficialSchemas, officialSchemas, ownJudge } from '../test-support/schema-judge.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { attributeOf, elementsOf, type XmlElement } from '../xml/xml-element.ts';
import { schemaFileOf, schemaOf } from './schema-of.ts';

/** What a schema says, in whatever order and with whatever prefixes and explanations it says it. */
function meaningOf(schema: string): Map<string, unknown> {
  const parts = elementsOf(parseXml(schema)).filter(({ name }) => name !== 'import');
  return new Map(parts.map((part) => [`${part.name} ${attributeOf(part, 'name')}`, saidBy(part)]));
}

function saidBy(element: XmlElement): unknown {
  const occurs = { minOccurs: '1', maxOccurs: '1' };
  const said = element.attributes
    .filter(({ name, value }) => !(name === 'name' && element.name === 'unique') && value !== 'optional')
    .map(({ name, value }) => [name, name === 'type' || name === 'base' ? local(value) : value]);
  const inside = elementsOf(element)
    .filter(({ name }) => name !== 'annotation')
    .map(saidBy);
  const isOrdered = element.name === 'sequence';
  return {
    is: element.name,
    ...(['element', 'all', 'sequence', 'choice'].includes(element.name) ? occurs : {}),
    ...Object.fromEntries(said),
    ...(element.name === 'selector' ? { xpath: attributeOf(element, 'xpath')?.replace('.//', '') } : {}),
    inside: isOrdered ? inside : inside.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)),
  };
}

const key = (part: unknown) => JSON.stringify(part);
/** The prefix is a matter of taste, but what is of the service is told from what every schema knows. */
const local = (type: string) => (type.startsWith('al:') ? type : type.slice(type.indexOf(':') + 1));

/** Types of which the living service says more, or less, than the printed schema. */
const livesOn = /^(simpleType (EinvoiceStatusType|DocumentType|DecimalSType)|complexType EinvoiceType)$/;

/** Types of the official schemas that no message is made of. */
const unused = /WTNBuyerType|WTNGroupOfGoodsSType|CarrierIdSType|UblEnvelopeType|CiiEnvelopeType/;

describe.each(services)('the schema of $name', (service) => {
  test.skipIf(!hasOfficialSchemas)('says of every type what the official one says', () => {
    const official = meaningOf(readFileSync(officialSchemas + schemaFileOf(service), 'utf8'));
    const own = meaningOf(schemaOf(service));
    const names = [...official.keys()].filter((name) => !unused.test(name));
    expect([...own.keys()].toSorted()).toEqual(names.toSorted());
    for (const name of names) {
      if (service === einvoicing && livesOn.test(name)) continue;
      expect([name, own.get(name)]).toEqual([name, official.get(name)]);
    }
  });

  test('can be compiled', () => {
    expect(ownJudge(service)('<Foo/>')).toContain('No matching global declaration');
  });
});

test('its file has the name under which clients ask for it', () => {
  expect(services.map(schemaFileOf)).toEqual([
    'alimc-fiscalization-service.xsd',
    'alimc-einvoice-service.xsd',
  ]);
  expect(schemaOf(fiscalization)).toContain('schemaLocation="xmldsig-core-schema.xsd"');
});
