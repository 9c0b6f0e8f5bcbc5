import { asMoney } from '@tezga/domain';
import type { Language } from '@tezga/phrases';
import { expect, test } from 'vitest';
import { labelsPdf } from './index.ts';
import type { PrintedLabel, PrintedLabels } from './printed-labels.ts';
import { decodedCode128, decodedEan13, readBars } from './test-support/read-bars.ts';
import { readPdf } from './test-support/read-pdf.ts';

const millimetre = 72 / 25.4;
const labelWidth = 70 * millimetre;
const labelHeight = 37 * millimetre;

const aLabel: PrintedLabel = {
  name: 'Djathë i bardhë',
  price: asMoney(125_000n),
  currency: 'ALL',
  unit: 'kg',
  sku: 'DJ-7',
  barcode: '5901234123457',
};

const print = (
  articles: readonly Partial<PrintedLabel>[],
  more: Partial<PrintedLabels> = {},
  language: Language = 'sq',
) =>
  labelsPdf(
    {
      articles: articles.map((article) => Object.assign({}, aLabel, article)),
      count: 1,
      firstLabel: 1,
      at: new Date('2026-11-19T10:00:00Z'),
      ...more,
    },
    { language },
  );

const barsOf = async (...barcodes: string[]) =>
  readBars(await print(barcodes.map((barcode) => ({ barcode }))));
const textOf = async (label: Partial<PrintedLabel>) =>
  (await readPdf(await print([label]))).map(({ text }) => text).join(' ');

