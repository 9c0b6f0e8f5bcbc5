import { expect, test } from 'vitest';
import { delimiterOf, readCsv } from './read-csv.ts';

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells);

test.each([
  ['Emri;Çmimi\nBukë;1,50\nUjë;0,80', ';'],
  ['name,price\n"a, b",1.50', ','],
  ['Emri\tÇmimi\nBukë, e zezë\t1,50', '\t'],
  ['Emri|Çmimi\nBukë|2', '|'],
])('sees what cuts %j', (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});

test('decimal commas do not cut a file of semicolons', () => {
  expect(cellsOf('Emri;Çmimi;Kosto\nBukë;1,50;1,25\n')).toEqual([
    ['Emri', 'Çmimi', 'Kosto'],
    ['Bukë', '1,50', '1,25'],
  ]);
});

test('a quoted cell keeps its delimiter, its quotes and its line ends', () => {
  expect(cellsOf('a;b\n"x;y ""z""\nw";2')[1]).toEqual(['x;y "z"\nw', '2']);
});

test('a spreadsheet may name its delimiter first', () => {
  expect(cellsOf('sep=;\na;b,c')).toEqual([['a', 'b,c']]);
});

test('empty rows are left out and the others keep the number of their line', () => {
  expect(readCsv('a;b\n;\n\n1;2').rows.map(({ line }) => line)).toEqual([1, 4]);
});

test.each([
  ['only blanks', ' \n;\n', 'empty'],
  ['a quote that never ends', 'a;b\n"1;2', 'broken'],
  ['bytes of another kind', 'a\0b', 'other-kind'],
])('%s is said', (_name, text, reason) => {
  expect(() => readCsv(text)).toThrow(reason);
});
