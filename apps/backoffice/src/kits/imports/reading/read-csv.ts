import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { columnsLimit, rowsLimit } from './limits.ts';
import { SheetFault } from './sheet-fault.ts';
import type { Sheet, SheetRow } from './sheet.ts';

const delimiters = ['\t', ';', ',', '|'] as const;
type Delimiter = (typeof delimiters)[number];

interface Record {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Reads the rows of a text file or of pasted cells. */
export function readCsv(text: string): Sheet {
  if (text.includes('\0')) throw new SheetFault('other-kind');
  const rows: SheetRow[] = recordsOf(text).flatMap(({ record, info }) => {
    const cells = record.slice(0, columnsLimit).map((cell) => cell.trim() || null);
    return cells.every((cell) => cell === null) ? [] : [{ line: info.lines, cells }];
  });
  if (rows.length === 0) throw new SheetFault('empty');
  return { sheetNames: [], sheetIndex: 0, rows };
}

function recordsOf(text: string): readonly Record[] {
  // Spreadsheets may name the delimiter in a first line "sep=;".
  const named = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  const body = named === null ? text : text.slice(named[0].length);
  try {
    const records = parse(body, {
      delimiter: named?.[1] ?? delimiterOf(body),
      bom: true,
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: rowsLimit + 100,
    }) as unknown as readonly Record[];
    if (records.length > rowsLimit + 1) throw new SheetFault('too-many-rows');
    return records;
  } catch (error) {
    if (error instanceof CsvError) throw new SheetFault('broken', { cause: error });
    throw error;
  }
}

const sampleLines = 30;

/** Detects the delimiter: it occurs often, and equally often in each of the first lines. */
export function delimiterOf(text: string): Delimiter {
  const lines = text
    .slice(0, 50_000)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, sampleLines)
    .map(withoutQuoted);
  const scored = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const [first = 0] = counts;
    const alike = counts.filter((count) => count === first).length / Math.max(lines.length, 1);
    return { delimiter, score: first === 0 ? 0 : first * alike };
  });
  return scored.toSorted((one, other) => other.score - one.score)[0]?.delimiter ?? ',';
}

const withoutQuoted = (line: string) => line.replaceAll(/"(?:[^"]|"")*"/g, '');
