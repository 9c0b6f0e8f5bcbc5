import { asQuantity } from '@tezga/domain';
import { expect, test } from 'vitest';
import type { WarehouseDocument } from '../queries.ts';
import {
  adjustmentSchema,
  comparedLines,
  countLine,
  differenceOf,
  newAdjustment,
} from './adjustment-form.ts';

const [documentId, shopId, articleId] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [
  string,
  string,
  string,
];
const beans = countLine({ _id: articleId, name: 'Kafe', sku: 'K-1' }, 'kg', 7.5);
const stock = new Map([[articleId, { quantity: asQuantity(10_000n) }]]);

test('a line shows the difference after its stock is loaded and its count is typed', () => {
  expect(differenceOf(beans)).toBeNull();
  const [compared] = comparedLines([beans], stock);
  expect(compared?.expected).toBe(10);
  expect(compared && differenceOf(compared)).toBe(asQuantity(-2_500n));
  expect(differenceOf({ quantity: '' as unknown as number, expected: 10 })).toBeNull();
});

test('comparing the lines with an unchanged stock returns the same array', () => {
  const lines = comparedLines([beans], stock);
  expect(comparedLines(lines, stock)).toBe(lines);
  expect(comparedLines(lines, new Map())[0]?.expected).toBeNull();
});

test('a copied adjustment has the articles of its original, without their counts', () => {
  const line = { articleId, name: 'Kafe', code: 'K-1', unit: 'kg', quantity: asQuantity(-2_500n) };
  const copied = {
    shopId,
    reason: 'stocktake',
    notes: 'Rafti 3',
    lines: [line],
  } as unknown as WarehouseDocument;
  const copy = newAdjustment({ documentId, shopId: 'd'.repeat(24), copied });
  expect(copy).toMatchObject({ documentId, shopId, reason: 'stocktake', notes: 'Rafti 3' });
  expect(copy.lines).toMatchObject([{ articleId, quantity: '', expected: null }]);
  const { error } = adjustmentSchema.safeParse(copy);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['lines.0.quantity']);
});

test('an empty cost means the average cost, and a count of zero is valid', () => {
  const start = newAdjustment({ documentId, shopId, copied: null });
  const { data } = adjustmentSchema.safeParse({ ...start, lines: [{ ...beans, quantity: 0 }] });
  expect(data?.lines).toMatchObject([{ quantity: 0n, expected: null, unitCost: null }]);
});
