import { signatureNamespace } from '../signature/algorithms.ts';
import { unexpectedInSignature } from '../signature/unexpected-in-signature.ts';
import type { Attribute, Child, Structure, TextType, ValueOf } from '../structure/structure.ts';
import type { TextProblem } from '../structure/structure.ts';
import { trimmed } from '../xml/trimmed.ts';
import { elementsOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import type { Service } from './service.ts';

export type StructureProblem =
  | TextProblem
  | 'missing'
  | 'not-known'
  | 'too-many'
  | 'twice'
  | 'out-of-order'
  | 'text-between'
  | 'not-fixed';

export interface FaultyField {
  /** The path from the message root, such as `Invoice/Items/I[3]/@UPB`. */
  readonly path: string;
  readonly problem: StructureProblem;
}

export type Read<Value> =
  | {
      readonly value: Value;
      readonly faults: readonly [];
      /** Faults of independent list items that were skipped; absent if none were. */
      readonly passedOver?: readonly FaultyField[];
    }
  | { readonly value: null; readonly faults: readonly FaultyField[]; readonly passedOver?: undefined };

type Collected = Record<string, unknown>;

/** The current position; it is converted to a path only for a fault. */
interface Step {
  readonly up: Step | null;
  readonly name: string;
  /** The index of a list item, starting with 1; 0 for a single element. */
  readonly count: number;
}

/** Reads a message and returns its value, or all faulty fields. It does not verify the signature. */
export function readMessage<Of extends Service, Name extends keyof Of['messages'] & string>(
  service: Of,
  name: Name,
  element: XmlElement,
): Read<ValueOf<Of['messages'][Name]>> {
  if (element.name !== name || element.namespace !== service.namespace)
    return { value: null, faults: [{ path: name, problem: 'missing' }] };
  const reading = new Reading(service.namespace);
  const value = reading.structure(service.messages[name] as Structure, element, null);
  const { faults, passedOver } = reading;
  if (faults.length > 0) return { value: null, faults };
  const read = { value: value as ValueOf<Of['messages'][Name]>, faults: [] } as const;
  return passedOver.length === 0 ? read : { ...read, passedOver };
}

class Reading {
  readonly faults: FaultyField[] = [];
  readonly passedOver: FaultyField[] = [];
  readonly #namespace: string;

  constructor(namespace: string) {
    this.#namespace = namespace;
  }

  structure(of: Structure, element: XmlElement, step: Step | null): Collected {
    const value: Collected = {};
    this.#attributes(of, element, value, step);
    this.#children(of, element, value, step);
    return value;
  }

  #attributes(of: Structure, element: XmlElement, value: Collected, step: Step | null): void {
    let needed = of.requiredAttributes;
    for (const { name, prefix, value: written } of element.attributes) {
      const attribute = prefix === '' ? of.attributes[name] : undefined;
      // Excludes names inherited from Object.prototype such as `constructor`.
      if (attribute === undefined || !('type' in attribute)) {
        this.#fault(step, `@${name}`, 'not-known');
        continue;
      }
      if (attribute.isRequired) needed -= 1;
      const text = textIn(attribute.type, written);
      const problem = problemOf(attribute, text);
      if (problem !== null) this.#fault(step, `@${name}`, problem);
      value[name] = valueOf(attribute.type, text);
    }
    if (needed === 0) return;
    for (const [name, { isRequired }] of of.sortedAttributes)
      if (isRequired && value[name] === undefined) this.#fault(step, `@${name}`, 'missing');
  }

  #children(of: Structure, element: XmlElement, value: Collected, step: Step | null): void {
    if (element.children.length === 0 && of.requiredChildren === 0) return;
    const counts = new Map<string, number>();
    let furthest = 0;
    for (const child of element.children) {
      if (typeof child === 'string') {
        if (!mayStandBetween(child, of, step)) this.#fault(step, '', 'text-between');
        continue;
      }
      const childType = child.namespace === this.#namespace ? of.children[child.name] : undefined;
      if (childType === undefined || !('content' in childType)) {
        if (step !== null || child.name !== 'Signature' || child.namespace !== signatureNamespace)
          this.#fault(step, child.name, 'not-known');
        else this.faults.push(...unexpectedInSignature(child));
        continue;
      }
      const count = (counts.get(child.name) ?? 0) + 1;
      counts.set(child.name, count);
      if (of.order === 'sequence') {
        const place = Object.keys(of.children).indexOf(child.name);
        if (place < furthest) this.#fault(step, child.name, 'out-of-order');
        furthest = Math.max(furthest, place);
      }
      this.#child(childType, child, value, {
        up: step,
        name: child.name,
        count: childType.max === 1 ? 0 : count,
      });
    }
    this.#counts(of, counts, step);
    this.#distinct(of, value, step);
  }

  #child(child: Child, element: XmlElement, value: Collected, step: Step): void {
    const { max } = child;
    const read = this.#content(child, element, step);
    const before = value[element.name];
    if (max === 1) value[element.name] = read;
    else if (before === undefined) value[element.name] = [read];
    else (before as unknown[]).push(read);
  }

  #content({ content, isIndependent = false }: Child, element: XmlElement, step: Step): unknown {
    if (content.kind === 'text') return this.#textElement(content, element, step);
    return isIndependent ? this.#alone(content, element, step) : this.structure(content, element, step);
  }

  /**
   * Reads one item of an independent list. Unknown fields are ignored, because the sender may use a newer
   * version.
   */
  #alone(of: Structure, element: XmlElement, step: Step): Collected | null {
    const alone = new Reading(this.#namespace);
    const value = alone.structure(of, element, step);
    const faults = alone.faults.filter(({ problem }) => problem !== 'not-known');
    this.passedOver.push(...faults);
    return faults.length === 0 ? value : null;
  }

  #textElement(type: TextType<string | boolean>, element: XmlElement, step: Step): string | boolean {
    if (element.attributes.length > 0 || elementsOf(element).length > 0) this.#fault(step, '', 'not-known');
    const text = textIn(type, textOf(element));
    const problem = type.problemOf(text);
    if (problem !== null) this.#fault(step, '', problem);
    return valueOf(type, text);
  }

  #counts(of: Structure, counts: ReadonlyMap<string, number>, step: Step | null): void {
    let chosen = 0;
    for (const name in of.children) {
      const { min, max } = of.children[name] as Child;
      const count = counts.get(name) ?? 0;
      chosen += count;
      if (count < min) this.#fault(step, name, 'missing');
      if (count > max) this.#fault(step, name, 'too-many');
    }
    if (of.order === 'choice' && chosen !== 1) this.#fault(step, '', chosen === 0 ? 'missing' : 'too-many');
  }

  #distinct(of: Structure, value: Collected, step: Step | null): void {
    for (const name in of.children) {
      const { distinctBy } = of.children[name] as Child;
      if (distinctBy === undefined) continue;
      const seen = new Set<unknown>();
      for (const [place, each] of ((value[name] ?? []) as Collected[]).entries()) {
        const key = each[distinctBy];
        if (seen.has(key)) this.#fault({ up: step, name, count: place + 1 }, `@${distinctBy}`, 'twice');
        if (key !== undefined) seen.add(key);
      }
    }
  }

  #fault(step: Step | null, last: string, problem: StructureProblem): void {
    const steps = last === '' ? [] : [last];
    for (let each = step; each !== null; each = each.up)
      steps.unshift(each.count === 0 ? each.name : `${each.name}[${each.count}]`);
    this.faults.push({ path: steps.join('/'), problem });
  }
}

/** Trims whitespace around a value, except for string types, where it is part of the value. */
const textIn = ({ base }: Attribute['type'], written: string): string =>
  base === 'string' ? written : trimmed(written);

/**
 * Whether the text is allowed: only whitespace, and only in an element with child elements. The message root
 * (`step` is null) always has one, its Signature.
 */
function mayStandBetween(
  text: string,
  { children, holdsText = false }: Structure,
  step: Step | null,
): boolean {
  return holdsText || (trimmed(text) === '' && (step === null || Object.keys(children).length > 0));
}

const valueOf = ({ base }: Attribute['type'], text: string): string | boolean =>
  base === 'boolean' ? text === 'true' || text === '1' : text;

function problemOf({ type, fixed }: Attribute, text: string): StructureProblem | null {
  const problem = type.problemOf(text);
  return problem === null && fixed !== undefined && fixed !== text ? 'not-fixed' : problem;
}
