import { expect, test } from 'vitest';
import { asMoney, asQuantity, asUnitCost, noMoney, type Quantity } from '../amounts.ts';
import { countedLines, type CountedLine } from './counted-lines.ts';
import { documentValue, issuedQuantities, writtenFigures } from './posted-lines.ts';

const units = (count: number) => asQuantity(BigInt(count) * 1000n);
const lek = (amount: number) => asMoney(BigInt(amount) * 100n);
const costing = (amount: number) => asUnitCost(BigInt(amount) * 1_000_000n);

/** The stock of the tests: ten pieces at a cost of 100 lek. */
const stock = new Map([['beans', { quantity: units(10), value: lek(1000), average: costing(100) }]]);
const counted = (quantity: Quantity, more: Partial<CountedLine> = {}): CountedLine => ({
  articleId: 'beans',
  quantity,
  expected: null,
  unitCost: null,
  ...more,
});
const post = (line: CountedLine, cardCost = 0) => countedLines([line], stock, () => costing(cardCost))[0];

test('a count below the stock removes the missing quantity at the average cost', () => {
  const line = post(counted(units(7)));
  expect(line).toMatchObject({
    quantity: units(3),
    cost: lek(300),
    after: { quantity: units(7), value: lek(700) },
  });
  expect(line && writtenFigures('adjustment', line)).toEqual({
    quantity: units(-3),
    unit_cost: costing(100),
    cost: lek(-300),
  });
});

test('a count above the stock adds the surplus at the average cost, or at the typed cost', () => {
  expect(post(counted(units(12)))).toMatchObject({
    quantity: units(2),
    cost: lek(200),
    unitCost: costing(100),
  });
  expect(post(counted(units(12), { unitCost: costing(40) }))).toMatchObject({
    cost: lek(80),
    after: { quantity: units(12), value: lek(1080), average: costing(90) },
  });
});

test('a count that equals the stock changes nothing', () => {
  const line = post(counted(units(10)));
  expect(line).toMatchObject({ quantity: units(0), cost: noMoney, after: stock.get('beans') });
});

test('goods sold after the count do not change the difference', () => {
  const line = post(counted(units(12), { expected: units(15) }));
  expect(line?.after.quantity).toBe(units(7));
});

test('a count of zero leaves no stock value', () => {
  const odd = new Map([
    ['beans', { quantity: units(3), value: asMoney(1000n), average: asUnitCost(3_333_333n) }],
  ]);
  const [line] = countedLines([counted(units(0))], odd, () => costing(0));
  expect(line).toMatchObject({ cost: asMoney(1000n), residue: noMoney, after: { quantity: 0n, value: 0n } });
});

test('surplus goods adjust the cost of earlier sales if the stock was negative', () => {
  const negative = new Map([['beans', { quantity: units(-5), value: lek(-500), average: costing(100) }]]);
  const [line] = countedLines([counted(units(5), { unitCost: costing(120) })], negative, () => costing(0));
  expect(line).toMatchObject({ cost: lek(1200), adjustment: lek(100), after: { value: lek(600) } });
});

test('surplus goods that were never received get the cost in the article; without one the cost is marked as missing', () => {
  const found = counted(units(2), { articleId: 'milk' });
  expect(post(found, 50)).toMatchObject({ cost: lek(100), isCostMissing: false });
  expect(post(found)).toMatchObject({ cost: noMoney, isCostMissing: true });
});

test('the value of an adjustment is its change of the stock value, and only missing goods count as issued', () => {
  const lines = countedLines([counted(units(4)), counted(units(3), { articleId: 'milk' })], stock, () =>
    costing(50),
  );
  expect(documentValue('adjustment', lines)).toBe(lek(-450));
  expect([...issuedQuantities(lines)]).toEqual([['beans', units(6)]]);
});
