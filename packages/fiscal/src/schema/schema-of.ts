import type { Service } from '../message/service.ts';
import { signatureNamespace } from '../signature/algorithms.ts';
import type { Attribute, Child, Structure, TextType } from '../structure/structure.ts';
import { escapedValue } from '../xml/escape-text.ts';
import { signatureSchemaFile } from './signature-schema.ts';
import { isBuiltIn, schemaTypesOf } from './schema-types.ts';

type AnyText = TextType<string | boolean>;

export const schemaNamespace = 'http://www.w3.org/2001/XMLSchema';

/** The file name under which the authority publishes the schema, in the folder of the WSDL. */
export const schemaFileOf = ({ name }: Pick<Service, 'name'>): string =>
  `alimc-${name.replace(/Service$/, '').toLowerCase()}-service.xsd`;

const signature = '\n<xs:element ref="ds:Signature"/>';

/** The XML Schema of a service, generated from the same tables that read and write the messages. */
export function schemaOf(service: Service): string {
  const { structures, texts } = schemaTypesOf(service);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xs:schema xmlns:xs="${schemaNamespace}" xmlns:al="${service.namespace}" xmlns:ds="${signatureNamespace}"` +
      ` targetNamespace="${service.namespace}" elementFormDefault="qualified">`,
    `<xs:import namespace="${signatureNamespace}" schemaLocation="${signatureSchemaFile}"/>`,
    ...Object.entries(service.messages).map(
      ([name, message]) =>
        `<xs:element name="${name}"><xs:complexType>${insideOf(message, signature)}</xs:complexType></xs:element>`,
    ),
    ...structures.map(
      (structure) => `<xs:complexType name="${structure.name}">${insideOf(structure)}</xs:complexType>`,
    ),
    ...texts.map(simpleType),
    '</xs:schema>',
    '',
  ].join('\n');
}

function insideOf({ order, attributes, children, holdsText }: Structure, last = ''): string {
  const elements = Object.entries(children).map(([name, child]) => elementLine(name, child, order));
  const group = elements.join('\n') + last;
  const attributeLines = Object.entries(attributes).map(([name, each]) => `${attributeLine(name, each)}\n`);
  if (holdsText === true)
    return `<xs:simpleContent><xs:extension base="xs:string">\n${attributeLines.join('')}</xs:extension></xs:simpleContent>`;
  return (group === '' ? '\n' : `\n<xs:${order}>\n${group}\n</xs:${order}>\n`) + attributeLines.join('');
}

function elementLine(name: string, { content, min, max }: Child, order: Structure['order']): string {
  const type = content.kind === 'structure' ? `al:${content.name}` : typeName(content);
  // A child of a choice needs no minOccurs="0", because it may be left out by choosing another child.
  const hasDefaultMin = min === 1 || order === 'choice';
  const occurs = `${hasDefaultMin ? '' : ` minOccurs="${min}"`}${max === 1 ? '' : ` maxOccurs="${max}"`}`;
  const tag = `<xs:element name="${name}" type="${type}"${occurs}`;
  const unique = content.kind === 'structure' ? uniqueLines(content) : '';
  return unique === '' ? `${tag}/>` : `${tag}>${unique}\n</xs:element>`;
}

/**
 * The `xs:unique` constraints of an element. XML Schema declares them on the parent of the items that must
 * differ.
 */
function uniqueLines({ children }: Structure): string {
  return Object.entries(children)
    .filter(([, { distinctBy }]) => distinctBy !== undefined)
    .map(
      ([name, { content, distinctBy }]) =>
        `\n<xs:unique name="Unique${content.name}"><xs:selector xpath="al:${name}"/>` +
        `<xs:field xpath="@${distinctBy}"/></xs:unique>`,
    )
    .join('');
}

function attributeLine(name: string, { type, isRequired, fixed }: Attribute): string {
  const use = isRequired ? ' use="required"' : '';
  const always = fixed === undefined ? '' : ` fixed="${escapedValue(fixed)}"`;
  return `<xs:attribute name="${name}" type="${typeName(type)}"${use}${always}/>`;
}

const typeName = (type: AnyText): string => `${isBuiltIn(type) ? 'xs' : 'al'}:${type.name}`;

const facet = (kind: string, value: string | number): string =>
  `<xs:${kind} value="${escapedValue(String(value))}"/>`;

function simpleType({ name, base, pattern, length, values = [], isPositive }: AnyText): string {
  const facets = values.map((value) => facet('enumeration', value));
  if (pattern !== undefined) facets.push(facet('pattern', pattern));
  if (length !== undefined) facets.push(facet('minLength', length[0]), facet('maxLength', length[1]));
  if (isPositive === true) facets.push(facet('minExclusive', 0));
  return (
    `<xs:simpleType name="${name}">\n<xs:restriction base="xs:${base}">\n` +
    `${facets.join('\n')}\n</xs:restriction>\n</xs:simpleType>`
  );
}
