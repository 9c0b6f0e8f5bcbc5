/** What a cell holds: numbers stay numbers, because "1.234" as text may mean a thousand and as a number never does. */
export type Cell = string | number | boolean | null;

export interface SheetRow {
  /** As the file counts it, from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
}

export interface Sheet {
  /** The sheets of a workbook; a text file has none. */
  readonly sheetNames: readonly string[];
  readonly sheetIndex: number;
  /** Only rows that say something. */
  readonly rows: readonly SheetRow[];
}

/** A spreadsheet keeps fifteen digits; what comes after is noise of its arithmetic. */
const digitsKept = 15;

export function textOfCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  return textOfNumber(cell);
}

/** In full, never as 1.23E+12: codes are numbers in many sheets. */
function textOfNumber(value: number): string {
  const kept = Number(value.toPrecision(digitsKept));
  return Number.isInteger(kept) && Math.abs(kept) < 1e21 ? BigInt(kept).toString() : String(kept);
}
