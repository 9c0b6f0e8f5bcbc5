import { describe, expect, test } from 'vitest';
import { dateOfTyped, isFieldDate, shownDate } from './typed-date.ts';

const today = '2026-11-18';

test.each([
  ['18.11.2026', '2026-11-18'],
  ['8.1.2026', '2026-01-08'],
  ['18/11/26', '2026-11-18'],
  ['18-11-2026', '2026-11-18'],
  ['18.11', '2026-11-18'],
  ['18112026', '2026-11-18'],
  ['181126', '2026-11-18'],
  ['2026-11-18', '2026-11-18'],
  [' 29.02.2028 ', '2028-02-29'],
  ['', ''],
])('a day typed as %j is parsed as %j', (typed, day) => {
  expect(dateOfTyped(typed, { withTime: false, today })).toBe(day);
});

test.each(['29.02.2027', '12/17/2026', '32.1.2026', '18.11.2', 'nesër', '18.11.2026 10:30'])(
  'text that is not a day, such as %j, stays as typed and is no valid date',
  (typed) => {
    const value = dateOfTyped(typed, { withTime: false, today });
    expect(value).toBe(typed);
    expect(isFieldDate(value, false)).toBe(false);
  },
);

describe('a field with a time', () => {
  test.each([
    ['18.11.2026 10:30', '2026-11-18T10:30'],
    ['18.11 9:05', '2026-11-18T09:05'],
    ['18.11.2026 9.05', '2026-11-18T09:05'],
    ['2026-11-18T10:30', '2026-11-18T10:30'],
  ])('the typed text %j is parsed as %j', (typed, moment) => {
    expect(dateOfTyped(typed, { withTime: true, today })).toBe(moment);
    expect(isFieldDate(moment, true)).toBe(true);
  });

  test.each(['18.11.2026', '18.11.2026 24:00', '18.11.2026 10:60'])(
    'the typed text %j is not a valid date with a time',
    (typed) => {
      expect(isFieldDate(dateOfTyped(typed, { withTime: true, today }), true)).toBe(false);
    },
  );
});

test('a date is shown as DD.MM.YYYY HH:mm, and text that is not a date is shown unchanged', () => {
  expect(shownDate('2026-11-18')).toBe('18.11.2026');
  expect(shownDate('2026-11-18T10:30')).toBe('18.11.2026 10:30');
  expect(shownDate('12/17/2026')).toBe('12/17/2026');
});
