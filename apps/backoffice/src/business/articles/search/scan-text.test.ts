import { expect, test } from 'vitest';
import { articleWithCode, pastedScans, scanText } from './scan-text.ts';

test.each([
  ['5901234123457', 1, '5901234123457'],
  ['3*5901234123457', 3, '5901234123457'],
  ['3x5901234123457', 3, '5901234123457'],
  ['12 × vaj ulliri', 12, 'vaj ulliri'],
  ['0,5* djathë', 0.5, 'djathë'],
  ['1.250X KG-7', 1.25, 'KG-7'],
  ['  kafe ', 1, 'kafe'],
  ['3*', 3, ''],
  ['0*kafe', 1, '0*kafe'],
  ['1.2345*kafe', 1, '1.2345*kafe'],
  ['2 litra', 1, '2 litra'],
])('the text %s is read as quantity %d of code %s', (text, quantity, code) => {
  expect(scanText(text)).toEqual({ quantity, code });
});

const oil = { sku: 'VU-0003', barcode: '5304000120014' };
const other = { sku: '5304000120014', barcode: '' };

test('a barcode is found before an equal SKU, and an SKU is found in any letter case', () => {
  expect(articleWithCode([other, oil], '5304000120014')).toBe(oil);
  expect(articleWithCode([other, oil], ' vu-0003 ')).toBe(oil);
});

test('neither a part of a code nor an empty text finds an article', () => {
  expect(articleWithCode([oil], '530400')).toBeUndefined();
  expect(articleWithCode([other], '')).toBeUndefined();
});

test.each([
  [
    'A1\t3\nB2\t0,5\r\n\n',
    [
      [3, 'A1'],
      [0.5, 'B2'],
    ],
  ],
  [
    'A1\nB2',
    [
      [1, 'A1'],
      [1, 'B2'],
    ],
  ],
  ['4X4-KEY\t', [[1, '4X4-KEY']]],
  ['A1\tdjathë', [[1, 'A1']]],
  ['djathë i bardhë', []],
])('the pasted text %j is read as the rows %j', (text, scans) => {
  expect(pastedScans(text).map(({ quantity, code }) => [quantity, code])).toEqual(scans);
});
