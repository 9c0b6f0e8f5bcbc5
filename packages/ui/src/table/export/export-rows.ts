import type { Column } from '../column.ts';
import { openCsv } from './csv-file.ts';
import { exportColumns, exportHeader, paperCell } from './export-cells.ts';
import type { RowFile } from './row-file.ts';
import { openSheet } from './sheet-file.ts';

export type ExportFormat = 'csv' | 'xlsx' | 'pdf';

/** How a list is exported as a PDF: `draw` makes the PDF, with at most `rowsMax` rows. */
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

/** Thrown if rows are missing, or if the format cannot contain all rows; then no file is written. */
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
  const file = await openFile(options.format, exportColumns(list.columns), list.pdf);
  const rowCount = await writeRows(list, options, file);
  const content = await file.close();
  options.signal.throwIfAborted();
  return { fileName: `${options.name}.${options.format}`, content, rowCount };
}

async function openFile<Row>(
  format: ExportFormat,
  columns: readonly Column<Row>[],
  pdf: PdfExport | undefined,
): Promise<RowFile<Row>> {
  if (format === 'csv') return openCsv(columns);
  return format === 'xlsx' || pdf === undefined ? openSheet(columns) : openPaper(columns, pdf);
}

/** Collects the rows of a PDF, which is drawn from all rows at once. A PDF therefore has a low row limit. */
function openPaper<Row>(columns: readonly Column<Row>[], pdf: PdfExport): RowFile<Row> {
  const written: string[][] = [];
  return {
    add: (rows) => {
      for (const row of rows) written.push(columns.map((column) => paperCell(column, column.text(row))));
    },
    close: () =>
      pdf.draw({
        columns: columns.map((column) => ({
          header: exportHeader(column),
          align: column.align === 'right' ? 'right' : 'left',
        })),
        rows: written,
      }),
  };
}

/** Fetches page by page and writes each before the next one; returns the number of rows. */
async function writeRows<Row>(
  { fetchPage, idOf, pdf }: ExportedList<Row>,
  options: ExportOptions,
  file: RowFile<Row>,
): Promise<number> {
  // Rows added on top during the export shift others onto the next page, so more rows are read than written.
  const writtenIds = new Set<string>();
  let readCount = 0;
  for (let page = 1; ; page += 1) {
    options.signal.throwIfAborted();
    const { rows, total, isMore } = await fetchPage(page, exportPerPage, options.signal);
    if (options.format === 'xlsx' && total > sheetRowsMax) {
      throw new ExportIncomplete('sheet-too-small', sheetRowsMax, total);
    }
    const paperMax = options.format === 'pdf' ? (pdf?.rowsMax ?? 0) : total;
    if (total > paperMax) throw new ExportIncomplete('paper-too-small', paperMax, total);
    file.add(
      rows.filter((row) => {
        const id = idOf(row);
        return !writtenIds.has(id) && writtenIds.add(id);
      }),
    );
    readCount += rows.length;
    options.onProgress(readCount, Math.max(total, readCount));
    const isWhole = isMore === true ? rows.length < exportPerPage : true;
    if (isWhole && readCount >= total) return writtenIds.size;
    // Ends the loop if the server returns the same rows again and again.
    const isStuck = readCount > 2 * writtenIds.size;
    if (rows.length === 0 || isStuck) throw new ExportIncomplete('rows-missing', writtenIds.size, total);
  }
}
