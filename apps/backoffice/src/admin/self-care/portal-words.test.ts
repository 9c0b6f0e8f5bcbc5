import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { portalDay, statusWord, unitStatusWord, vatWord } from './portal-words.ts';

const words = sq.selfCare;

test.each([
  ['CPSS.ACTIVE', 'Aktiv'],
  ['CPSS.PASSIVE', 'Passiv'],
  ['', 'Passiv'],
])('the status %s of a business is shown as %s', (status, shown) => {
  expect(statusWord(status, words)).toBe(shown);
});

test.each([
  [1, 'E hapur'],
  [5, 'E mbyllur'],
  [3, 'Nuk gjendet'],
])('the status %i of a unit is shown as %s', (status, shown) => {
  expect(unitStatusWord(status, words)).toBe(shown);
});

test.each([
  ['Y', 'Po'],
  ['N', 'Jo'],
])('isInVAT %s is shown as %s', (isInVat, shown) => {
  expect(vatWord(isInVat, words)).toBe(shown);
});

test('a day of the portal is shown with slashes instead of dots, and an empty day stays empty', () => {
  expect([portalDay('14.11.2026'), portalDay('')]).toEqual(['14/11/2026', '']);
});
