import { expect, test } from 'vitest';
import { codeIn, isPublicPath } from './public-path.ts';

test.each([
  ['/forgot', true],
  ['/mailbox', true],
  ['/first-start', true],
  ['/v/abc', true],
  ['/r/abc-DEF_1', true],
  ['/', false],
  ['/r/', false],
  ['/r/a/b', false],
  ['/roles', false],
  ['/forgot/me', false],
  ['/select_business', false],
])('%s is a public path: %s', (path, isBefore) => {
  expect(isPublicPath(path)).toBe(isBefore);
});

test('the code in a path is decoded, and a malformed one is null', () => {
  expect(codeIn('/r/a%2Fb')).toBe('a/b');
  expect(codeIn('/v/%')).toBeNull();
});
