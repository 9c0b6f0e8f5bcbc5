import { expect, test } from 'vitest';
import { asMoney, asQuantity, asUnitCost } from '../amounts.ts';
import { documentValue, issuedQuantities } from './posted-lines.ts';
import { ingredientsOf, producedLines } from './produced-lines.ts';

const units = (count: number) => asQuantity(BigInt(Math.round(count * 1000)));
const lek = (amount: number) => asMoney(BigInt(Math.round(amount * 100)));
const costing = (amount: number) => asUnitCost(BigInt(Math.round(amount * 1_000_000)));
const stock = new Map([
  ['flour', { quantity: units(10), value: lek(1000), average: costing(100) }],
  ['eggs', { quantity: units(30), value: lek(600), average: costing(20) }],
  ['cake', { quantity: units(1), value: lek(100), average: costing(100) }],
]);

test('the cost of a product is the sum of the costs of its ingredients', () => {
  const production = {
    product: { articleId: 'cake', quantity: units(3) },
    ingredients: [
      { articleId: 'flour', quantity: units(1.5) },
      { articleId: 'eggs', quantity: units(6) },
    ],
  };
  const lines = producedLines(production, stock, () => costing(0));
  expect(lines.map(({ cost }) => cost)).toEqual([lek(150), lek(120), lek(270)]);
  expect(lines[2]).toMatchObject({ unitCost: costing(90), after: { quantity: units(4), value: lek(370) } });
  expect(documentValue('production', lines)).toBe(lek(270));
  expect([...issuedQuantities(lines).keys()]).toEqual(['flour', 'eggs']);
});

test('the cost of a product is marked as missing if the cost of an ingredient is missing', () => {
  const production = {
    product: { articleId: 'cake', quantity: units(1) },
    ingredients: [{ articleId: 'salt', quantity: units(1) }],
  };
  const lines = producedLines(production, stock, () => costing(0));
  expect(lines.map(({ isCostMissing }) => isCostMissing)).toEqual([true, true]);
});

test('the quantities of a recipe are multiplied by the produced quantity', () => {
  const recipe = [{ articleId: 'flour', quantity: units(0.333) }];
  expect(ingredientsOf(recipe, units(2.5))).toEqual([{ articleId: 'flour', quantity: units(0.833) }]);
});
