import { expect, test } from 'vitest';
import { chosenUnits, standardChoices } from './standard-choices.ts';

const standard = [
  { name: 'copë', code: 'H87', isCommon: true },
  { name: 'kilogram', code: 'KGM', isCommon: true },
  { name: 'miligram', code: 'MGM', isCommon: false },
];
const words = { common: 'Më të përdorurat', others: 'Të tjerat' };

test('a unit that the business already has is not offered, in any spelling', () => {
  const groups = standardChoices(standard, [{ name: 'Cope', code: 'XPP' }], words);
  expect(groups).toEqual([
    { group: 'Më të përdorurat', items: [{ value: 'KGM', label: 'kilogram (KGM)' }] },
    { group: 'Të tjerat', items: [{ value: 'MGM', label: 'miligram (MGM)' }] },
  ]);
});

test('a unit that the business has under another name is not offered again', () => {
  const [common] = standardChoices(standard, [{ name: 'kg', code: 'KGM' }], words);
  expect(common?.items.map(({ value }) => value)).toEqual(['H87']);
});

test('selected codes become units with their names', () => {
  expect(chosenUnits(standard, ['MGM', 'KGM'])).toEqual([
    { name: 'kilogram', code: 'KGM' },
    { name: 'miligram', code: 'MGM' },
  ]);
});
