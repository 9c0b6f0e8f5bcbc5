import { expect, test } from 'vitest';
import type { CellValue, Column } from '../column.ts';
import { copiedText } from './copied-text.ts';

const column = (id: string, value: CellValue): Column<null> => ({
  id,
  header: id,
  width: 1,
  cell: () => null,
  text: () => value,
});

test('a row is copied cell by cell, with amounts as plain numbers and times in Tirana time', () => {
  const columns = [
    column('number', '1848/2026'),
    column('at', new Date('2026-11-14T17:42:07Z')),
    column('nothing', null),
    column('total', -1_860_000n),
  ];
  expect(copiedText(columns, null)).toBe('1848/2026\t14.11.2026 18:42:07\t\t-18600.00');
});

test('an amount in a foreign currency is copied with its currency', () => {
  const price = { ...column('price', 1200n), currency: { header: 'Monedha', of: () => 'EUR' } };
  expect(copiedText([price], null)).toBe('12.00\tEUR');
});
