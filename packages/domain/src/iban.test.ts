import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalIban, isIban, writtenIban } from './iban.ts';

interface Vectors {
  readonly iban: {
    readonly valid: string[];
    readonly invalid: string[];
    readonly syntheticForDemo: string[];
  };
}

/**
 * An optional file with test vectors outside the repository; without it only the examples below are tested.
 */
const beside = new URL('../../../../shared/data/id-test-vectors.json', import.meta.url);
const absent = 'id-test-vectors.json is not there';
const vectors = existsSync(beside) ? (JSON.parse(readFileSync(beside, 'utf8')) as Vectors) : null;

test('every valid IBAN of the test vectors is accepted and every invalid one is refused', ({ skip }) => {
  skip(vectors === null, absent);
  const right = [...(vectors?.iban.valid ?? []), ...(vectors?.iban.syntheticForDemo ?? [])];
  expect(right.length).toBeGreaterThan(7);
  expect(right.filter((iban) => !isIban(iban))).toEqual([]);
  expect((vectors?.iban.invalid ?? []).filter((iban) => isIban(iban))).toEqual([]);
});

test.each([
  'AL35202111090000000001234567',
  'AL35 2021 1109 0000 0000 0123 4567',
  'al07 2051 1007 0001 2345 6clp rcla',
  // Foreign IBANs with 28 characters, like an Albanian one.
  'HU42117730161111101800000000',
  'PL61109010140000071219812874',
  'CY17002001280000001200527600',
])('%j is an IBAN', (iban) => {
  expect(isIban(iban)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a digit too few', 'AL3520211109000000000123456'],
  ['a digit too many', 'AL352021110900000000012345678'],
  ['a wrong digit in the account number', 'AL35202111090000000001234568'],
  ['a national check digit that is wrong', 'AL47212110080000000235698741'],
  ['two swapped digits', 'AL35202111090000000001234576'],
  ['a shorter foreign IBAN', 'DE89370400440532013000'],
  ['other signs', 'AL35-2021-1109-0000-0000-0123-4567'],
])('%s: %j is no IBAN', (_what, iban) => {
  expect(isIban(iban)).toBe(false);
});

test('an IBAN is stored without blanks and shown in groups of four', () => {
  expect(canonicalIban(' al35 2021 1109 0000 0000 0123 4567 ')).toBe('AL35202111090000000001234567');
  expect(writtenIban('AL35202111090000000001234567')).toBe('AL35 2021 1109 0000 0000 0123 4567');
});

test('an IBAN with any single digit changed is recognized as invalid', () => {
  const iban = 'AL35202111090000000001234567';
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 27 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
      const digit = String((Number(iban[place]) + more) % 10);
      expect(isIban(iban.slice(0, place) + digit + iban.slice(place + 1))).toBe(false);
    }),
  );
});
