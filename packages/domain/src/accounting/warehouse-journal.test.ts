import { expect, test } from 'vitest';
import { asMoney } from '../amounts.ts';
import type { EntryReason, ExitReason } from '../warehouse/warehouse-documents.ts';
import type { Journal } from './journal.ts';
import { entryJournal, exitJournal, transferEndJournal, transferJournal } from './warehouse-journal.ts';

const about = { documentId: 'd1', at: new Date('2026-11-15T23:30:00Z') };
const line = (cost: bigint, { adjustment = 0n, residue = 0n, isOwnProduct = false } = {}) => ({
  isOwnProduct,
  cost: asMoney(cost),
  adjustment: asMoney(adjustment),
  residue: asMoney(residue),
});

/** The posted amounts by account: debits are positive, credits negative. */
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

test('an entry into negative stock posts the additional cost of earlier sales', () => {
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

test('transferred goods are on account 375 from dispatch to receipt', () => {
  const goods = { ...about, lines: [line(1000n, { residue: 1n }), line(300n, { isOwnProduct: true })] };
  const sent = transferJournal(goods);
  expect(sent).toMatchObject({ sourceType: 'transfer', sourceId: 'd1', kind: 'stock' });
  expect(posted(sent)).toEqual([
    ['3:37:375', 1300n],
    ['6:65:658', 1n],
    ['3:35:351', -1001n],
    ['3:34:342', -300n],
  ]);
  const received = transferEndJournal({ ...about, lines: [line(1000n, { adjustment: 100n })] });
  expect(received).toMatchObject({ sourceType: 'transfer', kind: 'receipt' });
  expect(posted(received)).toEqual([
    ['3:35:351', 1000n],
    ['3:37:375', -1000n],
    ['6:60:605', 100n],
    ['3:35:351', -100n],
  ]);
});
