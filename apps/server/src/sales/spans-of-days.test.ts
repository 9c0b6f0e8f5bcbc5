import { endOfTiranaDay, hoursOfDay, startOfTiranaDay, startOfTiranaHour } from '@tezga/domain';
import { expect, test } from 'vitest';
import type { Period } from './kept-periods.ts';
import { spansOf, type Span } from './spans-of-days.ts';

const dayMs = 86_400_000;

function daysFrom(firstDay: string, lastDay: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(firstDay); at <= Date.parse(lastDay); at += dayMs)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

/** Each hour of each day asked for by itself, and then those put together that follow each other. */
function plainSpansOf(days: readonly string[], hours: readonly number[]): Span[] {
  const spans: Span[] = [];
  for (const day of days.toReversed())
    for (const hour of hours.toReversed()) {
      const [start, end] = [startOfTiranaHour(day, hour), startOfTiranaHour(day, hour + 1)];
      const later = spans.at(-1);
      if (start.getTime() === end.getTime()) continue;
      if (later?.start.getTime() === end.getTime()) spans[spans.length - 1] = { start, end: later.end };
      else spans.push({ start, end });
    }
  return spans;
}

const asked = [
  [0, 1],
  [2, 3],
  [1, 4],
  [3, 2],
  [9, 17],
  [20, 8],
  [23, 24],
] as const;
const month = (firstDay: string): Period => ({ span: 'month', firstDay });
const day = (firstDay: string): Period => ({ span: 'day', firstDay });

test.each<[string, readonly Period[], readonly string[]]>([
  ['days around the spring', daysFrom('2026-03-27', '2026-03-31').map(day).toReversed(), []],
  ['days around the autumn', daysFrom('2026-10-23', '2026-10-27').map(day).toReversed(), []],
  [
    'months around the spring',
    ['2026-04-01', '2026-03-01', '2026-02-01'].map(month),
    ['2026-02-01', '2026-04-30'],
  ],
  [
    'months around the autumn',
    ['2026-11-01', '2026-10-01', '2026-09-01'].map(month),
    ['2026-09-01', '2026-11-30'],
  ],
])('%s have the hours that a clock in Tirana shows', (_name, periods, [first, last]) => {
  const days =
    first === undefined || last === undefined
      ? periods.map(({ firstDay }) => firstDay).toReversed()
      : daysFrom(first, last);
  for (const [from, to] of asked) {
    const hours = hoursOfDay(from, to);
    expect([from, to, spansOf(periods, hours)]).toEqual([from, to, plainSpansOf(days, hours)]);
  }
});

test('without hours the days that follow each other are one, also when the clock changes', () => {
  expect(spansOf([month('2026-10-01'), day('2026-09-30'), day('2026-09-12')], null)).toEqual([
    { start: startOfTiranaDay('2026-09-30'), end: endOfTiranaDay('2026-10-31') },
    { start: startOfTiranaDay('2026-09-12'), end: endOfTiranaDay('2026-09-12') },
  ]);
});

test('a night over midnight is one span', () => {
  const spans = spansOf([day('2026-01-02'), day('2026-01-01')], hoursOfDay(20, 8));
  expect(spans.map(({ start, end }) => [start.toISOString(), end.toISOString()])).toEqual([
    ['2026-01-02T19:00:00.000Z', '2026-01-02T23:00:00.000Z'],
    ['2026-01-01T19:00:00.000Z', '2026-01-02T07:00:00.000Z'],
    ['2025-12-31T23:00:00.000Z', '2026-01-01T07:00:00.000Z'],
  ]);
});
