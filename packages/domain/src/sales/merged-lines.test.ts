import { asMoney, asPercent, asQuantity } from '../amounts.ts';
import { expect, test } from 'vitest';
import type { CartLine } from './cart.ts';
import { mergedLines } from './merged-lines.ts';
import { aLine } from './test-support/example-sale.ts';

test('equal lines are merged at the position of the first one', () => {
  const tea = aLine({ articleId: '65a000000000000000000002', name: 'Çaj' });
  expect(
    mergedLines([aLine({ quantity: asQuantity(2000n) }), tea, aLine({ quantity: asQuantity(500n) })]),
  ).toEqual([aLine({ quantity: asQuantity(2500n) }), tea]);
});

test.each<[string, Partial<CartLine>]>([
  ['another article', { articleId: '65a000000000000000000002' }],
  ['another name', { name: 'Kafe e madhe' }],
  ['another price', { unitPrice: asMoney(12_001n) }],
  ['another rate', { tax: { percent: 10n } }],
  ['an exemption', { tax: { exemption: 'TYPE_1' } }],
  ['another discount', { discount: asPercent(1n) }],
  ['a discount that does not reduce the tax base', { lowersTaxBase: false }],
  ['another unit', { unit: 'kg' }],
  ['a returned quantity', { quantity: asQuantity(-1000n) }],
])('a line with %s is not merged', (_what, changes) => {
  const lines = [aLine(), aLine(changes)];
  expect(mergedLines(lines)).toEqual(lines);
});

test('lines that differ but give the same text when their fields are concatenated are not merged', () => {
  const lines = [aLine({ name: 'a', sku: 'b|c' }), aLine({ name: 'a|b', sku: 'c' })];
  expect(mergedLines(lines)).toHaveLength(2);
});
