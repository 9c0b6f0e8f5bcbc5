import { expect, test } from 'vitest';
import { isDay } from '../../controls/typed-date.ts';
import { dateRangeOf, daysAfter, presetRange, readableRange } from './date-range.ts';
import type { DateRangePreset } from './date-range.ts';

test.each<[DateRangePreset, string, string, string]>([
  ['today', '2026-11-14', '2026-11-14', '2026-11-14'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['last7Days', '2026-11-03', '2026-10-28', '2026-11-03'],
  ['thisMonth', '2026-11-14', '2026-11-01', '2026-11-14'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-05', '2025-12-01', '2025-12-31'],
])('the period %s on the day %s is %s to %s', (preset, today, from, to) => {
  expect(presetRange(preset, today)).toEqual({ from, to });
});

test('daysAfter() counts days correctly across the changes to summer time and to winter time', () => {
  expect(daysAfter('2026-03-28', 2)).toBe('2026-03-30');
  expect(daysAfter('2026-10-26', -2)).toBe('2026-10-24');
});

test('a range whose last day is before its first day is put in order', () => {
  expect(dateRangeOf(['2026-11-14', '2026-10-16'])).toEqual({ from: '2026-10-16', to: '2026-11-14' });
});

test.each([[['x', '2026-11-14']], [['2026-13-01', '2026-11-14']], [['', '2026-11-14']]])(
  'the range %j is open at its beginning',
  (values) => {
    expect(dateRangeOf(values)).toEqual({ from: '', to: '2026-11-14' });
  },
);

test.each([
  ['2026-10-16', '2026-11-14', '16.10 – 14.11.2026'],
  ['2025-12-30', '2026-01-02', '30.12.2025 – 02.01.2026'],
  ['2026-11-14', '2026-11-14', '14.11.2026'],
  ['', '2026-11-14', '– 14.11.2026'],
  ['2026-11-14', '', '14.11.2026 –'],
])('the range from "%s" to "%s" is shown as %s', (from, to, text) => {
  expect(readableRange({ from, to })).toBe(text);
});

test('a day that is not in the calendar is rejected', () => {
  expect(['2026-02-29', '2026-2-1', '14.11.2026', ''].some(isDay)).toBe(false);
  expect(isDay('2028-02-29')).toBe(true);
});
