import { expect, test } from 'vitest';
import { documentNumberText } from './document-number.ts';

test('the year of a document number is the year in Tirana, where it begins an hour before the year in UTC', () => {
  expect(documentNumberText(7, new Date('2026-12-31T22:59:59Z'))).toBe('7/2026');
  expect(documentNumberText(1, new Date('2026-12-31T23:00:00Z'))).toBe('1/2027');
});
