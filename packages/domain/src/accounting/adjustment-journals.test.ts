import { expect, test } from 'vitest';
import { asMoney, asQuantity, asUnitCost, noMoney } from '../amounts.ts';
import type { Journal } from './journal.ts';
import { adjustmentJournal, costAdjustmentJournal, productionJournal } from './warehouse-journal.ts';

const about = { documentId: 'd1', at: new Date('2026-11-15T23:30:00Z') };
const stock = (pieces: bigint) => ({ quantity: asQuantity(pieces), value: noMoney, average: null });

const moved = (
  from: bigint,
  to: bigint,
  cost: bigint,
  { adjustment = 0n, residue = 0n, isOwnProduct = false } = {},
) => ({
  isOwnProduct,
  cost: asMoney(cost),
  adjustment: asMoney(adjustment),
  residue: asMoney(residue),
  articleId: 'a1',
  quantity: asQuantity(to > from ? to - from : from - to),
  unitCost: asUnitCost(0n),
  isCostMissing: false,
  before: stock(from),
  after: stock(to),
});

/** The posted amounts by account: debits are positive, credits negative. */
const posted = (journal: Journal | null) =>
  (journal?.lines ?? []).map(({ accountPath, debit, credit }) => [accountPath, debit - credit]);

test('an adjustment posts surplus goods to other income, and missing goods and their rounding difference to other expense', () => {
  const found = moved(-2n, 3n, 500n, { adjustment: 20n });
  const missing = moved(5n, 0n, 1000n, { residue: 1n });
  const made = moved(5n, 4n, 300n, { isOwnProduct: true });
  const journal = adjustmentJournal({ ...about, lines: [found, missing, made] });
  expect(journal).toMatchObject({ sourceType: 'adjustment', kind: 'stock', day: '2026-11-16' });
  expect(posted(journal)).toEqual([
    ['3:35:351', 500n],
    ['7:758', -500n],
    ['3:35:351', -1001n],
    ['6:65:658', 1301n],
    ['3:34:342', -300n],
    ['6:60:605', 20n],
    ['3:35:351', -20n],
  ]);
});

test.each([
  [20n, '6:60:605', false],
  [-20n, '6:60:605', false],
  [20n, '7:71:711', true],
])('a cost adjustment by %s posts the change against account %s', (change, account, isOwnProduct) => {
  const revalued = moved(1n, 1n, change, { isOwnProduct });
  const journal = costAdjustmentJournal({ ...about, lines: [revalued] });
  expect(journal).toMatchObject({ sourceType: 'cost-adjustment', sourceId: 'd1', kind: 'stock' });
  expect(posted(journal)).toEqual([
    [account, -change],
    [isOwnProduct ? '3:34:342' : '3:35:351', change],
  ]);
});

test('a production posts the product at the summed cost of its ingredients, and the rounding difference to other expense', () => {
  const flour = moved(5n, 0n, 1000n, { residue: 1n });
  const eggs = moved(5n, 4n, 300n);
  const cake = moved(0n, 2n, 1300n, { isOwnProduct: true });
  const journal = productionJournal({ ...about, lines: [flour, eggs, cake] });
  expect(journal).toMatchObject({ sourceType: 'production', sourceId: 'd1', kind: 'stock' });
  expect(posted(journal)).toEqual([
    ['3:35:351', -1301n],
    ['6:65:658', 1n],
    ['3:34:342', 1300n],
  ]);
});
