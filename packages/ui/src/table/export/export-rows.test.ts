import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { CellValue, Column } from '../column.ts';
import { withoutFormula } from './export-cells.ts';
import { ExportIncomplete, exportPerPage, exportRows } from './export-rows.ts';
import type { ExportedList, ExportOptions, FetchPage } from './export-rows.ts';
import { columnLetters } from './sheet-xml.ts';

interface Line {
  readonly name: string;
  readonly amount: CellValue;
  readonly at: Date | null;
}

const columns: Column<Line>[] = [
  { id: 'name', header: 'Emri', width: 100, cell: () => null, text: (line) => line.name },
  { id: 'amount', header: 'Totali', unit: 'ALL', width: 100, cell: () => null, text: (line) => line.amount },
  { id: 'at', header: 'Data', width: 100, cell: () => null, text: (line) => line.at },
];

const line = (name: string, amount: CellValue = null, at: Date | null = null): Line => ({ name, amount, at });
const sixFortyTwo = new Date('2026-11-14T17:42:07Z');

const pagesOf =
  (lines: readonly Line[], total = lines.length): FetchPage<Line> =>
  async (page, perPage) => ({ rows: lines.slice((page - 1) * perPage, page * perPage), total });

const listOf = (fetchPage: FetchPage<Line>, shown = columns): ExportedList<Line> => ({
  columns: shown,
  fetchPage,
  idOf: ({ name }) => name,
});

const options = (more: Partial<ExportOptions> = {}): ExportOptions => ({
  format: 'csv',
  name: 'faturat',
  signal: new AbortController().signal,
  onProgress: () => {},
  ...more,
});

async function csvOf(lines: readonly Line[], shown = columns): Promise<string> {
  const { content } = await exportRows(listOf(pagesOf(lines), shown), options());
  // The bytes are decoded here, because Blob.text() would drop the byte order mark that this test is about.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer());
}

async function sheetOf(lines: readonly Line[], shown = columns): Promise<string> {
  const { content } = await exportRows(listOf(pagesOf(lines), shown), options({ format: 'xlsx' }));
  const files = unzipSync(new Uint8Array(await content.arrayBuffer()));
  return ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml', 'xl/styles.xml']
    .map((name) => strFromU8(files[name] ?? new Uint8Array()))
    .join('\n');
}

test('a CSV has what Albanian spreadsheets expect: UTF-8 byte order mark, semicolons, decimal commas, Tirana time', async () => {
  expect(await csvOf([line('Përroi', -1_245_050n, sixFortyTwo)])).toBe(
    '\uFEFFEmri;Totali (ALL);Data\r\nPërroi;-12450,50;2026-11-14 18:42:07\r\n',
  );
});

test('a CSV quotes cells that contain semicolons, quotes or line breaks', async () => {
  expect(await csvOf([line('a;b'), line('a"b'), line('a\nb')])).toContain(
    '"a;b";;\r\n"a""b";;\r\n"a\nb";;\r\n',
  );
});

test('midnight in Tirana is exported as a day without time', async () => {
  expect(await csvOf([line('x', null, new Date('2026-06-30T22:00:00Z'))])).toContain(';2026-07-01\r\n');
});

test.each(['=1+1', '+355', '-5', '@name', '\t=1', '\r=1'])(
  'text %j is escaped, so that a spreadsheet does not run it as a formula',
  (text) => {
    expect(withoutFormula(text)).toBe(`'${text}`);
  },
);

test.each(['Klient Kesh', '', '5-3', 'a=b'])('text %j is exported unchanged', (text) => {
  expect(withoutFormula(text)).toBe(text);
});

test('a CSV escapes text that begins like a formula, but not negative numbers', async () => {
  const csv = await csvOf([line('=HYPERLINK("x")', -100n)]);
  expect(csv).toContain(`"'=HYPERLINK(""x"")";-1,00;`);
});

