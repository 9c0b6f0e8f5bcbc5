import { expect, test } from 'vitest';
import { casesToTry } from './test-support/cases-to-try.ts';
import {
  endOfTiranaDay,
  hoursOfDay,
  startOfTiranaDay,
  startOfTiranaHour,
  tiranaDateTime,
  tiranaDay,
  tiranaHour,
  tiranaIsoMoment,
} from './tirana-time.ts';

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

test.each([
  ['2026-01-14T23:00:00Z', 0],
  ['2026-01-15T22:59:59.999Z', 23],
  ['2026-07-15T12:00:00Z', 14],
])('at %s the hour in Tirana is %s', (moment, hour) => {
  expect(tiranaHour(new Date(moment))).toBe(hour);
});

test('a day ends where the next day begins, also when summer time begins or ends', () => {
  expect(endOfTiranaDay('2026-03-29').getTime() - startOfTiranaDay('2026-03-29').getTime()).toBe(
    23 * 3_600_000,
  );
  expect(endOfTiranaDay('2026-10-25').getTime() - startOfTiranaDay('2026-10-25').getTime()).toBe(
    25 * 3_600_000,
  );
  expect(endOfTiranaDay('2026-12-31').toISOString()).toBe('2026-12-31T23:00:00.000Z');
});

test.each([
  ['2026-01-15', 9, '2026-01-15T08:00:00.000Z'],
  ['2026-07-15', 9, '2026-07-15T07:00:00.000Z'],
  ['2026-07-15', 24, '2026-07-15T22:00:00.000Z'],
  ['2026-12-31', 24, '2026-12-31T23:00:00.000Z'],
  // On this day the hour from two to three o’clock is skipped.
  ['2026-03-29', 1, '2026-03-29T00:00:00.000Z'],
  ['2026-03-29', 2, '2026-03-29T01:00:00.000Z'],
  ['2026-03-29', 3, '2026-03-29T01:00:00.000Z'],
  // On this day the hour from two to three o’clock occurs twice.
  ['2026-10-25', 2, '2026-10-25T00:00:00.000Z'],
  ['2026-10-25', 3, '2026-10-25T02:00:00.000Z'],
])('on %s the hour %s begins at %s', (day, hour, start) => {
  expect(startOfTiranaHour(day, hour).toISOString()).toBe(start);
});

test.each([
  [9, 10, [9]],
  [22, 24, [22, 23]],
  [22, 2, [0, 1, 22, 23]],
])('hoursOfDay from %s to %s o’clock returns the hours %j', (from, to, hours) => {
  expect(hoursOfDay(from, to)).toEqual(hours);
});

test('from midnight to midnight, or from any hour to the same hour, hoursOfDay returns all 24 hours', () => {
  expect([hoursOfDay(0, 24), hoursOfDay(9, 9)].map(({ length }) => length)).toEqual([24, 24]);
});

test('a moment is formatted in Tirana time', () => {
  const moment = new Date('2026-11-14T23:05:09Z');
  expect(tiranaDateTime(moment)).toBe('15.11.2026 00:05');
  expect(tiranaDateTime(moment, { seconds: true })).toBe('15.11.2026 00:05:09');
});

test.each([
  ['2026-11-14T17:42:05.999Z', '2026-11-14T18:42:05+01:00'],
  ['2026-07-01T22:00:00Z', '2026-07-02T00:00:00+02:00'],
  ['2026-12-31T23:00:00Z', '2027-01-01T00:00:00+01:00'],
  // The offset distinguishes the two occurrences of the hour.
  ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
])('tiranaIsoMoment formats %s as %s', (moment, formatted) => {
  expect(tiranaIsoMoment(new Date(moment))).toBe(formatted);
});

test('the cached hours give the same results as Intl for all half hours of two years, in any order', () => {
  const calendar = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Tirane',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const halfHour = 1_800_000;
  const start = Date.parse('2026-01-01T00:07:09.876Z');
  const count = 2 * 365 * 48;
  const steps = casesToTry(process.env, count, 4000);
  for (let step = 0; step < steps; step += 1) {
    // A step that is coprime to the count visits every moment once, in a mixed order.
    const moment = new Date(start + ((step * 7_919) % count) * halfHour);
    const [day = '', time = ''] = calendar.format(moment).split(' ');
    expect(tiranaDay(moment)).toBe(day);
    expect(tiranaHour(moment)).toBe(Number(time.slice(0, 2)));
    expect(tiranaDateTime(moment, { seconds: true }).slice(11)).toBe(time);
    expect(tiranaIsoMoment(moment).slice(0, 19)).toBe(`${day}T${time}`);
  }
});
