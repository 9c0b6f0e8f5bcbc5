import { readPasted, readSheet } from '../reading/read-sheet.ts';
import { textOfCell, type Cell, type Sheet, type SheetRow } from '../reading/sheet.ts';
import { readRow, type CellProblem, type RowRead, type SheetKind } from './check-rows.ts';
import type { Surroundings } from './field.ts';
import { findTwice, type Twice } from './find-twice.ts';
import { markOfColumn } from './read-number.ts';
import { headRowOf, letterOf, recognizeHeads, type Mapping } from './recognize-heads.ts';

export type SheetSource = { readonly bytes: ArrayBuffer } | { readonly text: string };

export interface FileColumn {
  readonly letter: string;
  readonly head: string;
  readonly samples: readonly string[];
}

/** The columns of a sheet with their detected fields. */
export interface SheetColumns {
  /** The index of the head row among the non-empty rows; null if there is none. */
  readonly headRow: number | null;
  readonly headLines: readonly number[];
  readonly columns: readonly FileColumn[];
  readonly mapping: Mapping;
  readonly rowCount: number;
}

export interface SheetFacts extends SheetColumns {
  readonly sheetNames: readonly string[];
  readonly sheetIndex: number;
}

export interface SheetLayout {
  readonly headRow: number | null;
  readonly mapping: Mapping;
  /** For each field, normalized words and the codes they stand for. */
  readonly words: Readonly<Record<string, ReadonlyMap<string, string>>>;
}

/** A row of the preview: one text per mapped column, in the order of the file. */
export interface CheckedRow {
  readonly line: number;
  readonly texts: readonly string[];
  readonly problems: readonly CellProblem[];
}

export interface Edit {
  readonly row: number;
  readonly field: string;
  readonly text: string;
}

interface OwnRow extends SheetRow {
  readonly cells: Cell[];
}

const sampleCount = 3;
const headChoices = 10;
const noWords: ReadonlyMap<string, string> = new Map();

/** Reads and validates one sheet and applies corrections. It runs in a web worker, off the main thread. */
export class SheetDesk {
  readonly #kind: SheetKind;
  /** Corrections are stored in these rows, so that they survive a new column mapping. */
  #all: readonly OwnRow[] = [];
  #rows: readonly OwnRow[] = [];
  #columnOf = new Map<string, number>();
  #surroundings = new Map<string, Surroundings>();
  #reads: RowRead[] = [];
  #twice: ReadonlyMap<number, readonly Twice[]> = new Map();

  constructor(kind: SheetKind) {
    this.#kind = kind;
  }

  open(source: SheetSource, sheetIndex?: number): SheetFacts {
    const sheet: Sheet =
      'text' in source ? readPasted(source.text) : readSheet(new Uint8Array(source.bytes), sheetIndex);
    this.#all = sheet.rows.map(({ line, cells }) => ({ line, cells: [...cells] }));
    return {
      sheetNames: sheet.sheetNames,
      sheetIndex: sheet.sheetIndex,
      ...this.columns(headRowOf(this.#all, this.#kind.fields)),
    };
  }

  columns(headRow: number | null): SheetColumns {
    const rows = this.#all;
    const body = bodyOf(rows, headRow);
    const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
    const heads = headRow === null ? [] : (rows[headRow]?.cells ?? []).map(textOfCell);
    const columns = Array.from({ length: width }, (_unused, column) => ({
      letter: letterOf(column),
      head: heads[column] ?? '',
      samples: samplesOf(body, column),
    }));
    return {
      headRow,
      headLines: rows.slice(0, headChoices).map(({ line }) => line),
      columns,
      mapping: recognizeHeads(
        columns.map(({ head }) => head),
        this.#kind.fields,
      ),
      rowCount: body.length,
    };
  }

  /** Validates every row and yields them in chunks, so that the preview can show the first ones early. */
  *check({ headRow, mapping, words }: SheetLayout, pieceRows = 2000): Generator<readonly CheckedRow[]> {
    this.#rows = bodyOf(this.#all, headRow);
    this.#columnOf = new Map(
      mapping.flatMap((field, column) => (field === null ? [] : [[field, column] as const])),
    );
    this.#surroundings = new Map(
      this.#kind.fields.map(({ key, usualDecimals }) => [
        key,
        {
          mark: usualDecimals === undefined ? null : markOfColumn(this.#textsOf(key)),
          words: words[key] ?? noWords,
        },
      ]),
    );
    this.#reads = this.#rows.map((_row, row) => this.#read(row));
    this.#twice = findTwice(this.#reads, this.#kind.namesOf);
    for (let from = 0; from < this.#rows.length; from += pieceRows)
      yield this.#rows.slice(from, from + pieceRows).map((_row, place) => this.#checked(from + place));
  }

