import { expect, test } from 'vitest';
import { nameWords, phoneDigits, searchLine, typedWords } from './search-words.ts';
import { aCustomer } from './a-customer.ts';

test('a name is indexed by its lower-case words, with and without accents', () => {
  expect(nameWords('Përroi i  ÇAJUPIT')).toEqual(['përroi', 'i', 'çajupit', 'perroi', 'cajupit']);
});

test.each([
  ['069 123 4567', '355691234567'],
  ['+355 69 123 4567', '355691234567'],
  ['00355691234567', '355691234567'],
  ['(04) 2 230-000', '35542230000'],
  ['', ''],
])('the phone number "%s" is normalized to "%s"', (written, digits) => {
  expect(phoneDigits(written)).toBe(digits);
});

test('the search text of a customer contains name, id number and phone', () => {
  const line = searchLine(aCustomer(1, { name: 'Bar Çajupi', idNumber: 'L91412709B', phone: '069 1' }));
  expect(line).toBe(' bar cajupi l91412709b +355691');
});

test.each([
  [
    'Çajupi bar',
    [
      { word: 'cajupi', digits: null },
      { word: 'bar', digits: null },
    ],
  ],
  ['bar  bar', [{ word: 'bar', digits: null }]],
  ['069 123', [{ word: '069123', digits: '35569123' }]],
  ['+355 69', [{ word: '+35569', digits: '35569' }]],
  ['  ', []],
])('the typed text "%s" is split into words, unless it is a phone number', (text, words) => {
  expect(typedWords(text)).toEqual(words);
});
