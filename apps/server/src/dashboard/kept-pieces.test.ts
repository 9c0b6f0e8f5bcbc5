import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, daysOf, lastOfMonth, monthsOf, timeBefore, type DayRange } from './calendar.ts';
import { keptPieces, listedTimes } from './kept-pieces.ts';

/** How often each day is counted, those that are taken off again left out. */
function countedDays(range: DayRange): string[] {
  const counts = new Map<string, number>();
  for (const { span, sign, ...days } of keptPieces(range)) {
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

test('whatever the range, its pieces count each of its days once and no other', () => {
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
])('from %s to %s only %s days are read', (from, to, expected) => {
  const days = keptPieces({ from, to }).filter(({ span }) => span === 'day');
  expect(days.flatMap(daysOf)).toHaveLength(expected);
});

test.each([
  ['2026-11-15', '2026-11-15', '2026-11-14', '2026-11-14'],
  ['2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08'],
  ['2026-11-01', '2026-11-15', '2026-10-17', '2026-10-31'],
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['2026-10-01', '2026-11-30', '2026-08-01', '2026-09-30'],
])('from %s to %s is compared with %s to %s', (from, to, first, last) => {
  expect(timeBefore({ from, to })).toEqual({ from: first, to: last });
});

test('the times whose best are listed make up a range without a gap', () => {
  fc.assert(
    fc.property(fc.nat(1500), fc.nat(900), (start, length) => {
      const from = dayAfter('2023-01-01', start);
      const range = { from, to: dayAfter(from, length) };
      expect(listedTimes(range, '2025-06-15').flatMap(daysOf)).toEqual(daysOf(range));
    }),
    { numRuns: 200 },
  );
});

const written = (times: readonly DayRange[]) => times.map(({ from, to }) => `${from} ${to}`);

test('the longest times are taken first', () => {
  expect(written(listedTimes({ from: '2023-12-20', to: '2025-03-12' }, '2026-11-15'))).toEqual([
    '2023-12-20 2023-12-29',
    '2023-12-30 2023-12-30',
    '2023-12-31 2023-12-31',
    '2024-01-01 2024-12-31',
    '2025-01-01 2025-01-31',
    '2025-02-01 2025-02-28',
    '2025-03-01 2025-03-10',
    '2025-03-11 2025-03-11',
    '2025-03-12 2025-03-12',
  ]);
});

test('thirty days are three times, wherever they begin', () => {
  expect(written(listedTimes({ from: '2026-05-17', to: '2026-06-15' }, '2026-11-15'))).toEqual([
    '2026-05-17 2026-05-26',
    '2026-05-27 2026-06-05',
    '2026-06-06 2026-06-15',
  ]);
});

test('in a long time months are taken, even where more days are left over than tens of days had', () => {
  const times = listedTimes({ from: '2024-01-23', to: '2024-08-09' }, '2026-11-15');
  expect(times.filter(({ span }) => span === 'month')).toHaveLength(6);
  expect(times).toHaveLength(6 + 9 + 9);
});

test('the day that runs lies in no list', () => {
  expect(written(listedTimes({ from: '2026-11-06', to: '2026-11-20' }, '2026-11-16'))).toEqual([
    '2026-11-06 2026-11-15',
    '2026-11-16 2026-11-20',
  ]);
  expect(written(listedTimes({ from: '2026-11-16', to: '2026-11-16' }, '2026-11-16'))).toEqual([
    '2026-11-16 2026-11-16',
  ]);
});
