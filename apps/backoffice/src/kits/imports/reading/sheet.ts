/**
 * The value of a cell. Numbers stay numbers, because "1.234" as text may mean a thousand and as a number does not.
 */
export type Cell = string | number | boolean | null;

export interface SheetRow {
  /** The line number in the file, from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
}

export interface Sheet {
  /** The sheets of a workbook; empty for a text file. */
  readonly sheetNames: readonly string[];
  readonly sheetIndex: number;
  /** Only rows with content. */
  readonly rows: readonly SheetRow[];
}

/** Spreadsheets store fifteen significant digits; further digits are rounding errors. */
const significantDigits = 15;

export function textOfCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  return textOfNumber(cell);
}

/** Formats a number with all its digits, never as 1.23E+12, because many sheets store codes as numbers. */
function textOfNumber(value: number): string {
  const rounded = Number(value.toPrecision(significantDigits));
  return Number.isInteger(rounded) && Math.abs(rounded) < 1e21 ? BigInt(rounded).toString() : String(rounded);
}
