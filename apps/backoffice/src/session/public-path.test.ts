import { expect, test } from 'vitest';
import { codeIn, isPublicPath } from './public-path.ts';

test.each([
  ['/forgot', true],
  ['/mailbox', true],
  ['/v/abc', true],
  ['/r/abc-DEF_1', true],
  ['/', false],
  ['/r/', false],
  ['/r/a/b', false],
  ['/roles', false],
  ['/forgot/me', false],
  ['/select_business', false],
])('%s stands before the door: %s', (path, isBefore) => {
  expect(isPublicPath(path)).toBe(isBefore);
});

test('the code of an address is read as it was written, and nonsense is no code', () => {
  expect(codeIn('/r/a%2Fb')).toBe('a/b');
  expect(codeIn('/v/%')).toBeNull();
});
