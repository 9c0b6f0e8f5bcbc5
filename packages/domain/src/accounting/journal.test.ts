import { asExchangeRate, asMoney } from '../amounts.ts';
import { expect, test } from 'vitest';
import { assertBalanced, journalLines, journalOf, lekAmount, postedInLek, voidOf } from './journal.ts';

const source = { sourceType: 'invoice', sourceId: 'i1' } as const;
const lines = (...amounts: [string, bigint][]) =>
  journalLines(
    amounts.map(([accountPath, amount]) => ({ accountPath, amount: lekAmount(asMoney(amount)) })),
    postedInLek,
  );

test('a positive posting is a debit, a negative one a credit, and zero is left out', () => {
  expect(lines(['a', 5n], ['b', -5n], ['c', 0n])).toEqual([
    { accountPath: 'a', debit: 5n, credit: 0n, debitMon: 5n, creditMon: 0n, ...postedInLek },
    { accountPath: 'b', debit: 0n, credit: 5n, debitMon: 0n, creditMon: 5n, ...postedInLek },
  ]);
});

test('an amount that rounds to zero ALL is still posted in its own currency', () => {
  const postings = [{ accountPath: 'a', amount: { all: asMoney(0n), mon: asMoney(-1n) } }];
  expect(journalLines(postings, { currency: 'JPY', exchangeRate: asExchangeRate(1n) })).toMatchObject([
    { debit: 0n, credit: 0n, creditMon: 1n },
  ]);
});

test('a journal that is unbalanced by a hundredth throws, and a journal without lines is null', () => {
  expect(() => assertBalanced(lines(['a', 5n], ['b', -4n]))).toThrow('1 hundredths');
  expect(() => journalOf(source, 'sale', '2026-11-15', lines(['a', 5n]))).toThrow('5 hundredths');
  expect(journalOf(source, 'sale', '2026-11-15', [])).toBeNull();
});

test('a reversal has the source and kind of its journal and the day of the cancellation, and cannot itself be reversed', () => {
  const journal = journalOf(source, 'sale', '2026-11-15', lines(['a', 5n], ['b', -5n]));
  if (journal === null) throw new Error('no journal');
  const mirror = voidOf(journal, '2026-12-01');
  expect(mirror).toEqual({
    ...source,
    kind: 'sale',
    day: '2026-12-01',
    isVoid: true,
    lines: lines(['a', -5n], ['b', 5n]),
  });
  expect(() => voidOf(mirror, '2026-12-02')).toThrow('cannot be reversed');
});
