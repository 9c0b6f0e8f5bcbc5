import { formatDateTime } from '../../figures/format-date-time.ts';
import { decimalsOf } from '../column.ts';
import type { CellValue, Column } from '../column.ts';
import { exportColumns, plainDecimal } from './export-cells.ts';

/** The cells of a row in the clipboard format of spreadsheets: separated by tabs, numbers without spaces. */
export function copiedText<Row>(columns: readonly Column<Row>[], row: Row): string {
  return exportColumns(columns)
    .map((column) => cellText(column, column.text(row)))
    .join('\t');
}

function cellText<Row>(column: Column<Row>, value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return formatDateTime(value, 'second');
  return typeof value === 'bigint' ? plainDecimal(value, decimalsOf(column)) : String(value);
}
