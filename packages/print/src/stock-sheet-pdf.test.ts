import { asMoney, asQuantity, asUnitCost } from '@tezga/domain';
import { languages, loadPhrases } from '@tezga/phrases';
import { expect, test } from 'vitest';
import { stockSheetsPdf } from './index.ts';
import type { PrintedStockSheet } from './printed-stock-sheet.ts';
import { readPdf, type ReadPage } from './test-support/read-pdf.ts';

const anEntry: PrintedStockSheet = {
  kind: 'entry',
  number: 'FH-12/2026',
  version: 1,
  isReplaced: false,
  postedAt: new Date('2026-11-15T11:30:05Z'),
  issuer: {
    name: 'Market Drini sh.p.k.',
    nuis: 'L12345678A',
    address: 'Rruga e Kavajës 12',
    town: 'Tiranë',
    phone: '',
    email: '',
    website: '',
    logo: null,
  },
  shopName: 'Dyqani i Detit',
  targetShopName: null,
  transferState: null,
  reason: 'goods-received',
  supplier: { name: 'Furnitori Ëndërr', nuis: 'K71234567B' },
  purchaseNumber: '77/2026',
  notes: 'Dy kuti të hapura',
  userName: 'Arta Hoxha',
  lines: [
    {
      name: 'Miell gruri',
      code: 'M-1',
      unit: 'kg',
      quantity: asQuantity(12_500n),
      quantityAfter: asQuantity(20_000n),
      valueAfter: asMoney(200_000n),
      unitCost: asUnitCost(98_765_432n),
      cost: asMoney(123_457n),
    },
    {
      name: 'Kripë',
      code: 'K-1',
      unit: 'kg',
      quantity: asQuantity(1_000n),
      quantityAfter: asQuantity(1_000n),
      valueAfter: asMoney(4_000n),
      unitCost: asUnitCost(40_000_000n),
      cost: asMoney(4_000n),
    },
  ],
  isCopy: false,
};
const wordsOf = (pages: readonly ReadPage[]) => pages.map(({ text }) => text).join(' ');
const read = async (changes: Partial<PrintedStockSheet>, language: (typeof languages)[number] = 'sq') =>
  readPdf(await stockSheetsPdf([{ ...anEntry, ...changes }], { language }));

test.each(languages)('a warehouse entry prints its goods, costs and supplier, in %s', async (language) => {
  const { print, warehouse } = await loadPhrases(language);
  const printed = wordsOf(await read({}, language));
  for (const fact of [
    print.labels.entrySheet,
    `${print.labels.documentNumber}: FH-12/2026`,
    '15.11.2026 12:30:05',
    'Market Drini sh.p.k.',
    'Dyqani i Detit',
    warehouse.reasons['goods-received'],
    warehouse.supplier,
    'Furnitori Ëndërr',
    'K71234567B',
    '77/2026',
    'Dy kuti të hapura',
    'Arta Hoxha',
    'Miell gruri',
    'M-1',
    '12.5',
    '98.765432',
    '1 234.57',
    `${print.labels.totalCost}: 1 274.57 ALL`,
    print.page(1, 1),
  ])
    expect(printed).toContain(fact);
  expect(printed).not.toContain(print.copyMark);
  expect(printed).not.toContain(print.replacedMark);
  expect(printed).not.toContain(warehouse.editing.version(1));
});

test.each(languages)(
  'a replaced version is marked across the page, and the new version prints its number, in %s',
  async (language) => {
    const { print, warehouse } = await loadPhrases(language);
    const replaced = wordsOf(await read({ isReplaced: true }, language));
    expect(replaced).toContain(print.replacedMark);
    expect(replaced).toContain(warehouse.editing.version(1));
    const newest = wordsOf(await read({ version: 2 }, language));
    expect(newest).toContain(`FH-12/2026 · ${warehouse.editing.version(2)}`);
    expect(newest).not.toContain(print.replacedMark);
  },
);

test.each(languages)(
  'a transfer prints the source, the destination shop and its state, in %s',
  async (language) => {
    const { print, warehouse } = await loadPhrases(language);
    const transfer = {
      kind: 'transfer',
      reason: 'transfer',
      supplier: null,
      targetShopName: 'Depo',
      transferState: 'created',
    } as const;
    const printed = wordsOf(await read(transfer, language));
    const cancelled = wordsOf(await read({ ...transfer, transferState: 'cancelled' }, language));
    expect(cancelled).toContain(print.cancelledMark);
    expect(printed).not.toContain(print.cancelledMark);
    for (const fact of [
      print.labels.transferSheet,
      warehouse.transfer.from,
      'Dyqani i Detit',
      warehouse.transfer.to,
      'Depo',
      warehouse.transfer.states.created,
    ])
      expect(printed).toContain(fact);
  },
);

test('an exit has its own title, and a copy of it is marked', async () => {
  const { print, warehouse } = await loadPhrases('sq');
  const exit = { kind: 'exit', reason: 'damage', supplier: null, purchaseNumber: null } as const;
  const printed = wordsOf(await read({ ...exit, isCopy: true }));
  expect(printed).toContain(print.labels.exitSheet);
  expect(printed).toContain(warehouse.reasons.damage);
  expect(printed).toContain(print.copyMark);
  expect(printed).not.toContain(warehouse.supplier);
});

test.each(languages)(
  'an adjustment prints the stock before and after each difference, in %s',
  async (language) => {
    const { print, warehouse } = await loadPhrases(language);
    const change = { quantity: asQuantity(-2_500n), cost: asMoney(-24_691n) };
    const lines = anEntry.lines.map((line) => Object.assign({}, line, change));
    const printed = wordsOf(
      await read(
        { kind: 'adjustment', number: 'FP-3/2026', reason: 'stocktake', supplier: null, lines },
        language,
      ),
    );
    for (const fact of [
      print.labels.adjustmentSheet,
      'FP-3/2026',
      warehouse.reasons.stocktake,
      print.labels.stockBefore,
      print.labels.difference,
      'M-1',
      '22.5',
      '−2.5',
      '20',
      '−493.82 ALL',
      print.labels.approvedBy,
    ])
      expect(printed).toContain(fact);
  },
);

test.each(languages)(
  'a cost adjustment prints the new cost and the change of the value, in %s',
  async (language) => {
    const { print, warehouse } = await loadPhrases(language);
    const kind = {
      kind: 'cost-adjustment',
      number: 'PK-2/2026',
      reason: 'cost-adjustment',
      supplier: null,
    } as const;
    const printed = wordsOf(await read(kind, language));
    for (const fact of [
      print.labels.costAdjustmentSheet,
      'PK-2/2026',
      warehouse.page.newCost,
      '98.765432',
      '2 000.00',
      `${warehouse.page.changeOfValue}: 1 274.57 ALL`,
    ])
      expect(printed).toContain(fact);
  },
);

test.each(languages)(
  'a production prints its ingredients, its product and their cost, in %s',
  async (language) => {
    const { print } = await loadPhrases(language);
    const [line] = anEntry.lines;
    const lines = [-1n, 1n].map((sign) =>
      Object.assign({}, line, { quantity: asQuantity(sign * 2_500n), cost: asMoney(sign * 24_691n) }),
    );
    const kind = { kind: 'production', number: 'PR-4/2026', reason: 'production', supplier: null } as const;
    const printed = wordsOf(await read({ ...kind, lines }, language));
    for (const fact of [
      print.labels.productionSheet,
      'PR-4/2026',
      '−2.5',
      '−246.91',
      `${print.labels.totalCost}: 246.91 ALL`,
      print.labels.approvedBy,
    ])
      expect(printed).toContain(fact);
  },
);
