import { expect, test } from 'vitest';
import { searchRank } from './search-rank.ts';

test.each([
  ['Vaj ulliri', 'vaj', 0],
  ['Vaj ulliri', 'vaj ull', 0],
  ['Vaj ulliri', 'ull vaj', 1],
  ['Ton në vaj', 'VAJ', 1],
  ['Ravaj', 'vaj', 2],
  ['Vaj ulliri', 'vaj lir', 2],
  ['Çaj mali', 'caj', 0],
])('the rank of the text %s in a search for %s is %d', (text, search, rank) => {
  expect(searchRank(text, search)).toBe(rank);
});
