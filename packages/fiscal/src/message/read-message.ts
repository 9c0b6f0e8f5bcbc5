import { signatureNamespace } from '../signature/algorithms.ts';
import type { Attribute, Child, Structure, TextType, ValueOf } from '../structure/structure.ts';
import { textProblem, type TextProblem } from '../structure/text-check.ts';
import { elementsOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import type { Service } from './service.ts';

export type StructureProblem =
  | TextProblem
  | 'missing'
  | 'not-known'
  | 'too-many'
  | 'out-of-order'
  | 'text-between'
  | 'not-fixed';

export interface FaultyField {
  /** From the message down: `Invoice/Items/I[3]/@UPB`. */
  readonly path: string;
  readonly problem: StructureProblem;
}

export type Read<Value> =
  | { readonly value: Value; readonly faults: readonly [] }
  | { readonly value: null; readonly faults: readonly FaultyField[] };

type Collected = Record<string, unknown>;

/** What a message says, or every field that keeps it from being one. Its signature is somebody else's matter. */
export function readMessage<Of extends Service, Name extends keyof Of['messages'] & string>(
  service: Of,
  name: Name,
  element: XmlElement,
): Read<ValueOf<Of['messages'][Name]>> {
  if (element.name !== name || element.namespace !== service.namespace)
    return { value: null, faults: [{ path: name, problem: 'missing' }] };
  const reading = new Reading(service.namespace);
  const children = elementsOf(element).filter(
    (child) => !(child.name === 'Signature' && child.namespace === signatureNamespace),
  );
  const value = reading.structure(service.messages[name] as Structure, element, children, '');
  return reading.faults.length === 0
    ? { value: value as ValueOf<Of['messages'][Name]>, faults: [] }
    : { value: null, faults: reading.faults };
}

class Reading {
  readonly faults: FaultyField[] = [];
  readonly #namespace: string;

  constructor(namespace: string) {
    this.#namespace = namespace;
  }

  structure(of: Structure, element: XmlElement, children: readonly XmlElement[], path: string): Collected {
    const value: Collected = {};
    this.#attributes(of, element, value, path);
    if (element.children.some((child) => typeof child === 'string' && child.trim() !== ''))
      this.#fault(path, 'text-between');
    this.#children(of, children, value, path);
    return value;
  }

  #attributes(of: Structure, element: XmlElement, value: Collected, path: string): void {
    for (const { name, prefix, value: text } of element.attributes) {
      const attribute = prefix === '' ? of.attributes[name] : undefined;
      if (attribute === undefined) this.#fault(`${path}@${name}`, 'not-known');
      else value[name] = this.#text(attribute, text, `${path}@${name}`);
    }
    for (const [name, { isRequired, fixed }] of of.sortedAttributes)
      if ((isRequired || fixed !== undefined) && value[name] === undefined)
        this.#fault(`${path}@${name}`, 'missing');
  }

  #text({ type, fixed }: Pick<Attribute, 'type' | 'fixed'>, written: string, path: string): string | boolean {
    // Only texts keep the space around them.
    const text = type.base === 'string' ? written : written.trim();
    const problem = textProblem(type, text);
    if (problem !== null) this.#fault(path, problem);
    else if (fixed !== undefined && fixed !== text) this.#fault(path, 'not-fixed');
    return type.base === 'boolean' ? text === 'true' || text === '1' : text;
  }

  #children(of: Structure, children: readonly XmlElement[], value: Collected, path: string): void {
    const names = Object.keys(of.children);
    const counts = new Map<string, number>();
    let furthest = 0;
    for (const child of children) {
      const known = child.namespace === this.#namespace ? of.children[child.name] : undefined;
      if (known === undefined) {
        this.#fault(path + child.name, 'not-known');
        continue;
      }
      const count = (counts.get(child.name) ?? 0) + 1;
      counts.set(child.name, count);
      const place = names.indexOf(child.name);
      if (of.order === 'sequence' && place < furthest) this.#fault(path + child.name, 'out-of-order');
      furthest = Math.max(furthest, place);
      this.#child(
        known,
        child,
        value,
        known.most === 1 ? path + child.name : `${path}${child.name}[${count}]`,
      );
    }
    this.#counts(of, counts, path);
  }

  #child({ content, most }: Child, element: XmlElement, value: Collected, path: string): void {
    const read =
      content.kind === 'structure'
        ? this.structure(content, element, elementsOf(element), `${path}/`)
        : this.#textElement(content, element, path);
    if (most === 1) value[element.name] = read;
    else ((value[element.name] ??= [] as unknown[]), (value[element.name] as unknown[]).push(read));
  }

  #textElement(type: TextType<string | boolean>, element: XmlElement, path: string): string | boolean {
    if (element.attributes.length > 0 || elementsOf(element).length > 0) this.#fault(path, 'not-known');
    return this.#text({ type }, textOf(element), path);
  }

  #counts(of: Structure, counts: ReadonlyMap<string, number>, path: string): void {
    for (const [name, { least, most }] of Object.entries(of.children)) {
      const count = counts.get(name) ?? 0;
      if (count < least) this.#fault(path + name, 'missing');
      if (count > most) this.#fault(path + name, 'too-many');
    }
    const chosen = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (of.order === 'choice' && chosen !== 1) this.#fault(path, chosen === 0 ? 'missing' : 'too-many');
  }

  #fault(path: string, problem: StructureProblem): void {
    this.faults.push({ path, problem });
  }
}
