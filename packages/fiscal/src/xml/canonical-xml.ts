import { escapedText, escapedValue } from './escape-text.ts';
import type { XmlAttribute, XmlElement } from './xml-element.ts';

/** The namespaces that ancestors in the output declare, by prefix. */
type Written = ReadonlyMap<string, string>;
const nothing: Written = new Map([['', '']]);

/**
 * Exclusive canonical XML (http://www.w3.org/2001/10/xml-exc-c14n#) of an element; `leftOut` is omitted with
 * its content.
 */
export function canonicalXml(element: XmlElement, leftOut: XmlElement | null = null): string {
  const parts: string[] = [];
  write(element, nothing, leftOut, parts);
  return parts.join('');
}

function write(element: XmlElement, written: Written, leftOut: XmlElement | null, parts: string[]): void {
  const tag = element.prefix === '' ? element.name : `${element.prefix}:${element.name}`;
  const { declarations, inScope } = namespacesOf(element, written);
  parts.push('<', tag, declarations);
  for (const { prefix, name, value } of inOrder(element.attributes))
    parts.push(' ', prefix === '' ? name : `${prefix}:${name}`, '="', escapedValue(value), '"');
  parts.push('>');
  for (const child of element.children) {
    if (typeof child === 'string') parts.push(escapedText(child));
    else if (child !== leftOut) write(child, inScope, leftOut, parts);
  }
  parts.push('</', tag, '>');
}

/** The namespaces that this element uses itself, sorted by prefix. */
function namespacesOf(
  { prefix, namespace, attributes }: XmlElement,
  written: Written,
): { declarations: string; inScope: Written } {
  const isWritten = written.get(prefix) === namespace;
  if (isWritten && attributes.every((attribute) => attribute.prefix === '')) {
    return { declarations: '', inScope: written };
  }
  const used = new Map([[prefix, namespace]]);
  for (const attribute of attributes)
    if (attribute.prefix !== '' && attribute.prefix !== 'xml')
      used.set(attribute.prefix, attribute.namespace);
  const fresh = [...used].filter(([each, meaning]) => written.get(each) !== meaning).toSorted(byFirst);
  const declarations = fresh
    .map(([each, meaning]) => ` xmlns${each === '' ? '' : `:${each}`}="${escapedValue(meaning)}"`)
    .join('');
  return { declarations, inScope: new Map([...written, ...fresh]) };
}

function byFirst([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : 1;
}

function inOrder(attributes: readonly XmlAttribute[]): readonly XmlAttribute[] {
  return attributes.length < 2 ? attributes : attributes.toSorted(byNamespaceAndName);
}

function byNamespaceAndName(one: XmlAttribute, other: XmlAttribute): number {
  if (one.namespace !== other.namespace) return one.namespace < other.namespace ? -1 : 1;
  return one.name < other.name ? -1 : 1;
}
