import { expect, test } from 'vitest';
import { asMoney, asQuantity, asUnitCost } from '../amounts.ts';
import { documentValue, writtenFigures } from './posted-lines.ts';
import { revaluedLines } from './revalued-lines.ts';

const costing = (amount: number) => asUnitCost(BigInt(Math.round(amount * 1_000_000)));
const stock = (thousandths: bigint, hundredths: bigint) =>
  new Map([
    ['beans', { quantity: asQuantity(thousandths), value: asMoney(hundredths), average: costing(100) }],
  ]);

test.each([
  ['of ten pieces at a higher cost rises', 10_000n, 100_000n, 120, 120_000n],
  ['of ten pieces at a lower cost falls', 10_000n, 100_000n, 99.999, 99_999n],
  ['below zero falls at a higher cost', -5_000n, -50_000n, 120, -60_000n],
  ['of quantity zero is still zero', 0n, 0n, 120, 0n],
])(
  'after a cost adjustment the value of a stock %s, and its quantity is unchanged',
  (_name, quantity, value, cost, expected) => {
    const [line] = revaluedLines([{ articleId: 'beans', unitCost: costing(cost) }], stock(quantity, value));
    expect(line?.after).toEqual({ quantity, value: expected, average: costing(cost) });
    expect(line && writtenFigures('cost-adjustment', line)).toEqual({
      quantity: 0n,
      unit_cost: costing(cost),
      cost: expected - value,
    });
  },
);

test('the value of a cost adjustment is the sum of the value changes of its lines', () => {
  const lines = [
    { articleId: 'beans', unitCost: costing(90) },
    { articleId: 'milk', unitCost: costing(50) },
  ];
  expect(documentValue('cost-adjustment', revaluedLines(lines, stock(10_000n, 100_000n)))).toBe(-10_000n);
});
