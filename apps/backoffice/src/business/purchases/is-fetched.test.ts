import { expect, test } from 'vitest';
import { isFetched } from './is-fetched.ts';

const since = '2026-11-16T10:00:00.000Z';
const before = { isReady: true, askedAt: '2026-11-16T09:59:59.000Z' };
const after = { isReady: true, askedAt: '2026-11-16T10:00:01.000Z' };

test('a refresh is finished when every source that is set up was fetched after the start of the refresh', () => {
  expect(isFetched([after, { isReady: false, askedAt: null }], since)).toBe(true);
  expect(isFetched([after, before], since)).toBe(false);
  expect(isFetched([{ isReady: true, askedAt: null }], since)).toBe(false);
});
