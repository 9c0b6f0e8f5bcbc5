import { expect, test } from 'vitest';
import { groupByDay } from './card-groups.ts';

test('every row stands once, under the day it follows', () => {
  const groups = groupByDay(['14', '14', '13', '14'], (day) => day);
  expect(groups.map(({ day, rows }) => [day, rows.map(({ index }) => index)])).toEqual([
    ['14', [0, 1]],
    ['13', [2]],
    ['14', [3]],
  ]);
});

test('a list without days is one group', () => {
  expect(groupByDay(['a', 'b'], () => null)).toHaveLength(1);
});
