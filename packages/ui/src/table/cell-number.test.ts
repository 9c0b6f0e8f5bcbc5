import { expect, test } from 'vitest';
import { formatCellNumber } from './cell-number.ts';
import type { Column } from './column.ts';

const column = (decimals?: number): Column<null> => ({
  id: 'x',
  header: 'x',
  width: 1,
  cell: () => null,
  text: () => null,
  ...(decimals === undefined ? {} : { decimals }),
});

test('a sum is formatted like the cells of its column', () => {
  expect(formatCellNumber(column(), -503_362_000n)).toBe('\u22125\u00A0033\u00A0620.00');
  expect(formatCellNumber(column(3), 1500n)).toBe('1.500');
  expect(formatCellNumber(column(), 8914)).toBe('8\u00A0914');
  expect(formatCellNumber(column(1), 12.5)).toBe('12.5');
});
