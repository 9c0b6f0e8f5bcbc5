import { tiranaDateTime } from '@tezga/domain';
import { formatCellNumber } from '../cell-number.ts';
import { decimalsOf } from '../column.ts';
import type { CellValue, Column } from '../column.ts';

/** The cells of a CSV row in the Albanian number format. */
export function csvCells<Row>(columns: readonly Column<Row>[], row: Row): string[] {
  return columns.map((column) => csvCell(column, column.text(row)));
}

export interface SheetCell {
  readonly value: string | number | Date;
  readonly format?: string;
}

/** The cells of an XLSX row as numbers and dates, so that a spreadsheet can add and sort them. */
export function sheetCells<Row>(columns: readonly Column<Row>[], row: Row): (SheetCell | null)[] {
  return columns.map((column) => sheetCell(column, column.text(row)));
}

/** The columns of an export: an amount whose currency depends on its row gets a currency column beside it. */
export function exportColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.flatMap((column) => {
    const { currency, unit: _unit, ...amount } = column;
    if (currency === undefined) return [column];
    const { header, of } = currency;
    return [amount, { id: `${column.id}-currency`, header, width: 70, cell: of, text: of }];
  });
}

export function exportHeader<Row>(column: Column<Row>): string {
  return column.unit === undefined ? column.header : `${column.header} (${column.unit})`;
}

/**
 * Prevents formula injection: spreadsheets run text that begins like a formula, unless it has a leading
 * apostrophe.
 */
export function withoutFormula(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text;
}

/** A number of any size as an exact decimal with a dot: 1245000n with two decimals is "12450.00". */
export function plainDecimal(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${value < 0n ? '-' : ''}${whole}${decimals === 0 ? '' : `.${digits.slice(-decimals)}`}`;
}

/** The text of a cell as the screen shows it, for the PDF export. */
export function paperCell<Row>(column: Column<Row>, value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) {
    const [day = '', time = ''] = tiranaDateTime(value, { seconds: false }).split(' ');
    return time === '00:00' ? day : `${day} ${time}`;
  }
  if (typeof value === 'string') return value;
  return formatCellNumber(column, value);
}

function csvCell<Row>(column: Column<Row>, value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return csvMoment(value);
  if (typeof value === 'bigint') return plainDecimal(value, decimalsOf(column)).replace('.', ',');
  return typeof value === 'number' ? String(value).replace('.', ',') : withoutFormula(value);
}

function sheetCell<Row>(column: Column<Row>, value: CellValue): SheetCell | null {
  if (value === null || value === '') return null;
  if (value instanceof Date) {
    const { moment, isMidnight } = onTiranaClock(value);
    return { value: moment, format: isMidnight ? 'dd.mm.yyyy' : 'dd.mm.yyyy hh:mm:ss' };
  }
  if (typeof value === 'bigint') {
    const decimals = decimalsOf(column);
    const format = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
    return { value: Number(plainDecimal(value, decimals)), format };
  }
  // A cell typed as text is never run as a formula, so it needs no apostrophe.
  return { value };
}

/**
 * A moment in ISO order, which spreadsheets in every language read as a date; midnight is written as a day
 * without time.
 */
function csvMoment(value: Date): string {
  const { moment, isMidnight } = onTiranaClock(value);
  const text = moment.toISOString();
  return isMidnight ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
}

/** The Tirana time of a moment, written as if it were UTC, because spreadsheets have no time zones. */
function onTiranaClock(value: Date): { moment: Date; isMidnight: boolean } {
  const [day = '', time = ''] = tiranaDateTime(value, { seconds: true }).split(' ');
  const moment = new Date(`${day.split('.').toReversed().join('-')}T${time}Z`);
  return { moment, isMidnight: time === '00:00:00' };
}
