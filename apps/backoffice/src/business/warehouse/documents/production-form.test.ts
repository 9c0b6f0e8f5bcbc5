import { asMoney, asQuantity, asUnitCost } from '@tezga/domain';
import { expect, test } from 'vitest';
import type { WarehouseDocument } from '../queries.ts';
import { exitLine } from './document-form.ts';
import {
  followedLines,
  newProduction,
  productionCost,
  productionSchema,
  recipeLines,
} from './production-form.ts';

const [documentId, shopId, flour, eggs, cake] = ['a', 'b', 'c', 'd', 'e'].map((letter) =>
  letter.repeat(24),
) as [string, string, string, string, string];
const part = (articleId: string, name: string, thousandths: bigint) => ({
  articleId,
  name,
  code: name,
  unit: 'kg',
  quantity: asQuantity(thousandths),
});
const recipe = [part(flour, 'Miell', 500n), part(eggs, 'Vezë', 2000n)];
const quantities = (lines: readonly { readonly quantity: number }[]) => lines.map(({ quantity }) => quantity);

test('a change of the produced quantity changes the ingredients, except quantities that were changed by hand', () => {
  const lines = recipeLines(recipe, 3);
  expect(quantities(lines)).toEqual([1.5, 6]);
  const changed = lines.map((line) =>
    line.articleId === flour ? Object.assign({}, line, { quantity: 1.6 }) : line,
  );
  const added = [...changed, exitLine({ _id: cake, name: 'Kripë', sku: 'K' }, 'kg', 0.1)];
  expect(quantities(followedLines(added, recipe, { from: 3, to: 5 }))).toEqual([1.6, 10, 0.1]);
});

test('a copied production takes the product from the last line of the original and the ingredients from the others', () => {
  const lines = [part(flour, 'Miell', -1500n), part(eggs, 'Vezë', -6000n), part(cake, 'Kek', 3000n)];
  const copied = { shopId, notes: 'Furra 2', lines } as unknown as WarehouseDocument;
  const copy = newProduction({ documentId, shopId: documentId, copied });
  expect(copy).toMatchObject({ documentId, shopId, articleId: cake, quantity: 3, notes: 'Furra 2' });
  expect(quantities(copy.lines)).toEqual([1.5, 6]);
  expect(productionSchema.safeParse(copy).success).toBe(true);
});

test('an empty production form reports that the product and the ingredients are missing', () => {
  const { error } = productionSchema.safeParse(newProduction({ documentId, shopId, copied: null }));
  expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual(['articleId', 'lines']);
});

test('the cost of a production is computed only if every ingredient has an average cost', () => {
  const stock = new Map(
    [flour, eggs].map((id) => [
      id,
      { quantity: asQuantity(10_000n), value: asMoney(0n), average: asUnitCost(20_000_000n) },
    ]),
  );
  const lines = recipeLines(recipe, 3);
  expect(productionCost(lines, stock)).toBe(asMoney(15_000n));
  stock.delete(eggs);
  expect(productionCost(lines, stock)).toBeNull();
  expect(productionCost([], stock)).toBeNull();
});
