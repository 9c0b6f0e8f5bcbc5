import { expect, test } from 'vitest';
import { dueDay, sentRange, type SendingTime } from './report-schedule.ts';

const daily: SendingTime = { frequency: 'daily', weekday: 1, monthDay: 1, hour: 8 };
const weekly: SendingTime = { ...daily, frequency: 'weekly' };
const monthly: SendingTime = { ...daily, frequency: 'monthly', monthDay: 31 };
const due = (time: SendingTime, after: string, now: string) => dueDay(time, new Date(after), new Date(now));

test.each([
  ['winter', '2026-01-10T06:59:59Z', '2026-01-10T07:00:00Z'],
  ['summer', '2026-07-10T05:59:59Z', '2026-07-10T06:00:00Z'],
  ['the first day of summer time', '2026-03-29T05:59:59Z', '2026-03-29T06:00:00Z'],
  ['the last day of summer time', '2026-10-25T06:59:59Z', '2026-10-25T07:00:00Z'],
])('a daily report is due at eight in Tirana and not before, in %s', (_when, before, at) => {
  const after = new Date(Date.parse(at) - 3_600_000 * 20).toISOString();
  expect([due(daily, after, before), due(daily, after, at)]).toEqual([null, at.slice(0, 10)]);
});

test('a schedule is due an hour later if summer time skips its hour, and at the first occurrence if the hour occurs twice', () => {
  const atTwo = { ...daily, hour: 2 };
  expect(due(atTwo, '2026-03-28T12:00:00Z', '2026-03-29T00:59:59Z')).toBeNull();
  expect(due(atTwo, '2026-03-28T12:00:00Z', '2026-03-29T01:00:00Z')).toBe('2026-03-29');
  expect(due(atTwo, '2026-10-24T12:00:00Z', '2026-10-25T00:00:00Z')).toBe('2026-10-25');
  expect(due(atTwo, '2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z')).toBeNull();
});

test('a schedule that is created after its hour is not due on the same day', () => {
  expect(due(daily, '2026-01-10T07:30:00Z', '2026-01-10T20:00:00Z')).toBeNull();
});

test('after an outage only the newest missed day is due', () => {
  expect(due(daily, '2026-01-01T00:00:00Z', '2026-01-10T12:00:00Z')).toBe('2026-01-10');
  expect(due(weekly, '2026-01-01T00:00:00Z', '2026-01-14T12:00:00Z')).toBe('2026-01-12');
});

test.each([
  ['2026-02-28', '2026-02-28T07:00:00Z'],
  ['2028-02-29', '2028-02-29T07:00:00Z'],
  ['2026-04-30', '2026-04-30T06:00:00Z'],
  ['2026-12-31', '2026-12-31T07:00:00Z'],
])('a report of the 31st is due on the last day of the month, %s, and not on the day before', (day, at) => {
  const month = new Date(Date.parse(at) - 20 * 86_400_000).toISOString();
  const dayBefore = new Date(Date.parse(at) - 86_400_000).toISOString();
  expect([due(monthly, month, dayBefore), due(monthly, month, at)]).toEqual([null, day]);
});

test.each([
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['lastWeek', '2026-11-16', '2026-11-09', '2026-11-15'],
  ['lastWeek', '2026-11-22', '2026-11-09', '2026-11-15'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
] as const)('the period %s of a report sent on %s is %s to %s', (period, day, from, to) => {
  expect(sentRange(period, day)).toEqual({ from, to });
});
