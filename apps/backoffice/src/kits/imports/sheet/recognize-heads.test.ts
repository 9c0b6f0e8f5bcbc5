import { languages, loadPhrases } from '@tezga/phrases';
import { expect, test } from 'vitest';
import { headRowOf, letterOf, recognizeHeads } from './recognize-heads.ts';
import { articleSheet } from '../../../business/articles/index.ts';
import { customerSheet } from '../../../business/customers/index.ts';

const sheets = { articles: articleSheet, customers: customerSheet };

test.each(
  languages.flatMap((language) =>
    (['articles', 'customers'] as const).map((kind) => [language, kind] as const),
  ),
)('our own column heads in %s are recognised in a sheet of %s', async (language, kind) => {
  const { fields } = sheets[kind];
  const labels: Readonly<Record<string, string>> = (await loadPhrases(language)).imports.kinds[kind].fields;
  const keys = fields.map(({ key }) => key);
  expect(
    recognizeHeads(
      keys.map((key) => labels[key] ?? ''),
      fields,
    ),
  ).toEqual(keys);
});

test.each([
  [
    ['PERSHKRIMI', 'KODI', 'BARCODE', 'GRUPI', 'NJ', 'CM_SHITJE', 'TVSH'],
    ['name', 'sku', 'barcode', 'category', 'unit', 'price', 'vat_id'],
  ],
  [
    ['Emërtimi', 'Çmimi i shitjes', 'Çmimi i blerjes', 'Sasia'],
    ['name', 'price', 'cost', null],
  ],
  [
    ['Item', 'Purchase price', 'Price (ALL)'],
    ['name', 'cost', 'price'],
  ],
  [
    ['Artikulli *', 'Çmimi me TVSH', 'TVSH %'],
    ['name', 'price', 'vat_id'],
  ],
  [
    ['Nome', 'Prezzo', 'Codice', 'Codice a barre'],
    ['name', 'price', 'sku', 'barcode'],
  ],
])('the heads %j are mapped to %j', (heads, keys) => {
  expect(recognizeHeads(heads, articleSheet.fields)).toEqual(keys);
});

const row = (line: number, ...cells: (string | number)[]) => ({ line, cells });

test('column heads are found below a title, and a sheet without heads is detected', () => {
  const titled = [row(1, 'Lista e çmimeve'), row(3, 'Emri', 'Çmimi'), row(4, 'Bukë', 100)];
  expect(headRowOf(titled, articleSheet.fields)).toBe(1);
  expect(headRowOf([row(1, 'Bukë', 100), row(2, 'Ujë', 50)], articleSheet.fields)).toBeNull();
  expect(headRowOf([row(1, 'Bukë', '100'), row(2, 'Ujë', '50')], articleSheet.fields)).toBeNull();
});

test('a row of texts above a row with numbers counts as column heads even if the texts are unknown', () => {
  expect(headRowOf([row(1, 'Çfarë', 'Sa'), row(2, 'Ujë', '50,5')], articleSheet.fields)).toBe(0);
});

test('columns have letters as in a spreadsheet', () => {
  expect([0, 25, 26, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});
