import { withoutFormula } from '@tezga/ui/export-cells';
import type { Cell } from './reading/sheet.ts';

export type TableFormat = 'csv' | 'xlsx';

/** Writes rows to a spreadsheet file; the first row is the heads. */
export async function writeTable(rows: readonly (readonly Cell[])[], format: TableFormat): Promise<Blob> {
  return format === 'csv' ? csvOf(rows) : sheetOf(rows);
}

/** CSV with semicolons and decimal commas, as Albanian spreadsheets expect, and a UTF-8 byte order mark. */
async function csvOf(rows: readonly (readonly Cell[])[]): Promise<Blob> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const text = stringify(
    rows.map((cells) => cells.map(csvCell)),
    { delimiter: ';', record_delimiter: 'windows', quote_record_delimiter: true },
  );
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  return typeof cell === 'number' ? String(cell).replace('.', ',') : withoutFormula(cell);
}

async function sheetOf([heads = [], ...rows]: readonly (readonly Cell[])[]): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const head = heads.map((cell) => ({ value: String(cell ?? ''), fontWeight: 'bold' as const }));
  const widths = heads.map((cell) => ({ width: Math.max(String(cell ?? '').length + 4, 12) }));
  return writeExcelFile([head, ...rows.map((cells) => cells.map(sheetCell))], {
    columns: widths,
    stickyRowsCount: 1,
  }).toBlob();
}

function sheetCell(cell: Cell) {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (typeof cell === 'boolean') return { value: cell, type: Boolean };
  // A cell typed as text is never run as a formula.
  return { value: cell, type: String };
}
