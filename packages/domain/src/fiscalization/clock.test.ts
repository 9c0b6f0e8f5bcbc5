import { expect, test } from 'vitest';
import { clockMinutesAway, refuseWrongClock } from './clock.ts';

const now = new Date('2026-11-17T21:52:58Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const reading = (minutes: number, measuredAt = now) => ({ differenceMs: minutes * 60_000, measuredAt });

test.each([
  ['no reading', null, null],
  ['a correct clock', reading(0), null],
  ['a clock within the tolerance', reading(50), null],
  ['a clock ahead', reading(51), 51],
  ['a clock behind', reading(-51), -51],
  ['a clock that was ahead five minutes ago', reading(90, after(-5)), 90],
  ['a measurement that is too old', reading(90, after(-6)), null],
  ['a measurement from before the clock was set back', reading(2880, after(2880)), null],
])('clockMinutesAway returns the minutes that the clock is off, or null, for %s', (_what, given, minutes) => {
  expect(clockMinutesAway(given, now)).toBe(minutes);
});

test.each([
  ['before now', -10],
  ['now', 0],
  ['a minute ahead', 1],
])('issuing is accepted if the last number of the series is dated %s', (_what, minutes) => {
  expect(() => refuseWrongClock(after(minutes), reading(1), now)).not.toThrow();
});

test('if the last number of the series is dated more than a minute ahead, issuing is refused until that time in Tirana', () => {
  expect(() => refuseWrongClock(after(2880), null, now)).toThrow(
    expect.objectContaining({
      code: 'clock-was-ahead',
      details: { until: expect.stringContaining('22:52:58') },
    }),
  );
});

test('issuing is refused if the server clock differs too much from the clock of the tax authority', () => {
  expect(() => refuseWrongClock(now, reading(90), now)).toThrow(
    expect.objectContaining({ code: 'clock-away' }),
  );
});
