import { expect, test } from 'vitest';
import { codeHash, isGuessable, newCode } from './codes.ts';

test('a code in a link has more than 128 random bits, and a code in an SMS is short enough to type', () => {
  expect(newCode('email')).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(newCode('tel')).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(new Set(Array.from({ length: 1000 }, () => newCode('tel'))).size).toBe(1000);
});

test.each(['ABCD-0101', 'abcd 0101', ' aBcDoLoI ', 'ABCDOIOL'])(
  '%j is read as the code ABCD0101',
  (typed) => {
    expect(codeHash(typed)).toBe(codeHash('ABCD0101'));
  },
);

test('isGuessable() returns true for the length of an SMS code, ignoring dashes and spaces, and false for e-mail codes', () => {
  expect(isGuessable(newCode('tel'))).toBe(true);
  expect(isGuessable('A-B-C-D   -  0-1-0-1')).toBe(true);
  expect(isGuessable(newCode('email'))).toBe(false);
});

test('a code is stored as a hash', () => {
  expect(codeHash('ABCD2345')).toMatch(/^[0-9a-f]{64}$/);
  expect(codeHash('ABCD2345')).not.toBe(codeHash('ABCD2346'));
});