test('an XLSX contains numbers and dates as numbers, and a text that looks like a formula as text', async () => {
  const sheet = await sheetOf([line('=1+1', 1_245_050n, sixFortyTwo)]);
  expect(sheet).toContain('<v>12450.5</v>');
  expect(sheet).toContain('=1+1');
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('dd.mm.yyyy hh:mm:ss');
  const serial = (Date.parse('2026-11-14T18:42:07Z') - Date.parse('1899-12-30T00:00:00Z')) / 86_400_000;
  const dates = [...sheet.matchAll(/<v>(46\d+\.\d+)<\/v>/g)].map(([, value]) => Number(value));
  expect(dates).toHaveLength(1);
  expect(dates[0]).toBeCloseTo(serial, 6);
});

test('amounts in different currencies are exported with a currency column, and without a currency in their header', async () => {
  const inTheirOwn: Column<Line>[] = [
    {
      id: 'price',
      header: 'Çmimi',
      unit: 'ALL',
      currency: { header: 'Monedha', of: ({ name }) => name },
      width: 100,
      cell: () => null,
      text: ({ amount }) => amount,
    },
  ];
  const lines = [line('ALL', 15_000n), line('EUR', 1200n)];
  expect(await csvOf(lines, inTheirOwn)).toBe('\uFEFFÇmimi;Monedha\r\n150,00;ALL\r\n12,00;EUR\r\n');
  const sheet = await sheetOf(lines, inTheirOwn);
  expect(sheet).toContain('<v>12</v>');
  expect(sheet).toContain('EUR');
  expect(sheet).not.toContain('Çmimi (ALL)');
});

test('an export fetches all pages and reports its progress', async () => {
  const lines = Array.from({ length: 2 * exportPerPage + 7 }, (_, at) => line(`r${at}`));
  const progress: number[][] = [];
  const file = await exportRows(
    listOf(pagesOf(lines)),
    options({ onProgress: (done, total) => progress.push([done, total]) }),
  );
  expect(file.rowCount).toBe(2007);
  expect(file.fileName).toBe('faturat.csv');
  expect(progress).toEqual([
    [1000, 2007],
    [2000, 2007],
    [2007, 2007],
  ]);
  expect((await file.content.text()).split('\r\n')).toHaveLength(2007 + 2);
});

test('a list whose count is capped is exported up to its last row', async () => {
  const lines = Array.from({ length: 2 * exportPerPage + 7 }, (_, at) => line(`r${at}`));
  const fetchPage: FetchPage<Line> = async (page, perPage) => ({
    rows: lines.slice((page - 1) * perPage, page * perPage),
    total: 500,
    isMore: true,
  });
  expect((await exportRows(listOf(fetchPage), options())).rowCount).toBe(2007);
});

/** A list, newest first, that gets the given numbers of new rows before each page except the first. */
function growing(count: number, added: readonly number[], counted?: { total: number; isMore: boolean }) {
  const lines = Array.from({ length: count }, (_, at) => line(`r${at}`));
  const fetchPage: FetchPage<Line> = async (page, perPage) => {
    const newer = added.slice(0, page - 1).reduce((sum, more) => sum + more, 0);
    const rows = [...Array.from({ length: newer }, (_, at) => line(`new ${newer - at}`)), ...lines];
    return { total: rows.length, ...counted, rows: rows.slice((page - 1) * perPage, page * perPage) };
  };
  return { lines, fetchPage };
}

test.each([
  ['by one', growing(2 * exportPerPage, [1])],
  ['by one row with every page', growing(2 * exportPerPage + 7, [1, 1, 1])],
  ['by one row while its count is capped', growing(2 * exportPerPage, [1], { total: 500, isMore: true })],
  ['until its last page is full', growing(2 * exportPerPage - 2, [2])],
  ['by more than a page', growing(2 * exportPerPage + 7, [2.5 * exportPerPage])],
])('each row is exported once if the list grows during the export %s', async (_name, list) => {
  const { content, rowCount } = await exportRows(listOf(list.fetchPage), options());
  const names = (await content.text())
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.slice(0, row.indexOf(';')));
  expect([new Set(names).size, rowCount]).toEqual([names.length, names.length]);
  expect(names.filter((name) => name.startsWith('r'))).toEqual(list.lines.map(({ name }) => name));
});

