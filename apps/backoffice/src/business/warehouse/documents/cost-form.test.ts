import { asMoney, asQuantity, asUnitCost } from '@tezga/domain';
import { expect, test } from 'vitest';
import type { WarehouseDocument } from '../queries.ts';
import { changeOfValue, costLine, costSchema, newCostAdjustment, wholeChange } from './cost-form.ts';
import { withLine } from './document-form.ts';

const [documentId, shopId, articleId] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [
  string,
  string,
  string,
];
const beans = costLine({ _id: articleId, name: 'Kafe', sku: 'K-1' }, 'kg');
const state = { quantity: asQuantity(2_500n), value: asMoney(25_000n), average: asUnitCost(100_000_000n) };
const stock = new Map([[articleId, state]]);

test('a line shows the change of the value after its stock is loaded and its cost is typed', () => {
  expect(changeOfValue(beans, stock)).toBeNull();
  const typed = { ...beans, unitCost: 120 };
  expect(changeOfValue(typed, stock)).toBe(asMoney(5_000n));
  expect(changeOfValue(typed, new Map())).toBeNull();
  expect(wholeChange([beans, typed], stock)).toBe(asMoney(5_000n));
});

test('scanning an article again does not change its line in a cost adjustment', () => {
  const lines = [{ ...beans, unitCost: 120 }];
  expect(withLine(lines, beans)).toEqual(lines);
});

test('a copied cost adjustment has the costs of the original, rounded to three decimals; a duplicate article is an error', () => {
  const line = { articleId, name: 'Kafe', code: 'K-1', unit: 'kg', unitCost: asUnitCost(33_333_333n) };
  const copied = { shopId, notes: 'Dogana', lines: [line] } as unknown as WarehouseDocument;
  const copy = newCostAdjustment({ documentId, shopId: 'd'.repeat(24), copied });
  expect(copy).toMatchObject({
    documentId,
    shopId,
    notes: 'Dogana',
    lines: [{ articleId, unitCost: 33.333 }],
  });
  const { error } = costSchema.safeParse({ ...copy, lines: [...copy.lines, ...copy.lines] });
  expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    'lines.1.articleId twice',
  ]);
});
