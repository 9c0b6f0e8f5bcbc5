import { describe, expect, test } from 'vitest';
import { isOperatorCode, isPin, passwordProblem, passwordProblems } from './secrets.ts';

describe('a new password', () => {
  test.each([
    ['Tezga-2026', null],
    ['Ëndërr12', null],
    ['Tez1', 'password-too-short'],
    ['TEZGA-2026', 'password-without-lowercase'],
    ['tezga-2026', 'password-without-uppercase'],
    ['Tezga-tezga', 'password-without-digit'],
    ['', 'password-too-short'],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  test('is told everything it lacks, in order', () => {
    expect(passwordProblems('tez')).toEqual([
      'password-too-short',
      'password-without-uppercase',
      'password-without-digit',
    ]);
    expect(passwordProblems('Tezga-2026')).toEqual([]);
  });
});

test.each([
  ['1234', true],
  ['0000', true],
  ['123', false],
  ['12345', false],
  ['12a4', false],
  ['١٢٣٤', false],
])('PIN %s: %s', (text, isGood) => {
  expect(isPin(text)).toBe(isGood);
});

test.each([
  ['xy123ab456', true],
  ['XY123AB456', false],
  ['xy123ab45', false],
  ['xy123ab4567', false],
])('operator code %s: %s', (text, isGood) => {
  expect(isOperatorCode(text)).toBe(isGood);
});
