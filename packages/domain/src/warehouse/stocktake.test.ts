import { expect, test } from 'vitest';
import { asQuantity } from '../amounts.ts';
import { differingCounts, finalCounts, seesExpected } from './stocktake.ts';

const pieces = (count: number) => asQuantity(BigInt(count) * 1000n);
const article = (articleId: string, counted: number | null, expected: number) => ({
  articleId,
  counted: counted === null ? null : pieces(counted),
  expected: pieces(expected),
});
const articles = [article('less', 3, 5), article('same', 2, 2), article('unseen', null, 4)];

test('the stock of articles without a count is unchanged, or becomes zero if the user chooses so', () => {
  expect(finalCounts(articles, 'leave')).toEqual(articles.slice(0, 2));
  expect(finalCounts(articles, 'zero').at(-1)).toEqual(article('unseen', 0, 4));
});

test('the adjustment has only the counts that differ from the expected quantity', () => {
  expect(differingCounts(finalCounts(articles, 'leave'))).toEqual([article('less', 3, 5)]);
});

const blind = { isBlind: true, status: 'open', openedBy: 'ana' } as const;

test.each([
  [{ ...blind, isBlind: false }, 'ben', false, true],
  [blind, 'ben', false, false],
  [blind, 'ana', false, true],
  [blind, 'ben', true, true],
  [{ ...blind, status: 'closed' } as const, 'ben', false, true],
])(
  'in a %j stocktake the user %s (owner: %s) sees the expected quantities: %s',
  (stocktake, userId, isOwner, sees) => {
    expect(seesExpected(stocktake, { userId, isOwner })).toBe(sees);
  },
);
