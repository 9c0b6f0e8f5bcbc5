/** An attribute as written; `namespace` is empty if the attribute has no prefix. */
export interface XmlAttribute {
  readonly prefix: string;
  readonly name: string;
  readonly namespace: string;
  readonly value: string;
}

/** Child elements and text in document order. */
export type XmlNode = XmlElement | string;

export interface XmlElement {
  readonly prefix: string;
  readonly name: string;
  readonly namespace: string;
  /** The attributes, without namespace declarations. */
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlNode[];
}

export function attributeOf(element: XmlElement, name: string): string | undefined {
  return element.attributes.find((attribute) => attribute.name === name && attribute.prefix === '')?.value;
}

export function elementsOf(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}

/** The only child with this name; undefined if there is none or more than one. */
export function onlyChild(element: XmlElement, namespace: string, name: string): XmlElement | undefined {
  const found = elementsOf(element).filter((child) => child.name === name && child.namespace === namespace);
  return found.length === 1 ? found[0] : undefined;
}

export function textOf(element: XmlElement): string {
  const [first] = element.children;
  if (element.children.length === 1 && typeof first === 'string') return first;
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
