import { escapedText, escapedValue } from './escape-text.ts';
import type { XmlAttribute, XmlElement } from './xml-element.ts';

/** The namespaces that an element around this one has already written, by prefix. */
type Written = ReadonlyMap<string, string>;
const nothing: Written = new Map([['', '']]);

/**
 * An element as exclusive canonical XML (http://www.w3.org/2001/10/xml-exc-c14n#) writes it: namespaces where they are
 * first used, attributes in order, nothing left to taste. One element in it can be passed over, with all that is in it.
 */
export function canonicalXml(element: XmlElement, leftOut: XmlElement | null = null): string {
  const parts: string[] = [];
  write(element, nothing, leftOut, parts);
  return parts.join('');
}

function write(element: XmlElement, written: Written, leftOut: XmlElement | null, parts: string[]): void {
  const tag = element.prefix === '' ? element.name : `${element.prefix}:${element.name}`;
  const { declarations, known } = namespacesOf(element, written);
  parts.push('<', tag, declarations);
  for (const { prefix, name, value } of inOrder(element.attributes))
    parts.push(' ', prefix === '' ? name : `${prefix}:${name}`, '="', escapedValue(value), '"');
  parts.push('>');
  for (const child of element.children) {
    if (typeof child === 'string') parts.push(escapedText(child));
    else if (child !== leftOut) write(child, known, leftOut, parts);
  }
  parts.push('</', tag, '>');
}

/** Only those the element itself uses, in the order of their prefixes. */
function namespacesOf(
  { prefix, namespace, attributes }: XmlElement,
  written: Written,
): { declarations: string; known: Written } {
  const isWritten = written.get(prefix) === namespace;
  if (isWritten && attributes.every((attribute) => attribute.prefix === '')) {
    return { declarations: '', known: written };
  }
  const used = new Map([[prefix, namespace]]);
  for (const attribute of attributes)
    if (attribute.prefix !== '' && attribute.prefix !== 'xml')
      used.set(attribute.prefix, attribute.namespace);
  const fresh = [...used].filter(([each, meaning]) => written.get(each) !== meaning).toSorted(byFirst);
  const declarations = fresh
    .map(([each, meaning]) => ` xmlns${each === '' ? '' : `:${each}`}="${escapedValue(meaning)}"`)
    .join('');
  return { declarations, known: new Map([...written, ...fresh]) };
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
