import { expect, test } from 'vitest';
import { isWithin } from './is-within.ts';

test.each([
  ['/sales', '/sales', true],
  ['/receipts/new', '/receipts', true],
  ['/sales-summary', '/sales', false],
])('the page %s is within %s: %s', (pathname, path, expected) => {
  expect(isWithin(pathname, path)).toBe(expected);
});
