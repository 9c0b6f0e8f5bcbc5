import { expect, test } from 'vitest';
import { problemsOf } from './fields.ts';
import { importedArticle, importedCustomer, rowRead } from './import-fields.ts';

const least = { name: 'Kafe', price: 120 };

test.each<[string, object, object]>([
  ['name and barcode are trimmed', { name: '  Kafe ', barcode: ' 123 ' }, { barcode: '123' }],
  ['a price may be text', { price: ' 120 ' }, {}],
  ['a price may have a comma', { price: '12,5' }, { price: 12.5 }],
  ['a price may have a point', { price: '12.50' }, { price: 12.5 }],
  ['a SKU may be a number', { sku: 41 }, { sku: '41' }],
  ['a barcode may be a number', { barcode: 5_300_000_000_017 }, { barcode: '5300000000017' }],
  ['a VAT rate may be a number', { vat_id: 20 }, { vat_id: '20' }],
  ['a cost may be text', { cost: '0,125' }, { cost: 0.125 }],
  [
    'empty cells are ignored',
    { sku: '', barcode: ' ', unit: null, cost: '', currency: '', vat_id: null },
    {},
  ],
  ['names of categories are trimmed', { category: [' Pije '] }, { category: ['Pije'] }],
  [
    'flags are read unchanged',
    { useProduction: false, sellFreely: true },
    { useProduction: false, sellFreely: true },
  ],
])('%s', (_what, sent, read) => {
  const row = Object.entries(importedArticle.parse({ ...least, ...sent })).filter(
    ([, value]) => value !== undefined,
  );
  expect(Object.fromEntries(row)).toEqual({ ...least, ...read });
});

test.each<[object, string]>([
  [{ name: ' ' }, 'name: required'],
  [{ price: '' }, 'price: required'],
  [{ price: null }, 'price: required'],
  [{ price: '1.234,50' }, 'price: invalid'],
  [{ price: '12 lekë' }, 'price: invalid'],
  [{ price: '0' }, 'price: positive'],
  [{ price: '1,005' }, 'price: two-decimals'],
  [{ sku: {} }, 'sku: invalid'],
  [{ sku: ['1'] }, 'sku: invalid'],
  [{ sku: true }, 'sku: invalid'],
  [{ sku: 2 ** 60 }, 'sku: invalid'],
  [{ sku: 'x'.repeat(41) }, 'sku: too-long'],
  [{ barcode: 'a b' }, 'barcode: barcode'],
  [{ vat_id: 18 }, 'vat_id: choice'],
  [{ category: 'Pije' }, 'category: invalid'],
  [{ category: [''] }, 'category.0: required'],
  [{ unit: 'x'.repeat(41) }, 'unit: too-long'],
  [{ cost: -1 }, 'cost: not-negative'],
  [{ currency: 'LEK' }, 'currency: currency'],
  [{ useProduction: 'po' }, 'useProduction: invalid'],
])('a row of articles with %j is refused: %s', (sent, problem) => {
  const { error } = importedArticle.safeParse({ ...least, ...sent });
  expect(problemsOf(error?.issues ?? []).map(({ path, code }) => `${path}: ${code}`)).toEqual([problem]);
});

test('a customer’s id number is normalized, and counts as a NUIS if its type is missing', () => {
  expect(importedCustomer.parse({ name: 'Ana', idNumber: 'al l91412709b' })).toMatchObject({
    idType: 'NUIS',
    idNumber: 'L91412709B',
  });
  expect(importedCustomer.parse({ name: 'Ana', idType: 'POINTS', idNumber: 12_345 })).toMatchObject({
    idNumber: '12345',
  });
  expect(importedCustomer.parse({ name: 'Ana' })).toMatchObject({ idType: 'NUIS', idNumber: '' });
});

test.each<[object, string]>([
  [{ name: '' }, 'name: required'],
  [{ idNumber: '123' }, 'idNumber: nuis'],
  [{ idType: 'ID', idNumber: 'J01301999W' }, 'idNumber: national-id'],
  [{ idType: 'QEN' }, 'idType: choice'],
  [{ clientCode: 'x'.repeat(21) }, 'clientCode: too-long'],
  [{ phone: '1'.repeat(21) }, 'phone: too-long'],
  [{ email: 'ana' }, 'email: email'],
  [{ address: 'x'.repeat(201) }, 'address: too-long'],
  [{ country: 'Shqipëri' }, 'country: country'],
])('a row of customers with %j is refused: %s', (sent, problem) => {
  const { error } = importedCustomer.safeParse({ name: 'Ana', ...sent });
  expect(problemsOf(error?.issues ?? []).map(({ path, code }) => `${path}: ${code}`)).toEqual([problem]);
});

test('an invalid row is read as a list of its problems, and the other rows are accepted', () => {
  const read = rowRead(importedArticle);
  expect(read.parse({ ...least, sku: 7 })).toEqual({ row: { ...least, sku: '7' } });
  expect(read.parse({ ...least, price: -1 })).toEqual({
    problems: [{ path: 'price', code: 'positive', limit: null }],
  });
  expect(read.parse({ ...least, name: 'a\0b' })).toEqual({
    problems: [{ path: 'name', code: 'invalid', limit: null }],
  });
  expect(read.parse('text')).toEqual({ problems: [{ path: '', code: 'invalid', limit: null }] });
});
