import fc from 'fast-check';
import { signatureNamespace } from '../signature/algorithms.ts';
import { elementsOf, textOf, type XmlElement, type XmlNode } from '../xml/xml-element.ts';

/** A valid document after one change, with a description of the change. */
export interface Mutated {
  readonly root: XmlElement;
  readonly what: string;
}

type Change = (element: XmlElement, pick: number, value: string) => readonly [XmlElement, string] | null;

const at = <Each>(list: readonly Each[], pick: number): Each | undefined => list[pick % list.length];
const own = (element: XmlElement) =>
  elementsOf(element).filter(({ namespace }) => namespace !== signatureNamespace);
const withChildren = (element: XmlElement, children: readonly XmlNode[]): XmlElement => ({
  ...element,
  children,
});
const attribute = (name: string, value: string) => ({ prefix: '', name, namespace: '', value });

/** Values just inside and just outside the limits of the schema types. */
const texts = [
  '',
  ' ',
  'Q U J\nD',
  'QUJD QQ = =',
  'x\u00A0',
  ...(
    '0 00 -0 -0.00 0.00 0.0 1 01 +1 -1 1.5 1.50 1.500 1.5000 1e5 1E-400 INF -INF NaN 2147483647 2147483648 ' +
    '99999999999999999999 true TRUE false 2026-02-28 2026-02-29 2024-02-29 2026-13-01 0000-01-01 2026-11-15Z ' +
    '2026-11-15T10:00:00+01:00 2026-11-15T24:00:00Z 2026-11-15T23:59:60Z 2026-11-15T10:00:00+14:01 ' +
    '2026-11-15T10:00:00 2026-11-15T10:00:00.5Z 2026-02-30T10:00:00Z -2026-11-15T10:00:00Z ' +
    'Request CASH NUIS ALB ALL EUR aa000aa000 AA000AA000 L01714012M 1/2026 1/2026/aa000aa000 0/2026 ' +
    '1-2026-L01714012M 42afb6e3-f4e0-4fd1-a5dc-2c6a1b6f4dd8 42AFB6E3-F4E0-6FD1-A5DC-2C6A1B6F4DD8 ' +
    'QQ== QR== QQ= Q QUI= QUJD QUJ* ACCEPTED'
  ).split(' '),
  ...[20, 21, 50, 51, 100, 101, 200, 201].map((count) => 'ë'.repeat(count)),
  ...[50, 51].map((count) => '\u{1F6D2}'.repeat(count)),
  ...[31, 32, 33, 511, 512, 513].map((count) => 'a'.repeat(count)),
];

const around: readonly ((value: string) => string)[] = [
  (value) => ` ${value}`,
  (value) => `${value}\n`,
  (value) => `\u00A0${value}`,
  (value) => `${value}x`,
  (value) => Array.from(value).slice(1).join(''),
  (value) => value.toLowerCase(),
  (value) => `${value}${value}`,
  (value) => `-${value}`,
];

const changes: Readonly<Record<string, Change>> = {
  'an attribute taken away': (element, pick) => {
    const gone = at(element.attributes, pick);
    if (gone === undefined) return null;
    return [{ ...element, attributes: element.attributes.filter((each) => each !== gone) }, gone.name];
  },
  'an attribute nobody knows': (element, pick, value) => {
    const name = at(['Foo', 'id', 'N', 'Source', 'Type'], pick) ?? '';
    if (element.attributes.some((each) => each.name === name)) return null;
    return [{ ...element, attributes: [...element.attributes, attribute(name, value)] }, name];
  },
  'a value replaced': (element, pick, value) => {
    const changed = at(element.attributes, pick);
    if (changed === undefined) return null;
    const attributes = element.attributes.map((each) => (each === changed ? { ...each, value } : each));
    return [{ ...element, attributes }, `${changed.name}=${value}`];
  },
  'a value bent': (element, pick, value) => {
    const changed = at(element.attributes, pick);
    const bend = at(around, value.length);
    if (changed === undefined || bend === undefined) return null;
    const bent = bend(changed.value);
    const attributes = element.attributes.map((each) => (each === changed ? { ...each, value: bent } : each));
    return [{ ...element, attributes }, `${changed.name}=${bent}`];
  },
  'a child taken away': (element, pick) => {
    const gone = at(own(element), pick);
    if (gone === undefined) return null;
    return [
      withChildren(
        element,
        element.children.filter((each) => each !== gone),
      ),
      gone.name,
    ];
  },
  'a child doubled': (element, pick) => {
    const twice = at(own(element), pick);
    if (twice === undefined) return null;
    const children = element.children.flatMap((each) => (each === twice ? [each, each] : [each]));
    return [withChildren(element, children), twice.name];
  },
  'children turned around': (element) =>
    element.children.length < 2 ? null : [withChildren(element, element.children.toReversed()), ''],
  'a child nobody knows': (element, pick) => {
    const name = at(['Foo', 'Header', 'I', 'EIC'], pick) ?? '';
    const child: XmlElement = { ...element, name, attributes: [], children: [] };
    return [withChildren(element, [...element.children, child]), name];
  },
  'a child of another namespace': (element, pick) => {
    const moved = at(own(element), pick);
    if (moved === undefined) return null;
    const other = { ...moved, namespace: `${moved.namespace}2` };
    return [
      withChildren(
        element,
        element.children.map((each) => (each === moved ? other : each)),
      ),
      moved.name,
    ];
  },
  'text between': (element, pick) => {
    const text = at([' ', '\n\t', 'x', '\u00A0', '0'], pick) ?? '';
    return [withChildren(element, [text, ...element.children]), JSON.stringify(text)];
  },
  'a text replaced': (element, _pick, value) =>
    elementsOf(element).length > 0 || element.attributes.length > 0
      ? null
      : [withChildren(element, [value]), value],
  'a text bent': (element, pick) => {
    const bend = at(around, pick);
    if (elementsOf(element).length > 0 || element.attributes.length > 0 || bend === undefined) return null;
    const bent = bend(textOf(element));
    return [withChildren(element, bent === '' ? [] : [bent]), bent];
  },
};

/** Generates a change to one element outside the signature. */
export const mutationOf = (root: XmlElement): fc.Arbitrary<Mutated> =>
  fc
    .tuple(fc.nat(), fc.constantFrom(...Object.keys(changes)), fc.nat(), fc.constantFrom(...texts))
    .map(([where, kind, pick, value]) => {
      const elements = everyElement(root);
      const target = at(elements, where) ?? root;
      const change = changes[kind]?.(target, pick, value) ?? null;
      if (change === null) return { root, what: 'nothing' };
      const [changed, detail] = change;
      const mutated = replaced(root, target, changed);
      return { root: mutated, what: `${kind}: ${target.name} ${detail}` };
    });

function everyElement(element: XmlElement): XmlElement[] {
  return [element, ...own(element).flatMap(everyElement)];
}

function replaced(element: XmlElement, target: XmlElement, by: XmlElement): XmlElement {
  if (element === target) return by;
  const children = element.children.map((each) =>
    typeof each === 'string' ? each : replaced(each, target, by),
  );
  return { ...element, children };
}
