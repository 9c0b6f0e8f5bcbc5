import { expect, test } from 'vitest';
import type { SheetKind } from './check-rows.ts';
import { SheetDesk, type CheckedRow, type SheetLayout } from './sheet-desk.ts';
import { articleSheet } from '../../../business/articles/index.ts';
import { customerSheet } from '../../../business/customers/index.ts';

function checked(kind: SheetKind, text: string, words: SheetLayout['words'] = {}) {
  const desk = new SheetDesk(kind);
  const { headRow, mapping } = desk.open({ text });
  const rows: CheckedRow[] = [...desk.check({ headRow, mapping, words })].flat();
  return { desk, rows };
}

const faultsOf = (rows: readonly CheckedRow[]) =>
  rows.map(({ problems }) => problems.map(({ field, code }) => `${field}: ${code}`).join(', '));

test('a typical sheet is parsed into rows that the server accepts', () => {
  const { desk, rows } = checked(
    articleSheet,
    'Emërtimi\tKodi\tBarkodi\tÇmimi\tTVSH\tGrupi\n  Bukë \t7\t \t1.234,50 lekë\t0,2\tBukë; Furrë\nUjë\t\t530\t50\t\t',
  );
  expect(faultsOf(rows)).toEqual(['', '']);
  expect(desk.values([0, 1])).toEqual([
    { name: 'Bukë', sku: '7', price: 1234.5, vat_id: '20', category: ['Bukë', 'Furrë'] },
    { name: 'Ujë', barcode: '530', price: 50 },
  ]);
});

test('each faulty cell is reported with the code of its rule', () => {
  const { rows } = checked(
    articleSheet,
    'Emri;Çmimi;Barkodi;TVSH;Monedha\n;10;;;\nA;1,9O;;;\nB;-1;;;\nC;1,2345;;;\nD;5;a b;;\nE;5;;18%;\nF;5;;;LEKU',
  );
  expect(faultsOf(rows)).toEqual([
    'name: required',
    'price: invalid',
    'price: positive',
    'price: two-decimals',
    'barcode: barcode',
    'vat_id: choice',
    'currency: currency',
  ]);
  expect(rows[1]?.problems[0]?.hint).toBe('number');
});

test('a duplicate SKU or barcode is reported with the earlier row', () => {
  const { rows } = checked(articleSheet, 'Emri;SKU;Barkodi;Çmimi\nA;1;x;5\nB;2;y;5\nC;1;z;5\nD;4;y;5');
  expect(rows.map(({ problems }) => problems.map(({ field, otherLine }) => [field, otherLine]))).toEqual([
    [],
    [],
    [['sku', 2]],
    [['barcode', 3]],
  ]);
});

test('a correction revalidates its row at once, and also the row that is no longer its duplicate', () => {
  const { desk } = checked(articleSheet, 'Emri;SKU;Çmimi\nA;1;5\nB;1;x');
  const mended = desk.edit([{ row: 1, field: 'price', text: '7,5' }]);
  expect(mended.map(({ row, problems }) => [row, problems.map(({ code }) => code)])).toEqual([
    [1, ['twice']],
  ]);
  const renamed = desk.edit([{ row: 0, field: 'sku', text: '2' }]);
  expect(faultsOf(renamed)).toEqual(['', '']);
  expect(renamed.map(({ row }) => row)).toEqual([0, 1]);
});

test('corrections survive a new column mapping', () => {
  const { desk } = checked(articleSheet, 'Emri;Kodi;Çmimi\nA;1;x');
  desk.edit([{ row: 0, field: 'price', text: '7' }]);
  const rows = [...desk.check({ headRow: 0, mapping: ['name', null, 'price'], words: {} })].flat();
  expect(rows).toEqual([{ line: 2, texts: ['A', '7'], problems: [] }]);
});

test('customers without a code are duplicates if they have the same id number, in any notation', () => {
  const words = { country: new Map([['shqiperi', 'ALB']]), idType: new Map([['nipt', 'NUIS']]) };
  const { desk, rows } = checked(
    customerSheet,
    'Emri;NIPT;Kodi;Shteti;Lloji\nA;L91412709B;;Shqipëri;NIPT\nB;(AL) l91412709b;;;\nC;L91412709B;7;;\nD;123;;;\nE;;7;;',
    words,
  );
  expect(faultsOf(rows)).toEqual(['', 'idNumber: twice', '', 'idNumber: nuis', 'clientCode: twice']);
  expect(desk.values([0])).toEqual([{ name: 'A', idNumber: 'L91412709B', country: 'ALB', idType: 'NUIS' }]);
});

test('exactly the 300 errors seeded into 10,000 rows are found', () => {
  const spoiled = [
    (line: string[]) => line.with(0, ''),
    (line: string[]) => line.with(2, 'dy lekë'),
    (line: string[]) => line.with(2, '-5'),
    (line: string[]) => line.with(3, '18%'),
    (line: string[]) => line.with(1, 'K1'),
  ];
  const expected: number[] = [];
  const lines = Array.from({ length: 10_000 }, (_unused, row) => {
    const line = [`Artikulli ${row}`, `K${row}`, `${row + 1},50`, '20%'];
    const spoil =
      row % 33 === 32 && expected.length < 300 ? spoiled[expected.length % spoiled.length] : undefined;
    if (spoil === undefined) return line.join(';');
    expected.push(row);
    return spoil(line).join(';');
  });
  expect(expected).toHaveLength(300);
  const { rows } = checked(articleSheet, ['Emri;Kodi;Çmimi;TVSH', ...lines].join('\n'));
  expect(rows.flatMap(({ problems }, row) => (problems.length > 0 ? [row] : []))).toEqual(expected);
});
