import fc from 'fast-check';
import { isList, type RequestParts } from './request-of-call.ts';
import type { Input, Inputs } from './world.ts';

export interface Malformed extends RequestParts {
  readonly isSignedIn: boolean;
}

const nastyValues: unknown[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'null',
  '__proto__',
  '../../etc/passwd',
  "'; drop table tenant.views; --",
  'a\u0000b',
  '\u0000',
  'a\u0000@b.al',
  '%',
  '%00',
  'a'.repeat(5000),
  '😀'.repeat(50),
  '\uD800',
  '2026-02-30',
  '0001-01-01',
  '0000-01-01',
  '9999-12-31',
  '٣',
  '<script>alert(1)</script>',
  'f'.repeat(24),
  0,
  -1,
  1e308,
  null,
  true,
  [],
  {},
  [[]],
  ['\u0000'],
  { $ne: null },
  { toString: 'x' },
  Array.from({ length: 300 }, () => 'x'),
];
const nasty = fc.oneof(
  fc.constantFrom(...nastyValues),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);

function oneFieldWrong(good: Input): fc.Arbitrary<unknown> {
  const names = [...Object.keys(good), 'extra', '__proto__', 'constructor'];
  return fc
    .tuple(fc.constantFrom(...names), nasty)
    .map(([name, value]) => Object.assign({}, good, { [name]: value }));
}

function oneItemWrong(good: readonly Input[]): fc.Arbitrary<unknown> {
  const wrong = good.map((item) => fc.oneof({ weight: 5, arbitrary: oneFieldWrong(item) }, nasty));
  return fc.oneof(...wrong.map((each, place) => each.map((item) => good.with(place, item as Input))));
}

/**
 * Most requests have one wrong field in an otherwise valid input, because an input with more errors is refused at
 * the first one.
 */
function malformed(good: Inputs): fc.Arbitrary<Malformed> {
  return fc.record({
    input: fc.oneof(
      { weight: 6, arbitrary: isList(good) ? oneItemWrong(good) : oneFieldWrong(good) },
      { weight: 1, arbitrary: nasty },
      { weight: 1, arbitrary: fc.constant(good) },
    ),
    rawBody: fc.oneof(
      { weight: 9, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom('{"a":', '', 'x', '\u0000', '[') },
    ),
    contentType: fc.oneof(
      { weight: 8, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', '', 'application/xml') },
    ),
    requestId: fc.oneof(
      { weight: 8, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.constantFrom('', 'x', 'a'.repeat(300)) },
    ),
    isSignedIn: fc.oneof(
      { weight: 9, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
  });
}

/** Deterministic: the same seed and good input give the same requests. */
export const malformedRequests = (good: Inputs, numRuns: number, seed: number): Malformed[] =>
  fc.sample(malformed(good), { numRuns, seed });
