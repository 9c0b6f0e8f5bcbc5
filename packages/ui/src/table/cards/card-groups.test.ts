import { expect, test } from 'vitest';
import { groupByDay, isWholeDay } from './card-groups.ts';

test('consecutive rows of the same day form one group, and each row is in exactly one group', () => {
  const groups = groupByDay(['14', '14', '13', '14'], (day) => day);
  expect(groups.map(({ day, rows }) => [day, rows.map(({ index }) => index)])).toEqual([
    ['14', [0, 1]],
    ['13', [2]],
    ['14', [3]],
  ]);
});

test('a list that is not grouped by day is one group', () => {
  expect(groupByDay(['a', 'b'], () => null)).toHaveLength(1);
});

test.each([
  [{ isFirstPage: true, isLastPage: true }, [true, true, true]],
  [{ isFirstPage: true, isLastPage: false }, [true, true, false]],
  [{ isFirstPage: false, isLastPage: false }, [false, true, false]],
  [{ isFirstPage: false, isLastPage: true }, [false, true, true]],
])('isWholeDay() for the three days on a page with %j returns %j', (edges, expected) => {
  expect([0, 1, 2].map((place) => isWholeDay(place, 3, edges))).toEqual(expected);
});
