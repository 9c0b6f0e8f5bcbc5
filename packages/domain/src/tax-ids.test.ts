import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  canonicalClientId,
  canonicalTaxId,
  clientIdTypes,
  hasCheckLetter,
  isClientId,
  isNationalId,
  isNuis,
  type ClientIdType,
} from './tax-ids.ts';

interface Vectors {
  readonly nipt: {
    readonly valid: string[];
    readonly invalid: string[];
    readonly syntheticForDemo: string[];
  };
  readonly nid: { readonly valid: string[]; readonly synthetic: string[] };
}

/**
 * An optional file with test vectors outside the repository; without it only the examples below are tested.
 */
const beside = new URL('../../../../shared/data/id-test-vectors.json', import.meta.url);
const absent = 'id-test-vectors.json is not there';
const vectors = existsSync(beside) ? (JSON.parse(readFileSync(beside, 'utf8')) as Vectors) : null;

test('every valid NIPT of the test vectors has a valid form and check letter', ({ skip }) => {
  skip(vectors === null, absent);
  const right = [...(vectors?.nipt.valid ?? []), ...(vectors?.nipt.syntheticForDemo ?? [])];
  expect(right.length).toBeGreaterThan(40);
  expect(right.filter((nipt) => !isNuis(nipt) || !hasCheckLetter(nipt))).toEqual([]);
});

test('every invalid NIPT of the test vectors fails by form or check letter', ({ skip }) => {
  skip(vectors === null, absent);
  const wrong = vectors?.nipt.invalid ?? [];
  expect(wrong.filter((nipt) => isNuis(nipt) && hasCheckLetter(nipt))).toEqual([]);
});

test('every valid personal number of the test vectors is valid', ({ skip }) => {
  skip(vectors === null, absent);
  const right = [...(vectors?.nid.valid ?? []), ...(vectors?.nid.synthetic ?? [])];
  expect(right.length).toBeGreaterThan(5);
  expect(right.filter((id) => !isNationalId(id) || !hasCheckLetter(id))).toEqual([]);
});

test.each([
  ['AL J 91402501 L', 'J91402501L'],
  ['(AL) j91402501l', 'J91402501L'],
  ['j-9140.2501/l', 'J91402501L'],
  ['ALJ91402501L', 'J91402501L'],
  ['AL12345678', 'AL12345678'],
])('the tax id %j is normalized to %j', (written, canonical) => {
  expect(canonicalTaxId(written)).toBe(canonical);
});

test.each(['J91402501L', 'K22218003V', 'L12345678A', '(AL) l91412709b'])(
  '%j has the form of a NIPT',
  (text) => {
    expect(isNuis(text)).toBe(true);
  },
);

test.each([
  '',
  'L1234567A',
  'L12345678',
  '123456789A',
  'L123456789',
  'LL2345678A',
  'J9140ë2501L',
  'J91402501L;',
])('%j does not have the form of a NIPT', (text) => {
  expect(isNuis(text)).toBe(false);
});

test.each([
  ['J00101999W', true],
  ['J03101999W', true],
  ['J05101999W', true],
  ['J08101999W', true],
  ['T99212318A', true],
  ['J00001999W', false],
  ['J01301999W', false],
  ['J03001999W', false],
  ['J09301999W', false],
  ['J00100999W', false],
  ['J00132999W', false],
  ['U00101999W', false],
  ['J0010199W', false],
])('the personal number %j is valid: %j', (text, isRight) => {
  expect(isNationalId(text)).toBe(isRight);
});

test.each(['J91402501M', 'L12345678A', 'Z22218003V', 'J9140250L', ''])(
  '%j has no valid check letter',
  (text) => {
    expect(hasCheckLetter(text)).toBe(false);
  },
);

test('the check letter of a NIPT detects any single wrong digit', () => {
  const nipt = 'J91402501L';
  for (let place = 1; place < 9; place += 1) {
    const slipped = nipt.slice(0, place) + String((Number(nipt[place]) + 1) % 10) + nipt.slice(place + 1);
    expect(hasCheckLetter(slipped), slipped).toBe(false);
  }
});

const examples: Record<
  ClientIdType,
  { readonly right: readonly string[]; readonly wrong: readonly string[] }
> = {
  NUIS: { right: ['L91412709B', 'al l 91412709 b'], wrong: ['91412709', 'L9141270B'] },
  ID: { right: ['J00115123Q'], wrong: ['J01315123Q', 'J00115123'] },
  PASS: { right: ['BA123456', 'ab 12-345', '12345'], wrong: ['1234', 'ÇA123456', 'x'.repeat(21)] },
  VAT: { right: ['IT01234567890', 'DE 123 456 789', 'XI12'], wrong: ['01234567890', 'I1234', 'IT1'] },
  TAX: { right: ['123', 'ABC-9'], wrong: ['12', 'x'.repeat(21), '12#'] },
  SOC: { right: ['A12', '0123456789'], wrong: ['1', '--'] },
  POINTS: { right: ['00042', '99999', '1 2 3 4 5'], wrong: ['4242', '123456', '1234a'] },
};

test.each(clientIdTypes)('an id number of type %s is checked by the rule of its type', (type) => {
  const { right, wrong } = examples[type];
  expect(right.filter((text) => !isClientId(type, text))).toEqual([]);
  expect(wrong.filter((text) => isClientId(type, text))).toEqual([]);
});

test('different spellings of the same id number are normalized to the same text', () => {
  expect(canonicalClientId('PASS', ' ba-123 456 ')).toBe('BA123456');
  expect(canonicalClientId('VAT', 'al j91402501l')).toBe('ALJ91402501L');
});
