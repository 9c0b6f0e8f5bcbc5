import { expect, test } from 'vitest';
import { asMoney, asQuantity, asUnitCost, type UnitCost } from '../amounts.ts';
import { emptyStock, type StockState } from './moving-average.ts';
import {
  differenceOf,
  leastQuantity,
  recosted,
  type ChangedStock,
  type PostedMovement,
} from './recosting.ts';

const lek = (amount: number) => asMoney(BigInt(Math.round(amount * 100)));
const pieces = (count: number) => asQuantity(BigInt(count * 1000));
const each = (cost: number) => asUnitCost(BigInt(cost * 1_000_000));
const stock = (quantity: number, value: number, average: number | null): StockState => ({
  quantity: pieces(quantity),
  value: lek(value),
  average: average === null ? null : each(average),
});

const posted = (
  quantity: number,
  unitCost: number,
  after: StockState,
  more: Partial<PostedMovement> = {},
): PostedMovement => ({
  id: `${quantity} at ${unitCost}`,
  quantity: pieces(quantity),
  cost: lek(quantity * unitCost),
  value: lek(quantity * unitCost),
  unitCost: each(unitCost),
  isCostMissing: false,
  setsAverage: false,
  isOfProduction: false,
  documentId: `${quantity} at ${unitCost}`,
  isReversal: false,
  after,
  ...more,
});

const noCost = each(0);

/** Replays a single history. */
const replayed = (changed: ChangedStock, movements: readonly PostedMovement[], articleCost: UnitCost) =>
  recosted([{ ...changed, movements, articleCost }])[0] ?? [];

test('issued goods get the new average, and received goods stay at their cost', () => {
  const later = [posted(-4, 100, stock(6, 600, 100)), posted(6, 130, stock(12, 1380, 115))];
  const changed = { was: stock(10, 1000, 100), is: stock(20, 2300, 115) };
  const [issue, receipt] = replayed(changed, later, noCost);
  expect(issue?.now).toEqual({
    cost: lek(-460),
    unitCost: each(115),
    isCostMissing: false,
    after: stock(16, 1840, 115),
  });
  expect(issue === undefined ? null : differenceOf(issue)).toEqual({ cost: lek(-60), value: lek(-60) });
  expect(receipt?.now).toMatchObject({ cost: lek(780), after: { quantity: pieces(22), value: lek(2620) } });
});

test('an issue that made the stock negative gets the cost of a receipt that is inserted before it', () => {
  const sale = posted(-3, 0, stock(-3, 0, null), { isCostMissing: true });
  const [now] = replayed({ was: emptyStock, is: stock(5, 500, 100) }, [sale], noCost);
  expect(now?.now).toEqual({
    cost: lek(-300),
    unitCost: each(100),
    isCostMissing: false,
    after: stock(2, 200, 100),
  });
});

test('a recosted issue gets the cost in the article if there is no average any more', () => {
  const issue = posted(-2, 100, stock(3, 300, 100));
  const [now] = replayed({ was: stock(5, 500, 100), is: emptyStock }, [issue], each(90));
  expect(now?.now).toMatchObject({ cost: lek(-180), unitCost: each(90), after: stock(-2, -180, null) });
});

test('a replayed cost adjustment sets its average for the changed quantity', () => {
  const revalued = posted(0, 120, stock(5, 600, 120), {
    cost: lek(100),
    value: lek(100),
    setsAverage: true,
  });
  const [now] = replayed({ was: stock(5, 500, 100), is: stock(8, 800, 100) }, [revalued], noCost);
  expect(now?.now).toMatchObject({ cost: lek(160), after: stock(8, 960, 120) });
});

test('a count without a difference leaves the recosted stock unchanged', () => {
  const counted = posted(0, 100, stock(5, 500, 100));
  const [now] = replayed({ was: stock(5, 500, 100), is: stock(8, 960, 120) }, [counted], noCost);
  expect(now?.now).toMatchObject({ cost: lek(0), after: stock(8, 960, 120) });
});

