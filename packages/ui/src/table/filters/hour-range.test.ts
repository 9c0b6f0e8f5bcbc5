import { expect, test } from 'vitest';
import { hourRangeOf, readableHours } from './hour-range.ts';

test.each([
  [['9', '10'], '09:00 – 10:00'],
  [['22', '4'], '22:00 – 04:00'],
  [['', '12'], '00:00 – 12:00'],
  [['20', ''], '20:00 – 24:00'],
  [['20'], '20:00 – 24:00'],
])('the range %j is shown as %s', (values, text) => {
  expect(readableHours(hourRangeOf(values))).toBe(text);
});

test.each([[['24', '0']], [['-1', '25']], [['nine', '1e1']], [['9.5', ' ']]])(
  '%j contains no valid hour, so the range has two open ends',
  (values) => {
    expect(hourRangeOf(values)).toEqual({ from: null, to: null });
  },
);
