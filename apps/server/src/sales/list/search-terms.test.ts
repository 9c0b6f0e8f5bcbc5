import { asMoney } from '@tezga/domain';
import { expect, test } from 'vitest';
import { parseSearch, type SearchTerms } from './search-terms.ts';

const uuid = '6b2f8a54-92f6-4d6f-9a53-3d1b8ff6a0c1';

test.each<[string, Partial<SearchTerms>]>([
  ['12/2026', { numberPrefix: '12/2026' }],
  ['12/', { numberPrefix: '12/' }],
  ['0012/2026', { numberPrefix: '12/2026' }],
  ['12/2026/AB12', { numberPrefix: '12/2026/ab12' }],
  [uuid.toUpperCase(), { code: uuid }],
  [uuid.replaceAll('-', ''), { code: uuid, iic: uuid.replaceAll('-', '').toUpperCase() }],
  ['AL L 91412709 b', { buyerId: 'L91412709B' }],
  ['j90101010a', { buyerId: 'J90101010A' }],
  ['1200', { numberPrefix: '1200/', total: asMoney(120_000n) }],
  ['12000', { numberPrefix: '12000/', total: asMoney(1_200_000n), buyerId: '12000' }],
  ['1200,5', { total: asMoney(120_050n) }],
  ['1200.50', { total: asMoney(120_050n) }],
  ['1.200,50', { total: asMoney(120_050n) }],
  ['1,200.50', { total: asMoney(120_050n) }],
  ['1 200', { total: asMoney(120_000n) }],
  ['1.200', { total: asMoney(120_000n) }],
  ['-45,00', { total: asMoney(-4_500n) }],
  // Amounts as the screens and documents of Tezga format them.
  ['12\u00A0450.00', { total: asMoney(1_245_000n) }],
  ['\u22121\u00A0234\u00A0567.89', { total: asMoney(-123_456_789n) }],
  ['\u221245.00', { total: asMoney(-4_500n) }],
  ['12\u202F450.00', { total: asMoney(1_245_000n) }],
  ['12\u2009450,00', { total: asMoney(1_245_000n) }],
  ['12 450.00', { total: asMoney(1_245_000n) }],
  ['12 450,00', { total: asMoney(1_245_000n) }],
  [
    '5449000000996',
    {
      numberPrefix: '5449000000996/',
      total: asMoney(544_900_000_099_600n),
      buyerId: '5449000000996',
      words: '5449000000996',
    },
  ],
  ['pa1234567', { buyerId: 'PA1234567', words: 'pa1234567' }],
  [' kafe ekspres ', { words: 'kafe ekspres' }],
  ['Çela', { words: 'Çela' }],
  ['12/x', { words: '12/x' }],
  ['1.2.3', { words: '1.2.3' }],
  ['12 45.00', { words: '12 45.00' }],
])('the search text %j is split into its meanings: number, total, buyer id, words', (search, expected) => {
  const found = Object.entries(parseSearch(search) ?? {}).filter(([, value]) => value !== null);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test.each(['', '   '])('parseSearch() returns null for the blank text %j', (search) => {
  expect(parseSearch(search)).toBeNull();
});