test('a recosting changes no cost if the stock before the movements is unchanged', () => {
  const later = [posted(-4, 100, stock(6, 600, 100)), posted(-6, 100, stock(0, 0, 100))];
  const same = stock(10, 1000, 100);
  const unchanged = replayed({ was: same, is: same }, later, noCost);
  expect(unchanged.map(differenceOf)).toEqual([
    { cost: lek(0), value: lek(0) },
    { cost: lek(0), value: lek(0) },
  ]);
});

test('if a document is recosted, its reversal returns the new cost, and the stock is again as before the document', () => {
  const replaced = { documentId: 'replaced' };
  const later = [
    posted(-4, 100, stock(6, 600, 100), replaced),
    posted(4, 100, stock(10, 1000, 100), { ...replaced, isReversal: true }),
    posted(-1, 100, stock(9, 900, 100)),
  ];
  const changed = { was: stock(10, 1000, 100), is: stock(20, 2300, 115) };
  const [issue, reversal, next] = replayed(changed, later, noCost);
  expect(issue?.now).toMatchObject({ cost: lek(-460), after: stock(16, 1840, 115) });
  expect(reversal?.now).toMatchObject({ cost: lek(460), after: changed.is });
  expect(next?.now).toMatchObject({ cost: lek(-115), after: stock(19, 2185, 115) });
  expect(leastQuantity(changed.was, later)).toBe(pieces(9));
});

test('leastQuantity is the lowest quantity of the stock from the start to the last movement', () => {
  const later = [posted(-4, 100, stock(6, 600, 100)), posted(6, 100, stock(12, 1200, 100))];
  expect(leastQuantity(stock(10, 1000, 100), later)).toBe(pieces(6));
  expect(leastQuantity(stock(3, 300, 100), later)).toBe(pieces(3));
});

const ofProduction = (documentId: string) => ({ documentId, isOfProduction: true });

test('a higher cost of an ingredient raises the cost of its product, and of products that contain this product', () => {
  const histories = [
    {
      was: emptyStock,
      is: emptyStock,
      articleCost: noCost,
      movements: [posted(1, 70, stock(1, 70, 70), ofProduction('cake'))],
    },
    {
      was: emptyStock,
      is: emptyStock,
      articleCost: noCost,
      movements: [
        posted(5, 20, stock(5, 100, 20), ofProduction('dough')),
        posted(-2, 20, stock(3, 60, 20), ofProduction('cake')),
      ],
    },
    {
      was: stock(10, 1000, 100),
      is: stock(20, 2600, 130),
      articleCost: noCost,
      movements: [posted(-1, 100, stock(9, 900, 100), ofProduction('dough'))],
    },
  ];
  const [cake, dough, flour] = recosted(histories);
  expect(flour?.[0]?.now.cost).toBe(lek(-130));
  expect(dough?.[0]?.now).toMatchObject({ cost: lek(130), unitCost: each(26), after: stock(5, 130, 26) });
  expect(dough?.[1]?.now.cost).toBe(lek(-52));
  // The other ingredients of the cake still cost 30.
  expect(cake?.[0]?.now).toMatchObject({ cost: lek(82), after: stock(1, 82, 82) });
});

/** A history of two movements: one production makes the goods, and another one uses them. */
const madeAndUsed = (made: string, used: string) => ({
  was: stock(1, 100, 100),
  is: stock(2, 220, 110),
  articleCost: noCost,
  movements: [
    posted(1, 100, stock(2, 200, 100), ofProduction(made)),
    posted(-1, 100, stock(1, 100, 100), ofProduction(used)),
  ],
});

test('two productions that each use the product of the other are both replayed', () => {
  const replays = recosted([madeAndUsed('first', 'second'), madeAndUsed('second', 'first')]);
  expect(replays.map((replay) => replay.length)).toEqual([2, 2]);
});
