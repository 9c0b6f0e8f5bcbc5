import { signatureNamespace } from '../signature/algorithms.ts';

/** The file name under which the schemas of both services import the signature schema. */
export const signatureSchemaFile = 'xmldsig-core-schema.xsd';

const idAttribute = '<xs:attribute name="Id" type="xs:ID"/>';
const algorithmAttribute = '<xs:attribute name="Algorithm" type="xs:anyURI" use="required"/>';

const sequence = (name: string, elements: readonly string[], attributes = ''): string =>
  `<xs:element name="${name}"><xs:complexType><xs:sequence>${elements.join('')}</xs:sequence>` +
  `${attributes}</xs:complexType></xs:element>`;
const part = (name: string, max = ''): string =>
  `<xs:element ref="ds:${name}"${max === '' ? '' : ` maxOccurs="${max}"`}/>`;
const algorithm = (name: string): string =>
  `<xs:element name="${name}"><xs:complexType>${algorithmAttribute}</xs:complexType></xs:element>`;
const bytes = (name: string): string => `<xs:element name="${name}" type="xs:base64Binary"/>`;

/** A subset of the XML-DSig schema: only the elements that messages use. */
export const signatureSchema = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:ds="${signatureNamespace}"` +
    ` targetNamespace="${signatureNamespace}" elementFormDefault="qualified">`,
  sequence('Signature', [part('SignedInfo'), part('SignatureValue'), part('KeyInfo')], idAttribute),
  sequence(
    'SignedInfo',
    [part('CanonicalizationMethod'), part('SignatureMethod'), part('Reference')],
    idAttribute,
  ),
  sequence(
    'Reference',
    [part('Transforms'), part('DigestMethod'), part('DigestValue')],
    `${idAttribute}<xs:attribute name="URI" type="xs:anyURI" use="required"/>`,
  ),
  sequence('Transforms', [part('Transform', 'unbounded')]),
  ...['CanonicalizationMethod', 'SignatureMethod', 'Transform', 'DigestMethod'].map(algorithm),
  sequence('KeyInfo', [part('X509Data')], idAttribute),
  sequence('X509Data', [part('X509Certificate')]),
  ...['DigestValue', 'SignatureValue', 'X509Certificate'].map(bytes),
  '</xs:schema>',
  '',
].join('\n');
