import { asMoney, asQuantity, asUnitCost } from '@tezga/domain';
import { expect, test } from 'vitest';
import type { WarehouseDocument } from '../queries.ts';
import {
  entryLine,
  entrySchema,
  entryWorth,
  exitLine,
  exitSchema,
  lineWorth,
  newEntry,
  newExit,
  noNumber,
  withLine,
} from './document-form.ts';

const [documentId, shopId, articleId] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [
  string,
  string,
  string,
];
const article = { _id: articleId, name: 'Miell', sku: 'M-1', cost: asUnitCost(45_500_000n) };
const copied = {
  shopId: 'd'.repeat(24),
  reason: 'surplus',
  supplierId: 'e'.repeat(24),
  notes: 'Kuti',
  lines: [
    {
      articleId,
      name: 'Miell',
      code: 'M-1',
      unit: 'kg',
      quantity: asQuantity(2_500n),
      unitCost: asUnitCost(33_333_333n),
    },
  ],
} as unknown as WarehouseDocument;

test('a new entry has the shop and the reason; an entry made from a purchase also has its supplier', () => {
  const start = { documentId, shopId, copied: null };
  expect(newEntry(start)).toMatchObject({ documentId, shopId, reason: 'goods-received', lines: [] });
  const purchase = { _id: 'f'.repeat(24), subject: { _id: 'e'.repeat(24) } };
  expect(newEntry(start, purchase)).toMatchObject({
    purchaseId: purchase._id,
    supplierId: purchase.subject._id,
  });
  expect(newExit(start)).toMatchObject({ reason: 'consumption', lines: [] });
});

test('a copied document has the lines of its original with editable costs, and a new id', () => {
  const start = { documentId, shopId, copied };
  const line = { articleId, name: 'Miell', code: 'M-1', unit: 'kg', quantity: 2.5 };
  expect(newEntry(start)).toMatchObject({
    documentId,
    shopId: copied.shopId,
    reason: 'surplus',
    lines: [{ ...line, unitCost: 33.333 }],
  });
  expect(newExit(start)).toMatchObject({ reason: 'consumption', lines: [line] });
});

test('scanning an article again raises the quantity of its line', () => {
  const once = withLine([], exitLine(article, 'kg', 1.1));
  expect(withLine(once, exitLine(article, 'kg', 2.2))).toMatchObject([{ articleId, quantity: 3.3 }]);
});

test('a line without a quantity takes the added one, and adding an article without a quantity changes nothing', () => {
  const [empty, one] = [exitLine(article, 'kg', noNumber), exitLine(article, 'kg', 1)];
  expect(withLine([empty], one)).toMatchObject([{ quantity: 1 }]);
  expect(withLine([one], empty)).toEqual([one]);
  expect(withLine([empty], empty)).toEqual([empty]);
});

test('the value of a line is its quantity times its cost, if both are typed', () => {
  const line = entryLine(article, 'kg', 2);
  expect(lineWorth(line)).toBe(asMoney(9_100n));
  const untyped = entryLine({ ...article, cost: asUnitCost(0n) }, 'kg', 2);
  expect(lineWorth(untyped)).toBeNull();
  expect(entryWorth([line, untyped])).toBe(asMoney(9_100n));
});

test('the form refuses a document without lines, and a line without cost', () => {
  const start = { documentId, shopId, copied: null };
  expect(exitSchema.safeParse(newExit(start)).error?.issues[0]?.path).toEqual(['lines']);
  const untyped = entryLine({ _id: articleId, name: 'Miell', sku: 'M-1' }, 'kg', 2);
  const { error } = entrySchema.safeParse({ ...newEntry(start), lines: [untyped] });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['lines.0.unitCost']);
});
