import { expect, test } from 'vitest';
import { formatDateTime } from './format-date-time.ts';

test.each([
  ['2026-11-14T17:42:11Z', 'minute', '14.11.2026 18:42'],
  ['2026-11-14T17:42:11Z', 'second', '14.11.2026 18:42:11'],
  ['2026-11-14T17:42:11Z', 'day', '14.11.2026'],
  ['2026-07-01T22:30:00Z', 'minute', '02.07.2026 00:30'],
  ['2026-03-29T00:59:59Z', 'second', '29.03.2026 01:59:59'],
  ['2026-03-29T01:00:00Z', 'second', '29.03.2026 03:00:00'],
  ['2026-12-31', 'minute', '31.12.2026'],
  [new Date(Date.UTC(2026, 0, 1)), 'minute', '01.01.2026 01:00'],
  [0, 'second', '01.01.1970 01:00:00'],
  ['', 'minute', '–'],
  ['not a date', 'minute', '–'],
  [null, 'minute', '–'],
  [undefined, 'minute', '–'],
] as const)('the moment %s, formatted to the %s, reads %s in Tirana time', (moment, precision, text) => {
  expect(formatDateTime(moment, precision)).toBe(text);
});
