import { expect, test } from 'vitest';
import { fiscalName, isFiscalNameCut } from './fiscal-name.ts';

test.each([
  ['a short name is unchanged', 'Miell', 'Miell'],
  ['a name of fifty characters is unchanged', 'x'.repeat(50), 'x'.repeat(50)],
  ['a name of fifty characters of two UTF-16 units each is unchanged', '😀'.repeat(50), '😀'.repeat(50)],
  ['a longer name is cut to fifty characters', 'x'.repeat(51), 'x'.repeat(50)],
  ['a name is not cut between a letter and its accent', `${'x'.repeat(49)}e\u0308y`, 'x'.repeat(49)],
  ['a name is not cut inside a combined emoji', `${'x'.repeat(48)}👩‍👩‍👧`, 'x'.repeat(48)],
  ['a space at the end of the cut name is removed', `${'x'.repeat(49)} yz`, 'x'.repeat(49)],
  [
    'a single letter that is longer than the limit is cut',
    `e${'\u0308'.repeat(80)}`,
    `e${'\u0308'.repeat(49)}`,
  ],
])('%s', (_title, name, expected) => {
  expect(fiscalName(name)).toBe(expected);
  expect(isFiscalNameCut(name)).toBe(name !== expected);
});
