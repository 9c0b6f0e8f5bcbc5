import { foldText } from '@tezga/domain';
import { textOfCell, type Cell, type SheetRow } from '../reading/sheet.ts';
import type { ImportField } from './field.ts';

/** For each column of the file the key of our field, or null if it is not imported. */
export type Mapping = readonly (string | null)[];

/** Reduces a head to letters and digits: "Çmimi (me TVSH)" and "cmimi_me_tvsh" become equal. */
export function foldHead(head: string): string {
  return foldText(head)
    .replaceAll(/\*/g, '')
    .replaceAll(/[^\p{Letter}\p{Number}%]+/gu, ' ')
    .trim();
}

/** Maps columns to fields: an exact match wins over a partial one, and each field is used once. */
export function recognizeHeads(heads: readonly string[], fields: readonly ImportField[]): Mapping {
  const folded = heads.map(foldHead);
  const mapping: (string | null)[] = heads.map(() => null);
  const given = new Set<string>();
  for (const matches of [isExact, isWithin]) {
    const found = fields
      .flatMap((field) => field.heads.map((head, rank) => ({ field, head: foldHead(head), rank })))
      .toSorted((one, other) => one.rank - other.rank);
    for (const { field, head } of found) {
      if (given.has(field.key)) continue;
      const column = folded.findIndex((each, place) => mapping[place] === null && matches(each, head));
      if (column < 0) continue;
      mapping[column] = field.key;
      given.add(field.key);
    }
  }
  return mapping;
}

const isExact = (head: string, known: string) => head === known;
const shortestWithin = 4;
const isWithin = (head: string, known: string) =>
  known.length >= shortestWithin && ` ${head} `.includes(` ${known} `);

const linesLookedAt = 10;

/** The index of the head row, which may be below titles and dates; null if no row looks like heads. */
export function headRowOf(rows: readonly SheetRow[], fields: readonly ImportField[]): number | null {
  const found = rows.slice(0, linesLookedAt).map(({ cells }, place) => {
    const texts = cells.map(textOfHead);
    const known = recognizeHeads(texts, fields).filter((key) => key !== null).length;
    return { place, known };
  });
  const [best] = found.toSorted((one, other) => other.known - one.known);
  if (best !== undefined && best.known > 0) return best.place;
  return looksLikeHeads(rows) ? 0 : null;
}

const isFigure = (cell: Cell | undefined) =>
  typeof cell === 'number' || (typeof cell === 'string' && /^[\d.,\s%€]*\d[\d.,\s%€]*$/.test(cell));

/** A first row of texts above rows with numbers counts as the head row, even if its texts are unknown. */
function looksLikeHeads([first, ...rest]: readonly SheetRow[]): boolean {
  if (first === undefined) return false;
  const hasOnlyWords = first.cells.every((cell) => typeof cell === 'string' && !isFigure(cell));
  return hasOnlyWords && rest.slice(0, linesLookedAt).some(({ cells }) => cells.some(isFigure));
}

/** Only texts are heads; a number belongs to a data row. */
function textOfHead(cell: Cell): string {
  return typeof cell === 'number' ? '' : textOfCell(cell);
}

/** Spreadsheet column letters: A, B, …, AA. */
export function letterOf(column: number): string {
  const rest = column % 26;
  const letter = String.fromCharCode(65 + rest);
  return column < 26 ? letter : letterOf(Math.floor(column / 26) - 1) + letter;
}
