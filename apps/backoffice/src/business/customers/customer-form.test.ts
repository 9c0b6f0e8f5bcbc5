import { clientIdProblem } from '@tezga/contract';
import { clientIdTypes } from '@tezga/domain';
import { expect, test } from 'vitest';
import {
  customerSchema,
  exampleOf,
  hasSlip,
  newCustomer,
  numberToFind,
  withTaxpayer,
} from './customer-form.ts';

test.each(clientIdTypes)('the example for %s is a valid number of that type', (type) => {
  expect(clientIdProblem(type, exampleOf[type])).toBeNull();
  expect(hasSlip(type, exampleOf[type])).toBe(false);
});

test.each([
  ['NUIS', 'L91412709C', true],
  ['NUIS', 'l 91412709 c', true],
  ['ID', 'J00115123A', true],
  ['NUIS', 'L9141', false],
  ['NUIS', '', false],
  ['PASS', 'L91412709C', false],
] as const)('the %s %s has a wrong check letter: %s', (type, number, slip) => {
  expect(hasSlip(type, number)).toBe(slip);
});

test('a duplicate number is searched in its stored form, and only when the typed number is complete', () => {
  expect(numberToFind('NUIS', 'al l91412709b')).toBe('L91412709B');
  expect(numberToFind('NUIS', 'L914')).toBeNull();
});

test('an empty form reports the missing name, address and town', () => {
  const checked = customerSchema.safeParse(newCustomer.values);
  expect(checked.error?.issues.map(({ path }) => path)).toEqual([['name'], ['address'], ['town']]);
});

test('the taxpayer register fills in the fields that it knows and leaves the others unchanged', () => {
  const taxpayer = { nipt: 'L91412709B', name: 'Furra Drita', address: '', town: 'Korçë', country: '' };
  expect(withTaxpayer(taxpayer)).toEqual([
    ['name', 'Furra Drita'],
    ['town', 'Korçë'],
  ]);
});
