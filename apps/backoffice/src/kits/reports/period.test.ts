import { expect, test } from 'vitest';
import {
  chosenPeriod,
  monthWithin,
  periodFromSearch,
  periodPresets,
  periodToSearch,
  presetPeriod,
  readableRange,
} from './period.ts';

const today = '2026-03-15';

test.each([
  ['today', '2026-03-15', '2026-03-15'],
  ['yesterday', '2026-03-14', '2026-03-14'],
  ['last7Days', '2026-03-09', '2026-03-15'],
  ['last30Days', '2026-02-14', '2026-03-15'],
  ['thisMonth', '2026-03-01', '2026-03-15'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['thisYear', '2026-01-01', '2026-03-15'],
] as const)('the preset %s is from %s to %s', (preset, from, to) => {
  expect(presetPeriod(preset, today)).toEqual({ from, to, preset });
});

test('every period is read from the URL as it was written, and the default period needs no parameter', () => {
  for (const preset of periodPresets) {
    const period = presetPeriod(preset, today);
    expect(periodFromSearch(periodToSearch(period), today)).toEqual(period);
  }
  const chosen = { from: '2025-12-31', to: '2026-01-02', preset: null };
  expect(periodFromSearch(periodToSearch(chosen), today)).toEqual(chosen);
  expect(periodToSearch(presetPeriod('last30Days', today))).toEqual({});
});

test.each([
  {},
  { period: 'always' },
  { from: '2026-02-30', to: '2026-03-01' },
  { from: '2026-03-01' },
  { from: 5, to: null },
])('the invalid URL parameters %j give the default period', (search) => {
  expect(periodFromSearch(search, today)).toEqual(presetPeriod('last30Days', today));
});

test('if the later day of a period is chosen first, the two days are swapped', () => {
  expect(chosenPeriod('2026-03-15', '2026-03-01')).toEqual({
    from: '2026-03-01',
    to: '2026-03-15',
    preset: null,
  });
});

test.each([
  ['2026-03-15', '2026-03-15', '15.03.2026'],
  ['2026-02-14', '2026-03-15', '14.02 – 15.03.2026'],
  ['2025-12-31', '2026-01-02', '31.12.2025 – 02.01.2026'],
])('the range from %s to %s is formatted as %s', (from, to, expected) => {
  expect(readableRange({ from, to })).toBe(expected);
});

test.each([
  ['2026-02-01', '2026-02-01', '2026-02-28'],
  ['2025-01-01', '2025-01-20', '2025-01-31'],
  ['2026-03-01', '2026-03-01', '2026-03-10'],
])('the part of the month %s that is in the range is from %s to %s', (month, from, to) => {
  expect(monthWithin(month, { from: '2025-01-20', to: '2026-03-10' })).toEqual({ from, to });
});
