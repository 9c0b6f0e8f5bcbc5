import { expect, test } from 'vitest';
import { fiscalName, isFiscalNameCut } from './fiscal-name.ts';

test.each([
  ['a short name stays', 'Miell', 'Miell'],
  ['fifty characters stay', 'x'.repeat(50), 'x'.repeat(50)],
  ['fifty characters of two UTF-16 units each stay', '😀'.repeat(50), '😀'.repeat(50)],
  ['a longer name is cut to fifty', 'x'.repeat(51), 'x'.repeat(50)],
  ['a letter and its accent are not separated', `${'x'.repeat(49)}e\u0308y`, 'x'.repeat(49)],
  ['a family of emoji is not separated', `${'x'.repeat(48)}👩‍👩‍👧`, 'x'.repeat(48)],
  ['no space is left at the end', `${'x'.repeat(49)} yz`, 'x'.repeat(49)],
  [
    'a single letter that is too long is cut all the same',
    `e${'\u0308'.repeat(80)}`,
    `e${'\u0308'.repeat(49)}`,
  ],
])('%s', (_title, name, expected) => {
  expect(fiscalName(name)).toBe(expected);
  expect(isFiscalNameCut(name)).toBe(name !== expected);
});
