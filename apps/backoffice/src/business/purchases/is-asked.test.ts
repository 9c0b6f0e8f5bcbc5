import { expect, test } from 'vitest';
import { isAsked } from './is-asked.ts';

const since = '2026-11-16T10:00:00.000Z';
const before = { isReady: true, askedAt: '2026-11-16T09:59:59.000Z' };
const after = { isReady: true, askedAt: '2026-11-16T10:00:01.000Z' };

test('only what can be asked is waited for', () => {
  expect(isAsked([after, { isReady: false, askedAt: null }], since)).toBe(true);
  expect(isAsked([after, before], since)).toBe(false);
  expect(isAsked([{ isReady: true, askedAt: null }], since)).toBe(false);
});
