import { expect, test } from 'vitest';
import { searchPatterns } from './search-patterns.ts';

test.each([
  [undefined, []],
  ['   ', []],
  ['Përroi', ['%perroi%']],
  ['ÇA', ['% ca%']],
  ['agim  HOXHA agim', ['%agim%', '%hoxha%']],
  ['100%', [String.raw`%100\%%`]],
  ['a_', [String.raw`% a\_%`]],
  [String.raw`a\b`, [String.raw`%a\\b%`]],
])('the search %j gives the LIKE patterns %j', (search, patterns) => {
  expect(searchPatterns(search)).toEqual(patterns);
});