/** Appends the check digit of EAN-13. */
function withCheckDigit(digits: string): string {
  const sum = Array.from(digits, Number).reduce(
    (total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

test('codes with 13 digits and a valid check digit are printed as EAN-13 that decodes to the code', async () => {
  const codes = [
    '5901234123457',
    '4006381333931',
    '9780201379624',
    '0012345678905',
    ...Array.from({ length: 10 }, (_code, first) => withCheckDigit(`${first}${first}0123456789`)),
  ];
  const bars = await barsOf(...codes);
  expect(bars.map(({ modules }) => decodedEan13(modules))).toEqual(codes);
});

test('other codes of printable ASCII are printed as Code 128 that decodes to the code', async () => {
  const signs = Array.from({ length: 95 }, (_sign, place) => String.fromCodePoint(32 + place)).join('');
  const pairs = Array.from({ length: 100 }, (_pair, place) => String(place).padStart(2, '0')).join('');
  const codes = [
    ...(signs.match(/.{1,28}/g) ?? []),
    ...(pairs.match(/.{1,40}/g) ?? []),
    '5901234123458',
    '7',
    '42',
    '123',
    '12345',
    'A12345',
    'A1234567B',
    'A12B345678C90',
    '0012AB0034',
    '12345678901234',
  ];
  const bars = await barsOf(...codes);
  expect(bars.map(({ modules }) => decodedCode128(modules)?.text)).toEqual(codes);
});

test('the check symbol of PJJ123C is 55 in set B, as in a published example of Code 128', async () => {
  const [bars] = await barsOf('PJJ123C');
  expect(decodedCode128(bars?.modules ?? '')).toEqual({ text: 'PJJ123C', check: 55 });
});

test('two digits share one symbol of Code 128, so six digits are shorter than six letters', async () => {
  const [digits, letters] = await barsOf('123456', 'ABCDEF');
  expect([digits?.modules.length, letters?.modules.length]).toEqual([68, 101]);
});

test.each([
  ['that is too long for bars of two dots', 'A'.repeat(30)],
  ['with a character outside ASCII', 'KODË-1'],
])('a code %s is printed on the label as text without bars', async (_what, barcode) => {
  expect(await barsOf(barcode)).toEqual([]);
  expect((await textOf({ barcode })).replaceAll(' ', '')).toContain(barcode);
});

test('an article without a barcode has a label without bars', async () => {
  expect(await barsOf('')).toEqual([]);
  expect(await textOf({ barcode: '' })).toContain('Djathë i bardhë');
});

test.each(['5901234123457', 'K7', 'A'.repeat(29), '9'.repeat(40)])(
  'the bars of the code %s have quiet zones of at least ten modules on the label',
  async (barcode) => {
    const [bars] = await barsOf(barcode);
    const { left = 0, moduleWidth = 0, modules = '' } = bars ?? {};
    const right = left + modules.length * moduleWidth;
    expect(left).toBeGreaterThanOrEqual(10 * moduleWidth);
    expect(labelWidth - right).toBeGreaterThanOrEqual(10 * moduleWidth);
  },
);

test.each([
  ['5901234123457', 4],
  ['K7', 4],
  ['KODI-INTERN-77', 3],
  ['A'.repeat(20), 2],
])(
  'for the code %s a module is %i whole dots of 300 dpi wide, and the bars begin at a dot',
  async (barcode, dots) => {
    const [bars] = await barsOf(barcode);
    const { left = 0, moduleWidth = 0 } = bars ?? {};
    expect((moduleWidth * 300) / 72).toBeCloseTo(dots, 3);
    expect((left * 300) / 72 - Math.round((left * 300) / 72)).toBeCloseTo(0, 3);
  },
);

const on = (name: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_label, place) => `${name} ${from + place}`);

test('the labels of an article follow one another, and printing begins at the given label of the first sheet', async () => {
  const names = ['Alfa', 'Beta'];
  const pages = await readPdf(
    await print(
      names.map((name) => ({ name })),
      { count: 13, firstLabel: 23 },
    ),
  );
  const places = pages.map(({ pieces }) =>
    pieces.flatMap(({ text, left, baseline }) =>
      names.includes(text)
        ? [`${text} ${Math.floor(left / labelWidth) + 1 + 3 * Math.floor(baseline / labelHeight)}`]
        : [],
    ),
  );
  expect(places).toEqual([on('Alfa', 23, 24), [...on('Alfa', 1, 11), ...on('Beta', 12, 24)]]);
});

test('a sheet is A4, and every text is inside its label', async () => {
  const wide = {
    name: 'Emër shumë i gjatë që nuk mbaron '.repeat(6),
    price: asMoney(99_999_999_999n),
    unit: 'paketë e madhe familjare',
    sku: 'SKU-'.repeat(10),
    barcode: 'W'.repeat(29),
  };
  const [page] = await readPdf(await print([wide, { ...wide, barcode: 'W'.repeat(60) }], { count: 12 }));
  expect([page?.width, page?.height]).toEqual([595.28, 841.89]);
  expect(page?.pieces.length).toBeGreaterThan(24 * 6);
  for (const { left, right, baseline } of page?.pieces ?? []) {
    expect(Math.floor((right + 5) / labelWidth)).toBe(Math.floor((left - 5) / labelWidth));
    const inLabel = (baseline - 0.5 * millimetre) % labelHeight;
    expect(inLabel).toBeGreaterThan(9);
    expect(inLabel).toBeLessThan(labelHeight - 9);
  }
});

test('a name that is longer than two lines ends with an ellipsis', async () => {
  const name = 'Çokollatë e zezë me lajthi të pjekura dhe rrush të thatë 250 g nga Elbasani';
  const [page] = await readPdf(await print([{ name, unit: null, sku: '', barcode: '' }]));
  const [first = '', second = '', price] = page?.pieces.map(({ text }) => text) ?? [];
  expect(second).toMatch(/[^ ]…$/);
  expect(name.startsWith(`${first} ${second.slice(0, -1)}`)).toBe(true);
  expect(price).toBe('1 250.00');
});

test.each([
  ['sq', 'për 1 kg'],
  ['en', 'per 1 kg'],
  ['it', 'per 1 kg'],
] as const)(
  'a label has the price with its currency, the unit and the SKU, in %s',
  async (language, unit) => {
    const [page] = await readPdf(await print([{ currency: 'EUR' }], {}, language));
    for (const fact of ['1 250.00 EUR', unit, 'DJ-7', '5901234123457']) expect(page?.text).toContain(fact);
  },
);

test('the label of an article sold by the piece names no unit', async () => {
  expect(await textOf({ unit: null })).not.toContain('për 1');
});

test('the same labels give the same bytes', async () => {
  expect(await print([{}, { barcode: 'K-1' }])).toEqual(await print([{}, { barcode: 'K-1' }]));
});
