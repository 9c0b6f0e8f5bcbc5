import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, daysOf, lastOfMonth, monthsOf, rangeBefore, type DayRange } from './calendar.ts';
import { totalsPieces } from './totals-pieces.ts';

/**
 * The days that the pieces count once; fails if a day is counted more than once or subtracted without being
 * counted.
 */
function countedDays(range: DayRange): string[] {
  const counts = new Map<string, number>();
  for (const { span, sign, ...days } of totalsPieces(range)) {
    const counted =
      span === 'day'
        ? daysOf(days)
        : monthsOf(days).flatMap((from) => daysOf({ from, to: lastOfMonth(from) }));
    for (const day of counted) counts.set(day, (counts.get(day) ?? 0) + sign);
  }
  expect(new Set(counts.values())).toEqual(
    new Set([...counts.values()].map((count) => (count === 0 ? 0 : 1))),
  );
  return [...counts].flatMap(([day, count]) => (count === 1 ? [day] : [])).toSorted();
}

test('the totals added and subtracted for a range of days cover each of these days exactly once and no other day', () => {
  fc.assert(
    fc.property(fc.nat(1500), fc.nat(900), (start, length) => {
      const from = dayAfter('2023-01-01', start);
      const range = { from, to: dayAfter(from, length) };
      expect(countedDays(range)).toEqual(daysOf(range));
    }),
    { numRuns: 200 },
  );
});

test.each<[string, string, number]>([
  ['2026-01-01', '2026-12-31', 0],
  ['2026-11-01', '2026-11-15', 15],
  ['2026-11-01', '2026-11-29', 1],
  ['2026-11-02', '2026-11-29', 2],
  ['2025-12-20', '2026-11-29', 13],
])('the sums from %s to %s need %s daily totals besides monthly ones', (from, to, expected) => {
  const days = totalsPieces({ from, to }).filter(({ span }) => span === 'day');
  expect(days.flatMap(daysOf)).toHaveLength(expected);
});

test.each([
  ['2026-11-15', '2026-11-15', '2026-11-14', '2026-11-14'],
  ['2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08'],
  ['2026-11-01', '2026-11-15', '2026-10-17', '2026-10-31'],
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['2026-10-01', '2026-11-30', '2026-08-01', '2026-09-30'],
])('the range %s to %s is compared with %s to %s', (from, to, first, last) => {
  expect(rangeBefore({ from, to })).toEqual({ from: first, to: last });
});
