import { expect, test } from 'vitest';
import type { Surroundings } from './field.ts';
import { asCode, asList, asVat, asWord, asYesNo, codeMeant } from './read-cells.ts';

const none: Surroundings = { mark: null, words: new Map() };

test.each([
  [20, '20'],
  ['20', '20'],
  ['20%', '20'],
  ['20 %', '20'],
  ['20,00%', '20'],
  [0.2, '20'],
  ['0.2', '20'],
  ['0,06', '6'],
  ['TVSH 10%', '10'],
  [0, '0'],
  ['pa TVSH', '0'],
])('the VAT %j is read as the rate %s', (cell, id) => {
  expect(asVat(cell)).toEqual({ value: id });
});

test('an unknown VAT rate stays text, which the validation then refuses', () => {
  expect(asVat('18%')).toEqual({ value: '18%', hint: 'vat' });
});

test.each([
  [5304000310014, '5304000310014'],
  [1.23e12, '1230000000000'],
  ['  00042 ', '00042'],
  ["'00042", '00042'],
])('the code %j is read as the text %s', (cell, code) => {
  expect(asCode(cell)).toEqual({ value: code });
});

test('a code that a spreadsheet has shortened is not accepted', () => {
  expect(asCode('5,304E+12')).toEqual({ value: '5,304E+12', hint: 'shortened' });
  expect(codeMeant('5,304E+12')).toBe('5304000000000');
});

test('several categories in one cell are all read', () => {
  expect(asList('Pije; Ujë ,Pije')).toEqual({ value: ['Pije', 'Ujë'] });
  expect(asList(' ; ')).toEqual({ value: '' });
});

test.each([
  ['Po', true],
  ['jo', false],
  [true, true],
  [1, true],
  ['x', true],
  ['', ''],
])('the yes-or-no cell %j is read as %j', (cell, value) => {
  expect(asYesNo(cell)).toEqual({ value });
});

test('a word in a cell is read as the code that it stands for', () => {
  const read = asWord('country', (code) => code === 'ALB');
  const surroundings = { mark: null, words: new Map([['shqiperi', 'ALB']]) };
  expect(read('Shqipëri', surroundings)).toEqual({ value: 'ALB' });
  expect(read('alb', none)).toEqual({ value: 'ALB' });
  expect(read('Atlantida', surroundings)).toEqual({ value: 'Atlantida', hint: 'country' });
});
