import { expect, test } from 'vitest';
import { readPasted } from '../../../../kits/imports/reading/read-sheet.ts';
import { goodsRows } from './goods-rows.ts';

const read = (text: string) =>
  goodsRows(readPasted(text)).map(({ code, quantity, cost, fault }) => [code, quantity, cost, fault]);

test.each([
  ['A-1\t3\t45,5', [['A-1', 3, 45.5, null]]],
  ['5901234123457\t2', [['5901234123457', 2, null, null]]],
  [
    'A-1\nB-2',
    [
      ['A-1', 1, null, null],
      ['B-2', 1, null, null],
    ],
  ],
  ['A-1;1 200,5;10', [['A-1', 1200.5, 10, null]]],
  ['Artikulli\tKosto\tSasia\tBarkodi\nMiell\t110\t4\t530', [['530', 4, 110, null]]],
])('the sheet %j has the rows %j', (text, rows) => {
  expect(read(text)).toEqual(rows);
});

test('a row without a code or with an invalid number has a fault, and its text has the standard column order', () => {
  expect(goodsRows(readPasted('Kosto;Sasia;Kodi\n5;dy;A-1\n5;3;\n-5;3;B-2'))).toMatchObject([
    { text: 'A-1\tdy\t5', fault: 'quantity' },
    { text: '\t3\t5', fault: 'no-code' },
    { text: 'B-2\t3\t-5', fault: 'cost' },
  ]);
});

test('a first row whose cells are all text is not mistaken for the header row', () => {
  expect(read('ABC\nDEF\t3')).toEqual([
    ['ABC', 1, null, null],
    ['DEF', 3, null, null],
  ]);
});
