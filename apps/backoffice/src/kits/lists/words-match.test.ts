import { expect, test } from 'vitest';
import { wordsMatch } from './words-match.ts';

test.each([
  ['Veprimtaria', 'vep', true],
  ['Shitjet sipas klientit', 'klient shit', true],
  ['Klientë', 'kliente', true],
  ['Çmimet', 'cm', true],
  ['Bizneset', '', true],
  ['Bizneset', 'set', false],
])('the name %j matches the typed words %j: %s', (name, typed, found) => {
  expect(wordsMatch(name, typed)).toBe(found);
});
