import { columnsLimit, rowsLimit } from './limits.ts';
import { readXml } from './read-xml.ts';
import { SheetFault } from './sheet-fault.ts';
import type { Cell, Sheet, SheetRow } from './sheet.ts';
import { unzip } from './unzip.ts';
import { isOfWorkbook, readWorkbook, type Workbook } from './workbook.ts';

/** Reads one sheet of a workbook: the one requested, or else the first that is not empty. */
export function readXlsx(bytes: Uint8Array, wanted?: number): Sheet {
  const files = unzip(bytes, isOfWorkbook);
  const workbook = readWorkbook(files);
  const sheetNames = workbook.sheets.map(({ name }) => name);
  for (const [sheetIndex, { path }] of workbook.sheets.entries()) {
    if (wanted !== undefined && wanted !== sheetIndex) continue;
    const rows = readRows(files.get(path) ?? new Uint8Array(), workbook);
    if (rows.length > 0 || wanted !== undefined) return { sheetNames, sheetIndex, rows };
  }
  throw new SheetFault('empty');
}

interface OpenCell {
  readonly type: string;
  readonly style: number;
  readonly column: number;
  text: string;
}

/** Reads rows as sparse arrays, so that empty cells between others take no memory. */
function readRows(bytes: Uint8Array, workbook: Workbook): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  let line = 0;
  let cells: Cell[] = [];
  let column = -1;
  let cell: OpenCell | null = null;
  let isValue = false;
  let isSound = false;
  readXml(bytes, {
    open(name, attribute) {
      if (name === 'row') {
        line = Number(attribute('r') ?? line + 1);
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = columnOf(attribute('r')) ?? column + 1;
        cell = { type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0), column, text: '' };
      } else if (name === 'rPh') isSound = true;
      isValue = (name === 'v' || name === 't') && !isSound;
    },
    close(name) {
      isValue = false;
      if (name === 'rPh') isSound = false;
      if (name === 'c' && cell !== null) {
        place(cells, cell.column, valueOf(cell, workbook));
        cell = null;
      } else if (name === 'row' && cells.length > 0) {
        rows.push({ line, cells });
        if (rows.length > rowsLimit + 1) throw new SheetFault('too-many-rows');
      }
    },
    text(text) {
      if (isValue && cell !== null) cell.text += text;
    },
  });
  return rows;
}

function place(cells: Cell[], column: number, value: Cell): void {
  if (value === null || value === '' || column >= columnsLimit) return;
  while (cells.length < column) cells.push(null);
  cells[column] = value;
}

/** The column index of "AB12", from 0. */
export function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]+/.exec(address ?? '')?.[0];
  if (letters === undefined) return undefined;
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf({ type, style, text }: OpenCell, workbook: Workbook): Cell {
  switch (type) {
    case 's':
      return workbook.sharedStrings[Number(text)]?.trim() ?? null;
    case 'b':
      return text === '' ? null : text === '1';
    // An error value, such as #N/A, is read as empty.
    case 'e':
      return null;
    case 'n': {
      const number = Number(text);
      if (text.trim() === '' || !Number.isFinite(number)) return null;
      return workbook.dateStyles[style] === true ? dayOf(number, workbook.startsIn1904) : number;
    }
    // Formula results, inline strings and ISO dates.
    default:
      return text.trim();
  }
}

const dayMs = 86_400_000;

/** Excel dates count days from 1900 or 1904. A date becomes readable text, because none of our columns is a date. */
function dayOf(days: number, startsIn1904: boolean): string {
  const start = startsIn1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const moment = new Date(start + Math.round(days * dayMs));
  return Number.isNaN(moment.getTime()) ? String(days) : moment.toISOString().slice(0, 10);
}
