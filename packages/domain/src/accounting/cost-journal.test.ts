import { asMoney, asQuantity, asUnitCost } from '../amounts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyStock, issueStock, receiveStock } from '../warehouse/moving-average.ts';
import { costJournal, stockCostLines, type StockCost } from './cost-journal.ts';
import { assertBalanced } from './journal.ts';

const moved = (changes: Partial<StockCost>): StockCost => ({
  isOwnProduct: false,
  cost: asMoney(0n),
  adjustment: asMoney(0n),
  residue: asMoney(0n),
  ...changes,
});
const posted = (...costs: Partial<StockCost>[]) =>
  stockCostLines(costs.map(moved)).map(({ accountPath, debit, credit }) => [accountPath, debit - credit]);

test.each<[string, Partial<StockCost>[], [string, bigint][]]>([
  [
    'goods sold',
    [{ cost: asMoney(500n) }, { cost: asMoney(250n) }],
    [
      ['6:60:605', 750n],
      ['3:35:351', -750n],
    ],
  ],
  [
    'own products sold',
    [{ cost: asMoney(500n), isOwnProduct: true }],
    [
      ['7:71:711', 500n],
      ['3:34:342', -500n],
    ],
  ],
  [
    'goods returned',
    [{ cost: asMoney(-500n) }],
    [
      ['6:60:605', -500n],
      ['3:35:351', 500n],
    ],
  ],
  [
    'earlier sales with a higher cost than estimated',
    [{ adjustment: asMoney(100n) }],
    [
      ['6:60:605', 100n],
      ['3:35:351', -100n],
    ],
  ],
  [
    'earlier sales with a lower cost than estimated',
    [{ adjustment: asMoney(-100n) }],
    [
      ['6:60:605', -100n],
      ['3:35:351', 100n],
    ],
  ],
  [
    'a positive rounding residue',
    [{ cost: asMoney(333n), residue: asMoney(1n) }],
    [
      ['6:60:605', 333n],
      ['6:65:658', 1n],
      ['3:35:351', -334n],
    ],
  ],
  [
    'a negative rounding residue',
    [{ cost: asMoney(334n), residue: asMoney(-1n) }],
    [
      ['6:60:605', 334n],
      ['7:758', -1n],
      ['3:35:351', -333n],
    ],
  ],
  ['goods without cost', [{}], []],
])('the cost journal has the right debits and credits for %s', (_name, costs, expected) => {
  expect(posted(...costs)).toEqual(expected);
});

test('the cost journal has the source of the document and its day in Tirana', () => {
  const source = { sourceType: 'invoice', sourceId: 'i1' } as const;
  const movedAt = new Date('2026-12-31T23:30:00Z');
  expect(costJournal(source, movedAt, [moved({ cost: asMoney(500n) })])).toMatchObject({
    ...source,
    kind: 'cogs',
    day: '2027-01-01',
  });
  expect(costJournal(source, movedAt, [moved({})])).toBeNull();
});

test('the stock account changes by exactly the change of the stock value', () => {
  const movement = fc.record({ quantity: fc.bigInt(1n, 9000n), unitCost: fc.bigInt(0n, 10n ** 9n) });
  const list = fc.array(fc.tuple(fc.boolean(), movement), { maxLength: 30 });
  fc.assert(
    fc.property(list, (movements) => {
      let [state, onAccount] = [emptyStock, 0n];
      for (const [isReceipt, { quantity, unitCost }] of movements) {
        const step = isReceipt
          ? receiveStock(state, { quantity: asQuantity(quantity), unitCost: asUnitCost(unitCost) })
          : issueStock(state, { quantity: asQuantity(quantity), articleCost: asUnitCost(70_000n) });
        // The cost of the receipt itself is posted by another journal, against the supplier.
        if (isReceipt) onAccount += step.cost;
        const costs = 'residue' in step ? moved(step) : moved({ adjustment: step.adjustment });
        const lines = stockCostLines([costs]);
        assertBalanced(lines);
        for (const line of lines) if (line.accountPath === '3:35:351') onAccount += line.debit - line.credit;
        state = step.state;
        expect(onAccount).toBe(state.value);
      }
    }),
  );
});
