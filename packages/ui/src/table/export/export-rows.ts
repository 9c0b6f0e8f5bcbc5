import { csvCells, exportColumns, exportHeader, paperCell, sheetCells } from './export-cells.ts';
import type { Column } from '../column.ts';

export type ExportFormat = 'csv' | 'xlsx' | 'pdf';

/** Prints the texts of an export as a PDF; rejects if there are too many rows. */
export interface PdfExport {
  readonly rowsMax: number;
  readonly draw: (table: WrittenTable) => Promise<Blob>;
}

export interface WrittenTable {
  readonly columns: readonly { readonly header: string; readonly align: 'left' | 'right' }[];
  readonly rows: readonly (readonly string[])[];
}

export type FetchPage<Row> = (
  page: number,
  perPage: number,
  signal: AbortSignal,
) => Promise<{
  readonly rows: readonly Row[];
  readonly total: number;
  /** True if the count was capped at `total` and there are more rows. */
  readonly isMore?: boolean | undefined;
}>;

/** The rows and columns of an export. */
export interface ExportedList<Row> {
  readonly columns: readonly Column<Row>[];
  readonly fetchPage: FetchPage<Row>;
  readonly idOf: (row: Row) => string;
  readonly pdf?: PdfExport | undefined;
}

export interface ExportOptions {
  readonly format: ExportFormat;
  /** The file name without its extension. */
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

export interface ExportedFile {
  readonly fileName: string;
  readonly content: Blob;
  readonly rowCount: number;
}

/** Thrown if some rows could not be fetched; then no file is written. */
export class ExportIncomplete extends Error {
  override readonly name = 'ExportIncomplete';
  readonly reason: 'rows-missing' | 'sheet-too-small' | 'paper-too-small';
  readonly rowCount: number;
  readonly total: number;

  constructor(reason: ExportIncomplete['reason'], rowCount: number, total: number) {
    super(`${rowCount} of ${total} rows: ${reason}`);
    this.reason = reason;
    this.rowCount = rowCount;
    this.total = total;
  }
}

export const exportPerPage = 1000;
const sheetRowsMax = 1_048_576 - 1;

/** Exports all rows of the filter, each once. If a row is missing, no file is written. */
export async function exportRows<Row>(
  list: ExportedList<Row>,
  options: ExportOptions,
): Promise<ExportedFile> {
  const rows = await allRows(list, options);
  const written = exportColumns(list.columns);
  const content = await fileOf(options.format, written, rows, list.pdf);
  options.signal.throwIfAborted();
  return { fileName: `${options.name}.${options.format}`, content, rowCount: rows.length };
}

function fileOf<Row>(
  format: ExportFormat,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  pdf: PdfExport | undefined,
): Promise<Blob> {
  if (format === 'csv') return csvFile(columns, rows);
  if (format === 'xlsx' || pdf === undefined) return sheetFile(columns, rows);
  return pdf.draw({
    columns: columns.map((column) => ({
      header: exportHeader(column),
      align: column.align === 'right' ? 'right' : 'left',
    })),
    rows: rows.map((row) => columns.map((column) => paperCell(column, column.text(row)))),
  });
}

async function allRows<Row>(
  { fetchPage, idOf, pdf }: ExportedList<Row>,
  options: ExportOptions,
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  // Rows that are added on top during the export shift others onto the next page, so some rows are read
  // twice.
  let readCount = 0;
  for (let page = 1; ; page += 1) {
    options.signal.throwIfAborted();
    const { rows: more, total, isMore } = await fetchPage(page, exportPerPage, options.signal);
    if (options.format === 'xlsx' && total > sheetRowsMax) {
      throw new ExportIncomplete('sheet-too-small', sheetRowsMax, total);
    }
    const paperMax = options.format === 'pdf' ? (pdf?.rowsMax ?? 0) : total;
    if (total > paperMax) throw new ExportIncomplete('paper-too-small', paperMax, total);
    for (const row of more) if (!rows.has(idOf(row))) rows.set(idOf(row), row);
    readCount += more.length;
    options.onProgress(readCount, Math.max(total, readCount));
    const isWhole = isMore === true ? more.length < exportPerPage : true;
    if (isWhole && readCount >= total) return [...rows.values()];
    // Without this check, a server that repeats its pages would keep the loop running for ever.
    const isStuck = readCount > 2 * rows.size;
    if (more.length === 0 || isStuck) throw new ExportIncomplete('rows-missing', rows.size, total);
  }
}

/** A CSV as Albanian spreadsheets expect it: semicolons, decimal commas and a UTF-8 byte order mark. */
async function csvFile<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<Blob> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const records = [columns.map(exportHeader), ...rows.map((row) => csvCells(columns, row))];
  const text = stringify(records, {
    delimiter: ';',
    record_delimiter: 'windows',
    quote_record_delimiter: true,
  });
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}

async function sheetFile<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const head = columns.map((column) => ({ value: exportHeader(column), fontWeight: 'bold' as const }));
  const cells = rows.map((row) => sheetCells(columns, row));
  const pixelsPerCharacter = 7;
  const widths = columns.map(({ width }) => ({ width: Math.max(Math.round(width / pixelsPerCharacter), 8) }));
  return writeExcelFile([head, ...cells], { columns: widths, stickyRowsCount: 1 }).toBlob();
}
