import type { Column } from '../column.ts';
import { csvCells, exportHeader } from './export-cells.ts';
import type { RowFile } from './row-file.ts';

/** CSV with semicolons and decimal commas, as Albanian spreadsheets expect, and a UTF-8 byte order mark. */
export async function openCsv<Row>(columns: readonly Column<Row>[]): Promise<RowFile<Row>> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const textOf = (records: readonly string[][]) =>
    stringify([...records], { delimiter: ';', record_delimiter: 'windows', quote_record_delimiter: true });
  // The browser holds the contents of a Blob outside the heap of the page, and on the disk if they are large.
  const parts = [new Blob(['\uFEFF', textOf([columns.map(exportHeader)])])];
  return {
    add: (rows) => {
      parts.push(new Blob([textOf(rows.map((row) => csvCells(columns, row)))]));
    },
    close: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}
