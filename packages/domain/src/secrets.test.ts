import { describe, expect, test } from 'vitest';
import {
  containsOwnName,
  isOperatorCode,
  isPin,
  isWeakPin,
  passwordProblem,
  passwordProblems,
} from './secrets.ts';

describe('a new password', () => {
  test.each([
    ['Mali-i-Dajtit-7', null],
    ['Tezga-2026', 'password-common'],
    ['Password1', 'password-common'],
    ['Fjalëkalimi!123', 'password-common'],
    ['Qwerty123', 'password-common'],
    ['Ëndërr12', null],
    ['Tez1', 'password-too-short'],
    ['TEZGA-2026', 'password-without-lowercase'],
    ['tezga-2026', 'password-without-uppercase'],
    ['Tezga-tezga', 'password-without-digit'],
    ['', 'password-too-short'],
  ])('the password %s has the problem %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  test('a password that violates several rules gets all its problems in order', () => {
    expect(passwordProblems('tez')).toEqual([
      'password-too-short',
      'password-without-uppercase',
      'password-without-digit',
    ]);
    expect(passwordProblems('Mali-i-Dajtit-7')).toEqual([]);
  });
});

test.each([
  ['1234', true],
  ['0000', true],
  ['123', false],
  ['12345', false],
  ['12a4', false],
  ['١٢٣٤', false],
])('PIN %s is valid: %s', (text, isGood) => {
  expect(isPin(text)).toBe(isGood);
});

test.each([
  ['xy123ab456', true],
  ['XY123AB456', false],
  ['xy123ab45', false],
  ['xy123ab4567', false],
])('operator code %s is valid: %s', (text, isGood) => {
  expect(isOperatorCode(text)).toBe(isGood);
});

test.each([
  ['0000', true],
  ['1212', true],
  ['7778', true],
  ['0123', true],
  ['1234', true],
  ['7890', true],
  ['4321', true],
  ['0987', true],
  ['2580', true],
  ['0852', true],
  ['1987', true],
  ['2026', true],
  ['4826', false],
  ['1357', false],
  ['2103', false],
  ['1235', false],
])('PIN %s is weak: %s', (text, isWeak) => {
  expect(isWeakPin(text)).toBe(isWeak);
});

test('more than nine thousand of the ten thousand PINs are allowed', () => {
  const all = Array.from({ length: 10_000 }, (_unused, number) => String(number).padStart(4, '0'));
  expect(all.filter((pin) => !isWeakPin(pin))).toHaveLength(9150);
});

test.each([
  ['Hoxha-1987-x', true],
  ['arta.HOXHA9', true],
  ['Çelësi-Höxha-1', true],
  ['ahox-i-Ri-77', true],
  ['Nr-355691234567', true],
  ['Ana-dhe-deti-5', false],
  ['Mali-i-Dajtit-7', false],
])('the password %s contains the name, e-mail or phone of the person: %s', (password, isContained) => {
  const person = { name: 'Ana Hoxha', email: 'ahox@firma.example', phone: '355691234567' };
  expect(containsOwnName(password, person)).toBe(isContained);
});
