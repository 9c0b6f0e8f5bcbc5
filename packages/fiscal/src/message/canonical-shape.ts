import { literally } from '../structure/literally.ts';
import type { Attribute, Child, Structure, TextType } from '../structure/structure.ts';

/** An attribute of a tag, as the pattern of the tag captures it. */
interface Captured {
  readonly name: string;
  readonly isBoolean: boolean;
  /** Who is asked about the text; null where the pattern of the tag lets nothing wrong pass. */
  readonly asked: TextType<string | boolean> | null;
}

/** How an element is written in canonical form where nothing is wrong with it. */
export interface Shape {
  /** The whole tag; its attributes are captured one by one, in the order of `attributes`. */
  readonly tag: RegExp;
  readonly attributes: readonly Captured[];
  /** In the order of the table, in which we write them too. */
  readonly children: readonly ShapedChild[];
  readonly end: string;
}

interface ShapedChild extends Omit<Child, 'content'> {
  readonly name: string;
  readonly shape: Shape;
}

/** The shape that a table gives an element; null where something in it is read the long way only. */
export function shapeOf(name: string, structure: Structure, namespace: string | null = null): Shape | null {
  const children: ShapedChild[] = [];
  for (const [child, { content, ...times }] of Object.entries(structure.children)) {
    const shape = content.kind === 'structure' ? shapeOf(child, content) : null;
    if (shape === null || structure.order === 'choice') return null;
    children.push({ ...times, name: child, shape });
  }
  const declaration = namespace === null ? '' : ` xmlns="${literally(namespace)}"`;
  const values = structure.sortedAttributes.map(([each, attribute]) => ({
    ...patternOf(attribute),
    name: each,
    attribute,
  }));
  const attributes = values.map((value) => {
    const written = ` ${value.name}="(${value.pattern})"`;
    return value.attribute.isRequired ? written : `(?:${written})?`;
  });
  return {
    // Quotes and blanks stand where canonical XML puts them, and every name once: there is but one way to match.
    tag: new RegExp(`<${name}${declaration}${attributes.join('')}>`, 'y'),
    attributes: values.map(({ name: each, attribute: { type }, isWhole }) => ({
      name: each,
      isBoolean: type.base === 'boolean',
      asked: isWhole ? null : type,
    })),
    children,
    end: `</${name}>`,
  };
}

/** What in a value stands for itself. Halves of characters do not, so that units can be counted for characters. */
const ordinary = String.raw`[^"&<\u0000-\u001F\uD800-\uFFFF]`;
/** What makes a pattern match more than the few characters it names, so that it might run on behind the value. */
const mayRunOn = /["&<]|\[\^|\(\?|\\[^d.]|(?<!\\)\./;
/** Longer lists are looked up. */
const listedMost = 20;

interface ValuePattern {
  readonly pattern: string;
  /** Whether it says all that the type says. */
  readonly isWhole: boolean;
}

function patternOf({ type, fixed }: Attribute): ValuePattern {
  const { base, values, length, pattern, isPositive = false } = type;
  if (fixed !== undefined) return { pattern: literally(fixed), isWhole: true };
  if (values !== undefined && values.length <= listedMost)
    return { pattern: values.map(literally).join('|'), isWhole: true };
  if (length !== undefined && values === undefined)
    return { pattern: `${ordinary}{${length.join(',')}}`, isWhole: true };
  if (base === 'boolean') return { pattern: 'true|false|1|0', isWhole: true };
  if (pattern === undefined || mayRunOn.test(pattern)) return { pattern: `${ordinary}*`, isWhole: false };
  const isWhole = (base === 'string' || base === 'decimal' || base === 'double') && !isPositive;
  return { pattern: pattern.replaceAll('(', '(?:'), isWhole };
}
