import { escapeRegExp } from '../structure/escape-regexp.ts';
import type { Attribute, Child, Structure, TextType } from '../structure/structure.ts';

/** An attribute captured by the regular expression of the tag. */
interface Captured {
  readonly name: string;
  readonly isBoolean: boolean;
  /** A further check of the value; null if the regular expression already checks the whole type. */
  readonly check: TextType<string | boolean> | null;
}

/** Regular expressions for the canonical form of a valid element. */
export interface Shape {
  /** The whole start tag; its capture groups are in the order of `attributes`. */
  readonly tag: RegExp;
  readonly attributes: readonly Captured[];
  /** The children in table order, which is also the order in which we write them. */
  readonly children: readonly ShapedChild[];
  readonly end: string;
}

interface ShapedChild extends Omit<Child, 'content'> {
  readonly name: string;
  readonly shape: Shape;
}

/** The shape of an element; null if only the full parser can read some of its content. */
export function shapeOf(name: string, structure: Structure, namespace: string | null = null): Shape | null {
  const children: ShapedChild[] = [];
  for (const [child, { content, ...times }] of Object.entries(structure.children)) {
    const shape = content.kind === 'structure' ? shapeOf(child, content) : null;
    if (shape === null || structure.order === 'choice') return null;
    children.push({ ...times, name: child, shape });
  }
  const declaration = namespace === null ? '' : ` xmlns="${escapeRegExp(namespace)}"`;
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
    // Canonical XML fixes quotes and spaces, and each name occurs once, so the match is unambiguous and
    // backtracking is limited.
    tag: new RegExp(`<${name}${declaration}${attributes.join('')}>`, 'y'),
    attributes: values.map(({ name: each, attribute: { type }, isWhole }) => ({
      name: each,
      isBoolean: type.base === 'boolean',
      check: isWhole ? null : type,
    })),
    children,
    end: `</${name}>`,
  };
}

/** Unescaped characters within the BMP. Surrogates are excluded, so that UTF-16 length equals character count. */
const ordinary = String.raw`[^"&<\u0000-\u001F\uD800-\uFFFF]`;
/** Finds parts of a pattern that could match beyond the closing quote, such as `.` or a negated class. */
const mayRunOn = /["&<]|\[\^|\(\?|\\[^d.]|(?<!\\)\./;
/** Lists with more values than this are checked by lookup instead of in the regular expression. */
const listedMax = 20;

interface ValuePattern {
  readonly pattern: string;
  /** True if the pattern checks every condition of the type. */
  readonly isWhole: boolean;
}

function patternOf({ type, fixed }: Attribute): ValuePattern {
  const { base, values, length, pattern, isPositive = false } = type;
  if (fixed !== undefined) return { pattern: escapeRegExp(fixed), isWhole: true };
  if (values !== undefined && values.length <= listedMax)
    return { pattern: values.map(escapeRegExp).join('|'), isWhole: true };
  if (length !== undefined && values === undefined)
    return { pattern: `${ordinary}{${length.join(',')}}`, isWhole: true };
  if (base === 'boolean') return { pattern: 'true|false|1|0', isWhole: true };
  if (pattern === undefined || mayRunOn.test(pattern)) return { pattern: `${ordinary}*`, isWhole: false };
  const isWhole = (base === 'string' || base === 'decimal' || base === 'double') && !isPositive;
  return { pattern: pattern.replaceAll('(', '(?:'), isWhole };
}