test('an export fails if the server returns the same page again and again', async () => {
  const lines = Array.from({ length: exportPerPage }, (_, at) => line(`r${at}`));
  const same: FetchPage<Line> = async () => ({ rows: lines, total: exportPerPage, isMore: true });
  await expect(exportRows(listOf(same), options())).rejects.toEqual(
    new ExportIncomplete('rows-missing', exportPerPage, exportPerPage),
  );
});

test.each(['csv', 'xlsx'] as const)(
  'an export as %s writes the rows of a page before it fetches the next page',
  async (format) => {
    const lines = Array.from({ length: 2 * exportPerPage + 7 }, (_, at) => line(`r${at}`));
    let written = 0;
    const counting: Column<Line> = {
      id: 'name',
      header: 'Emri',
      width: 100,
      cell: () => null,
      text: ({ name }) => {
        written += 1;
        return name;
      },
    };
    const before: number[] = [];
    const fetchPage: FetchPage<Line> = (page, perPage, signal) => {
      before.push(written);
      return pagesOf(lines)(page, perPage, signal);
    };
    await exportRows(listOf(fetchPage, [counting]), options({ format }));
    expect([...before, written]).toEqual([0, exportPerPage, 2 * exportPerPage, lines.length]);
  },
);

test('in an XLSX of several pages every cell has the address of its column and row', async () => {
  const sheet = await sheetOf(Array.from({ length: exportPerPage + 1 }, (_, at) => line(`r${at}`, 100n)));
  const addresses = [...sheet.matchAll(/<c r="(\w+)"/g)].map(([, address]) => address);
  expect(addresses.slice(0, 5)).toEqual(['A1', 'B1', 'C1', 'A2', 'B2']);
  expect(addresses.slice(-2)).toEqual(['A1002', 'B1002']);
});

test('an XLSX escapes the special characters of XML and omits characters that XML does not allow', async () => {
  expect(await sheetOf([line('a & <b> "c"\u0000\uD800 ë')])).toContain('>a &amp; &lt;b&gt; &quot;c&quot; ë<');
});

test('the columns after Z of an XLSX are named AA to ZZ, then AAA', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

test('an empty list is exported as a file with only the header', async () => {
  expect(await csvOf([])).toBe('\uFEFFEmri;Totali (ALL);Data\r\n');
});

test('an export fails if the server returns fewer rows than its total', async () => {
  await expect(exportRows(listOf(pagesOf([line('one')], 2)), options())).rejects.toEqual(
    new ExportIncomplete('rows-missing', 1, 2),
  );
});

test('an XLSX export beyond the row limit of a sheet is refused after the first page', async () => {
  let pages = 0;
  const endless: FetchPage<Line> = async () => {
    pages += 1;
    return { rows: [line('x')], total: 2_000_000 };
  };
  await expect(exportRows(listOf(endless), options({ format: 'xlsx' }))).rejects.toThrow('sheet-too-small');
  expect(pages).toBe(1);
});

test('cancelling stops the export between pages', async () => {
  const controller = new AbortController();
  const lines = Array.from({ length: 3000 }, (_, at) => line(`r${at}`));
  const asked: number[] = [];
  const fetchPage: FetchPage<Line> = (page, perPage, signal) => {
    asked.push(page);
    controller.abort();
    return pagesOf(lines)(page, perPage, signal);
  };
  await expect(exportRows(listOf(fetchPage), options({ signal: controller.signal }))).rejects.toThrow(
    'aborted',
  );
  expect(asked).toEqual([1]);
});
