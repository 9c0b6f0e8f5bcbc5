import { expect, test } from 'vitest';
import { wordsMatch } from './words-match.ts';

test.each([
  ['Veprimtaria', 'vep', true],
  ['Shitjet sipas klientit', 'klient shit', true],
  ['Klientë', 'kliente', true],
  ['Çmimet', 'cm', true],
  ['Bizneset', '', true],
  ['Bizneset', 'set', false],
])('%j with %j typed matches: %s', (name, typed, found) => {
  expect(wordsMatch(name, typed)).toBe(found);
});
