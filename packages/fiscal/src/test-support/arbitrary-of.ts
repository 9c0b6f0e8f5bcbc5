import fc from 'fast-check';
import type { Child, Structure, TextType } from '../structure/structure.ts';

type AnyText = TextType<string | boolean>;
export type AnyValue = Readonly<Record<string, unknown>>;

/** Generates any valid value of a structure from its table. */
export function arbitraryOf({ order, attributes, children }: Structure): fc.Arbitrary<AnyValue> {
  const variable = Object.entries(attributes).filter(([, { fixed }]) => fixed === undefined);
  const attributesOf = fc.record(
    Object.fromEntries(variable.map(([name, { type }]) => [name, arbitraryText(type)])),
    { requiredKeys: variable.filter(([, { isRequired }]) => isRequired).map(([name]) => name) },
  );
  const inside = Object.entries(children);
  const values = Object.fromEntries(inside.map(([name, child]) => [name, arbitraryChild(child)]));
  const childrenOf: fc.Arbitrary<AnyValue> =
    order === 'choice'
      ? fc.oneof(...inside.map(([name]) => fc.record({ [name]: values[name] ?? fc.constant('') })))
      : fc.record(values, {
          requiredKeys: inside.filter(([, { min }]) => min > 0).map(([name]) => name),
        });
  return fc.tuple(attributesOf, childrenOf).map((both) => Object.assign({}, ...both) as AnyValue);
}

/** Generates at most two items above the minimum, because longer lists find no further errors. */
function arbitraryChild({ content, min, max, distinctBy }: Child): fc.Arbitrary<unknown> {
  const each: fc.Arbitrary<unknown> =
    content.kind === 'structure' ? arbitraryOf(content) : arbitraryText(content);
  if (max === 1) return each;
  const lengths = { minLength: Math.max(min, 1), maxLength: Math.min(max, min + 2) };
  return distinctBy === undefined
    ? fc.array(each, lengths)
    : fc.uniqueArray(each, { ...lengths, selector: (value) => (value as AnyValue)[distinctBy] });
}

export function arbitraryText(type: AnyText): fc.Arbitrary<string | boolean> {
  const { base, values, length, pattern } = type;
  if (values !== undefined) return fc.constantFrom(...values);
  if (length !== undefined) return words(...length);
  if (base === 'date') return day;
  if (base === 'dateTime') return fc.tuple(day, time, offset).map(([on, at, from]) => `${on}T${at}${from}`);
  if (pattern !== undefined) return matching(pattern);
  return byBase[base];
}

const letters = [
  ...Array.from('aeiouëçËÇ zZ09 &<>"\'/\t\n\r;#]–€ñЖ中\u0085\u00A0\u2028\u{1F6D2}\u{10FFFF}'),
  ']]>',
  '&amp;',
];

/**
 * Generates texts of a length in characters (not UTF-16 units); lengths at the limits are as frequent as all
 * others.
 */
function words(min: number, max: number): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 8, arbitrary: lettersOf(min, Math.min(max, min + 12)) },
    { weight: 1, arbitrary: lettersOf(min, min) },
    { weight: 1, arbitrary: lettersOf(max, max) },
  );
}

function lettersOf(minLength: number, maxLength: number): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...letters), { minLength, maxLength, size: 'max' })
    .map((parts) => Array.from(parts.join('')).slice(0, maxLength).join(''));
}

const two = (number: number): string => String(number).padStart(2, '0');
const between = (min: number, max: number) => fc.integer({ min, max }).map(two);
const day = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.nat({ max: 30 }))
  .map(([year, month, further]) => {
    const date = new Date(0);
    date.setUTCFullYear(year, month, 0);
    return `${String(year).padStart(4, '0')}-${two(month)}-${two(1 + (further % date.getUTCDate()))}`;
  });
const time = fc.tuple(between(0, 23), between(0, 59), between(0, 59)).map((parts) => parts.join(':'));
const offset = fc.oneof(
  fc.constantFrom('Z', '+01:00', '+02:00', '+14:00', '-14:00', '-00:00'),
  fc
    .tuple(fc.constantFrom('+', '-'), between(0, 13), between(0, 59))
    .map(([sign, h, m]) => `${sign}${h}:${m}`),
);

const base64 = fc
  .uint8Array({ minLength: 0, maxLength: 60 })
  .map((bytes) => btoa(String.fromCharCode(...bytes)));

const byBase: Readonly<Record<TextType['base'], fc.Arbitrary<string | boolean>>> = {
  boolean: fc.boolean(),
  // Every numeric type without a pattern has a minimum of 1.
  int: fc.oneof(fc.integer({ min: 1, max: 2_147_483_647 }), fc.constantFrom(1, 2_147_483_647)).map(String),
  integer: fc.bigInt({ min: 1n, max: 10n ** 30n }).map(String),
  double: fc.oneof(
    fc.double({ min: 1e-9, max: 1e12, noNaN: true }).map(String),
    fc.constantFrom('1', '107.5', '.5', '1.', '1e-7', '1E+3', '+2.50', '007'),
  ),
  base64Binary: base64,
  decimal: fc.constant('0'),
  string: fc.constantFrom('', 'text'),
  date: day,
  dateTime: day,
};

const matchings = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: string): fc.Arbitrary<string> {
  // For a fixed number of hex digits, one random byte array is faster than a random choice for each digit.
  const run = /^\[0-9a-fA-F\]\{(\d+)\}$/.exec(pattern)?.[1];
  const cached = matchings.get(pattern);
  if (cached !== undefined) return cached;
  const made =
    run === undefined
      ? fc.stringMatching(new RegExp(`^(?:${pattern})$`), { size: 'small' })
      : fc
          .uint8Array({ minLength: Number(run) / 2, maxLength: Number(run) / 2, size: 'max' })
          .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  matchings.set(pattern, made);
  return made;
}
