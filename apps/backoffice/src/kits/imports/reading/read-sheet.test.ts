import { exportRows } from '@tezga/ui/export-rows';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { expect, test } from 'vitest';
import { writeTable } from '../write-table.ts';
import { fileLimitBytes, rowsLimit } from './limits.ts';
import { readSheet } from './read-sheet.ts';
import { unzip } from './unzip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A minimal workbook, as other programs write it. */
function workbook(sheet: string, more: Zippable = {}, sheetAttributes = ''): Uint8Array {
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Fletë1" sheetId="1" ${sheetAttributes} r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
    ),
    ...more,
  });
}

const cellsOf = (bytes: Uint8Array) => readSheet(bytes).rows.map(({ cells }) => cells);

test('readSheet parses a file written by write-excel-file: texts, numbers, booleans and empty cells', async () => {
  const file = await writeTable(
    [
      ['Emri', 'Çmimi', 'Po'],
      ['Bukë', 1.5, true],
      [null, 2, false],
    ],
    'xlsx',
  );
  expect(cellsOf(new Uint8Array(await file.arrayBuffer()))).toEqual([
    ['Emri', 'Çmimi', 'Po'],
    ['Bukë', 1.5, true],
    [null, 2, false],
  ]);
});

type Exported = Readonly<Record<string, string | number>>;

const column = (id: 'Emri' | 'Çmimi') => ({
  id,
  header: id,
  width: 90,
  cell: () => null,
  text: (row: Exported) => row[id] ?? null,
});

test('readSheet parses an exported XLSX: texts, numbers and empty cells', async () => {
  const rows = [{ Emri: 'Bukë & "djathë"', Çmimi: 1.5 }, { Çmimi: 2 }];
  const { content } = await exportRows<Exported>(
    {
      columns: [column('Emri'), column('Çmimi')],
      idOf: (row) => JSON.stringify(row),
      fetchPage: async () => ({ rows, total: rows.length }),
    },
    { format: 'xlsx', name: 'x', signal: new AbortController().signal, onProgress: () => {} },
  );
  expect(cellsOf(new Uint8Array(await content.arrayBuffer()))).toEqual([
    ['Emri', 'Çmimi'],
    ['Bukë & "djathë"', 1.5],
    [null, 2],
  ]);
});

test('readSheet parses a CSV file written by csv-stringify', async () => {
  const file = await writeTable(
    [
      ['Emri', 'Çmimi'],
      ['Bukë; e "zezë"', 1.5],
    ],
    'csv',
  );
  expect(cellsOf(new Uint8Array(await file.arrayBuffer()))).toEqual([
    ['Emri', 'Çmimi'],
    ['Bukë; e "zezë"', '1,5'],
  ]);
});

test('a shared string may consist of several rich-text runs', () => {
  const shared = `<sst xmlns="${main}"><si><t>Emri</t></si><si><r><t>Bu</t></r><r><t>kë</t></r><rPh><t>zë</t></rPh></si></sst>`;
  const bytes = workbook(
    '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row>',
    {
      'xl/sharedStrings.xml': strToU8(shared),
    },
  );
  expect(cellsOf(bytes)).toEqual([['Emri'], ['Bukë']]);
});

test('texts may be inline, come from a formula, or have a namespace prefix', () => {
  const inline =
    '<row><c t="inlineStr"><is><t>Emri</t></is></c><c t="str"><f>A1</f><v>x &amp; y</v></c></row>';
  expect(cellsOf(workbook(inline))).toEqual([['Emri', 'x & y']]);
  const prefixed = workbook('', {
    'xl/worksheets/sheet1.xml': strToU8(
      `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row r="1"><x:c r="B1"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    ),
  });
  expect(cellsOf(prefixed)).toEqual([[null, 7]]);
});

test('a long code stored as a number is read with all its digits', () => {
  expect(cellsOf(workbook('<row><c><v>5.304000310014E12</v></c></row>'))).toEqual([[5304000310014]]);
});

test('a date is read as text, an error value as an empty cell', () => {
  const styles = `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
  const bytes = workbook(
    '<row><c><v>1</v></c><c s="1"><v>45000</v></c><c s="2"><v>45001</v></c><c t="e"><v>#N/A</v></c></row>',
    { 'xl/styles.xml': strToU8(styles) },
  );
  expect(cellsOf(bytes)).toEqual([[1, '2023-03-15', '2023-03-16']]);
});

test('a stray cell at the far end of a sheet is read without filling the gap', () => {
  const bytes = workbook(
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>2</v></c><c r="XFD1048576"><v>3</v></c></row>',
  );
  expect(readSheet(bytes).rows).toEqual([
    { line: 1, cells: [1] },
    { line: 1_048_576, cells: [2] },
  ]);
});

test('rows with formatting but no content are skipped', () => {
  expect(() => readSheet(workbook('<row r="1"><c r="A1" s="3"/></row>'))).toThrow('empty');
});

const ole = (text: string) =>
  new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...text.split('').flatMap((letter) => [letter.charCodeAt(0), 0])]);

test.each([
  ['an empty file', new Uint8Array(), 'empty'],
  ['a workbook protected by a password', ole('EncryptedPackage'), 'encrypted'],
  ['a workbook in the format used before 2007', ole('Workbook'), 'old-excel'],
  ['a PDF', strToU8('%PDF-1.7'), 'other-kind'],
  [
    'an HTML page with the ending xls',
    strToU8('<html><table><tr><td>1</td></tr></table></html>'),
    'other-kind',
  ],
  ['an archive that is not a workbook', zipSync({ 'notes.txt': strToU8('a') }), 'other-kind'],
  ['a truncated workbook', workbook('<row><c><v>1</v></c></row>').subarray(0, 300), 'broken'],
  [
    'an archive with invalid content',
    new Uint8Array([0x50, 0x4b, 3, 4, ...new Uint8Array(200).fill(7)]),
    'broken',
  ],
  ['a sheet with invalid XML', workbook('<row><c></row>'), 'broken'],
  [
    'a workbook with only a hidden sheet',
    workbook('<row><c><v>1</v></c></row>', {}, 'state="hidden"'),
    'broken',
  ],
  ['a file with too many bytes', new Uint8Array(fileLimitBytes + 1).fill(65), 'too-many-bytes'],
  ['a file with too many rows', strToU8('a;b\n'.repeat(rowsLimit + 2)), 'too-many-rows'],
])('%s is rejected with its own reason', (_name, bytes, reason) => {
  expect(() => readSheet(bytes)).toThrow(reason);
});

test('unpacking an archive stops with an error once the unpacked bytes exceed the limit', () => {
  const bomb = zipSync({ 'xl/big.xml': new Uint8Array(8 * 1024 * 1024) }, { level: 9 });
  expect(bomb.length).toBeLessThan(10_000);
  expect(() => unzip(bomb, () => true, 1024 * 1024)).toThrow('unpacks-too-large');
});

test('unpacking an archive stops at the limit also if its header names a smaller size', () => {
  const bomb = zipSync({ 'xl/big.xml': new Uint8Array(8 * 1024 * 1024) }, { level: 9 });
  const view = new DataView(bomb.buffer, bomb.byteOffset);
  // The uncompressed size in the file's local header.
  view.setUint32(22, 10, true);
  expect(() => unzip(bomb, () => true, 1024 * 1024)).toThrow('unpacks-too-large');
});
