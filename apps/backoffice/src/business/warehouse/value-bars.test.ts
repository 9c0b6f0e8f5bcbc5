import { asMoney } from '@tezga/domain';
import { expect, test } from 'vitest';
import { valueBars } from './value-bars.ts';

const part = (name: string, value: bigint) => ({ name, value: asMoney(value) });

test('bars are scaled to the longest one, also if a value is negative', () => {
  expect(valueBars([part('a', 50n), part('b', -200n)], 'rest')).toEqual([
    { name: 'b', value: -200n, percent: 100 },
    { name: 'a', value: 50n, percent: 25 },
  ]);
});

test('parts without a value have bars of length zero', () => {
  expect(valueBars([part('a', 0n)], 'rest')).toEqual([{ name: 'a', value: 0n, percent: 0 }]);
});

test('with more than six parts, the smallest are summed in the last bar', () => {
  const parts = [7n, 6n, 5n, 4n, 3n, 2n, 1n].map((value) => part(`p${value}`, value));
  expect(valueBars(parts, 'rest').map(({ name, value }) => [name, value])).toEqual([
    ['p7', 7n],
    ['p6', 6n],
    ['p5', 5n],
    ['p4', 4n],
    ['p3', 3n],
    ['rest', 3n],
  ]);
});
