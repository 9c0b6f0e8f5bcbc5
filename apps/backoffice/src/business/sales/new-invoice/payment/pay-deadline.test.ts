import { expect, test } from 'vitest';
import { dayAfter } from './pay-deadline.ts';

test.each([
  ['2026-11-15', 30, '2026-12-15'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
])('%s plus %d days is %s', (day, days, expected) => {
  expect(dayAfter(day, days)).toBe(expected);
});
