import { expect, test } from 'vitest';
import { endOfTiranaDay, startOfTiranaDay, tiranaDateTime, tiranaDay } from './tirana-time.ts';

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('the day %s begins at %s', (day, start) => {
  expect(startOfTiranaDay(day).toISOString()).toBe(start);
  expect(tiranaDay(new Date(start))).toBe(day);
});

test('a day ends where the next begins, also when the clock changes', () => {
  expect(endOfTiranaDay('2026-03-29').getTime() - startOfTiranaDay('2026-03-29').getTime()).toBe(
    23 * 3_600_000,
  );
  expect(endOfTiranaDay('2026-10-25').getTime() - startOfTiranaDay('2026-10-25').getTime()).toBe(
    25 * 3_600_000,
  );
  expect(endOfTiranaDay('2026-12-31').toISOString()).toBe('2026-12-31T23:00:00.000Z');
});

test('a moment is written as a clock in Tirana shows it', () => {
  const moment = new Date('2026-11-14T23:05:09Z');
  expect(tiranaDateTime(moment)).toBe('15.11.2026 00:05');
  expect(tiranaDateTime(moment, { seconds: true })).toBe('15.11.2026 00:05:09');
});
