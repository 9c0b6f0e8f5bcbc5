import { expect, test } from 'vitest';
import { asMoney, asQuantity, asUnitCost, noMoney } from '../amounts.ts';
import type { EntryReason, ExitReason } from '../warehouse/warehouse-documents.ts';
import type { Journal } from './journal.ts';
import { adjustmentJournal, costAdjustmentJournal, entryJournal, exitJournal } from './warehouse-journal.ts';

const about = { documentId: 'd1', at: new Date('2026-11-15T23:30:00Z') };
const line = (cost: bigint, { adjustment = 0n, residue = 0n, isOwnProduct = false } = {}) => ({
  isOwnProduct,
  cost: asMoney(cost),
  adjustment: asMoney(adjustment),
  residue: asMoney(residue),
});

/** Debits are positive, credits negative. */
const posted = (journal: Journal | null) =>
  (journal?.lines ?? []).map(({ accountPath, debit, credit }) => [accountPath, debit - credit]);

test.each<[EntryReason, string]>([
  ['goods-received', '4:40:408'],
  ['opening-stock', '8:890'],
  ['surplus', '7:758'],
])('an entry of %s debits the goods and credits %s', (reason, credited) => {
  const journal = entryJournal({ ...about, reason, lines: [line(1000n), line(500n)] });
  expect(journal).toMatchObject({ sourceType: 'entry', sourceId: 'd1', kind: 'stock', day: '2026-11-16' });
  expect(posted(journal)).toEqual([
    ['3:35:351', 1500n],
    [credited, -1500n],
  ]);
});

test('an entry into negative stock posts the additional cost of the earlier sales', () => {
  const lines = [line(1000n, { adjustment: 100n }), line(300n, { isOwnProduct: true })];
  expect(posted(entryJournal({ ...about, reason: 'goods-received', lines }))).toEqual([
    ['3:35:351', 1000n],
    ['4:40:408', -1300n],
    ['3:34:342', 300n],
    ['6:60:605', 100n],
    ['3:35:351', -100n],
  ]);
});

test.each<[ExitReason, string]>([
  ['consumption', '6:60:608'],
  ['damage', '6:65:658'],
  ['gift', '6:65:654'],
])('an exit of %s credits the goods and debits %s', (reason, debited) => {
  const journal = exitJournal({ ...about, reason, lines: [line(1000n), line(500n)] });
  expect(journal).toMatchObject({ sourceType: 'exit', kind: 'stock' });
  expect(posted(journal)).toEqual([
    [debited, 1500n],
    ['3:35:351', -1500n],
  ]);
});

test.each([
  [2n, '6:65:658'],
  [-2n, '7:758'],
])('the rounding difference %s of an exit that empties the stock goes to %s', (residue, account) => {
  expect(posted(exitJournal({ ...about, reason: 'gift', lines: [line(1000n, { residue })] }))).toEqual([
    ['6:65:654', 1000n],
    [account, residue],
    ['3:35:351', -1000n - residue],
  ]);
});

test('goods without a cost post nothing', () => {
  expect(exitJournal({ ...about, reason: 'gift', lines: [line(0n)] })).toBeNull();
});

const stock = (pieces: bigint) => ({ quantity: asQuantity(pieces), value: noMoney, average: null });

const moved = (from: bigint, to: bigint, cost: bigint, more: Parameters<typeof line>[1] = {}) => ({
  ...line(cost, more),
  articleId: 'a1',
  quantity: asQuantity(to > from ? to - from : from - to),
  unitCost: asUnitCost(0n),
  isCostMissing: false,
  before: stock(from),
  after: stock(to),
});

test('an adjustment posts goods found to other income, and missing goods with their rounding to other expense', () => {
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
])('a cost adjustment by %s posts the change against %s', (change, account, isOwnProduct) => {
  const revalued = moved(1n, 1n, change, { isOwnProduct });
  const journal = costAdjustmentJournal({ ...about, lines: [revalued] });
  expect(journal).toMatchObject({ sourceType: 'cost-adjustment', sourceId: 'd1', kind: 'stock' });
  expect(posted(journal)).toEqual([
    [account, -change],
    [isOwnProduct ? '3:34:342' : '3:35:351', change],
  ]);
});
