import { expect, test } from 'vitest';
import { unitsInOrder } from './units-in-order.ts';

test('units that mean a piece come first, and the others stay in their order', () => {
  const units = [
    { name: 'arkë', code: 'CR' },
    { name: 'kg', code: 'KGM' },
    { name: 'cope', code: 'XPP' },
    { name: 'copë', code: 'H87' },
  ];
  expect(unitsInOrder(units)).toEqual(['copë', 'cope', 'arkë', 'kg']);
});
