import { expect, test } from 'vitest';
import { delimiterOf, readCsv } from './read-csv.ts';

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells);

test.each([
  ['Emri;Çmimi\nBukë;1,50\nUjë;0,80', ';'],
  ['name,price\n"a, b",1.50', ','],
  ['Emri\tÇmimi\nBukë, e zezë\t1,50', '\t'],
  ['Emri|Çmimi\nBukë|2', '|'],
])('the delimiter of %j is detected', (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});

test('decimal commas are not taken for delimiters in a file with semicolons', () => {
  expect(cellsOf('Emri;Çmimi;Kosto\nBukë;1,50;1,25\n')).toEqual([
    ['Emri', 'Çmimi', 'Kosto'],
    ['Bukë', '1,50', '1,25'],
  ]);
});

test('a quoted cell may contain delimiters, quotes and line breaks', () => {
  expect(cellsOf('a;b\n"x;y ""z""\nw";2')[1]).toEqual(['x;y "z"\nw', '2']);
});

test('a first line "sep=" names the delimiter', () => {
  expect(cellsOf('sep=;\na;b,c')).toEqual([['a', 'b,c']]);
});

test('empty rows are skipped, and the others have the line number of the file', () => {
  expect(readCsv('a;b\n;\n\n1;2').rows.map(({ line }) => line)).toEqual([1, 4]);
});

test.each([
  ['only blanks', ' \n;\n', 'empty'],
  ['a quoted cell without a closing quote', 'a;b\n"1;2', 'broken'],
  ['a binary file', 'a\0b', 'other-kind'],
])('%s is rejected with its reason', (_name, text, reason) => {
  expect(() => readCsv(text)).toThrow(reason);
});