  /**
   * Applies corrections; returns the corrected rows, and the rows that thereby become duplicates or stop being
   * duplicates.
   */
  edit(edits: readonly Edit[]): readonly (CheckedRow & { readonly row: number })[] {
    const changed = new Set<number>();
    for (const { row, field, text } of edits) {
      const column = this.#columnOf.get(field);
      const cells = this.#rows[row]?.cells;
      if (column === undefined || cells === undefined) continue;
      while (cells.length < column) cells.push(null);
      cells[column] = text.trim() === '' ? null : text;
      changed.add(row);
    }
    for (const row of changed) this.#reads[row] = this.#read(row);
    const before = this.#twice;
    this.#twice = findTwice(this.#reads, this.#kind.namesOf);
    for (const row of new Set([...before.keys(), ...this.#twice.keys()]))
      if (!isSameTwice(before.get(row), this.#twice.get(row))) changed.add(row);
    return [...changed].map((row) => Object.assign(this.#checked(row), { row }));
  }

  /** The values of these rows for the server. */
  values(rows: readonly number[]): readonly RowRead['value'][] {
    return rows.map((row) => this.#reads[row]?.value ?? {});
  }

  /** The column heads, followed by these rows with their corrections. */
  table(rows: readonly number[], headRow: number | null): readonly (readonly Cell[])[] {
    const heads = this.columns(headRow).columns.map(({ head, letter }) => head || letter);
    return [heads, ...rows.map((row) => this.#rows[row]?.cells ?? [])];
  }

  *#textsOf(field: string): Generator<string> {
    const column = this.#columnOf.get(field);
    if (column === undefined) return;
    for (const { cells } of this.#rows) {
      const cell = cells[column];
      if (typeof cell === 'string') yield cell;
    }
  }

  #read(row: number): RowRead {
    const cells = this.#rows[row]?.cells ?? [];
    return readRow(
      this.#kind,
      (field) => {
        const column = this.#columnOf.get(field);
        return column === undefined ? undefined : (cells[column] ?? null);
      },
      (field) => this.#surroundings.get(field) ?? { mark: null, words: noWords },
    );
  }

  #checked(row: number): CheckedRow {
    const { line = 0, cells = [] } = this.#rows[row] ?? {};
    const twice = (this.#twice.get(row) ?? []).map(({ field, earlier }): CellProblem => ({
      field,
      code: 'twice',
      limit: null,
      otherLine: this.#rows[earlier]?.line ?? 0,
    }));
    const texts = [...this.#columnOf.values()].map((column) => textOfCell(cells[column] ?? null));
    return { line, texts, problems: [...(this.#reads[row]?.problems ?? []), ...twice] };
  }
}

const bodyOf = (rows: readonly OwnRow[], headRow: number | null) =>
  headRow === null ? rows : rows.slice(headRow + 1);

function samplesOf(rows: readonly SheetRow[], column: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const text = textOfCell(cells[column] ?? null);
    if (text !== '') samples.push(text);
    if (samples.length === sampleCount) break;
  }
  return samples;
}

function isSameTwice(one: readonly Twice[] = [], other: readonly Twice[] = []): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ field, earlier }, place) => other[place]?.field === field && other[place].earlier === earlier,
    )
  );
}
