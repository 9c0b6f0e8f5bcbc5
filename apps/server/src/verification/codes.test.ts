import { expect, test } from 'vitest';
import { codeHash, isGuessable, newCode } from './codes.ts';

test('a link’s code holds more than 128 bits of chance, a telephone’s can be typed', () => {
  expect(newCode('email')).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(newCode('tel')).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(new Set(Array.from({ length: 1000 }, () => newCode('tel'))).size).toBe(1000);
});

test.each(['ABCD-0101', 'abcd 0101', ' aBcDoLoI ', 'ABCDOIOL'])('%j is the code ABCD0101', (typed) => {
  expect(codeHash(typed)).toBe(codeHash('ABCD0101'));
});

test('only what could be a telephone’s code can be guessed, however it is written', () => {
  expect(isGuessable(newCode('tel'))).toBe(true);
  expect(isGuessable('A-B-C-D   -  0-1-0-1')).toBe(true);
  expect(isGuessable(newCode('email'))).toBe(false);
});

test('what rests of a code is a hash', () => {
  expect(codeHash('ABCD2345')).toMatch(/^[0-9a-f]{64}$/);
  expect(codeHash('ABCD2345')).not.toBe(codeHash('ABCD2346'));
});
