import { foldText, vatRates } from '@tezga/domain';
import { textOfCell, type Cell } from '../reading/sheet.ts';
import type { ReadCell, Surroundings } from './field.ts';
import { readNumber } from './read-number.ts';

/** Removes the apostrophe that exports put before text that looks like a formula. */
export const asText = (cell: Cell): ReadCell => ({ value: textOfCell(cell).replace(/^'(?=[=+\-@])/, '') });

/** Spreadsheets shorten long codes to "5.30E+12"; the other digits are lost. */
const shortened = /^\d(?:[.,]\d+)?E\+?\d{2}$/i;

/** Reads a code as text, even if the sheet stores it as a number. */
export function asCode(cell: Cell): ReadCell {
  const text = textOfCell(cell);
  // People put an apostrophe before a code so that the spreadsheet does not treat it as a number.
  const value = text.replace(/^'/, '');
  return shortened.test(value) ? { value, hint: 'shortened' } : { value };
}

/**
 * The code that a text such as "5.30E+12" stands for, with zeros in place of the lost digits; null for any other
 * text.
 */
export function codeMeant(text: string): string | null {
  return shortened.test(text) ? textOfCell(Number(text.replace(',', '.'))) : null;
}

export const asNumber =
  (usualDecimals: 2 | 3) =>
  (cell: Cell, { mark }: Surroundings): ReadCell => {
    if (typeof cell === 'number') return { value: Number(textOfCell(cell)) };
    const text = textOfCell(cell);
    if (text === '') return { value: '' };
    const number = readNumber(text, { mark, usualDecimals });
    return number === null ? { value: text, hint: 'number' } : { value: number };
  };

/** Reads 20, "20%", 0.2 and "TVSH 20 %" as the same rate. */
export function asVat(cell: Cell): ReadCell {
  const text = textOfCell(cell);
  if (text === '') return { value: '' };
  if (/^(?:pa\s*tvsh|no\s*vat|senza\s*iva|e?\s*p[eë]rjashtuar|exempt|esente)$/i.test(text))
    return { value: '0' };
  const number = Number(
    text
      .replaceAll(/tvsh|vat|iva|[%\s]/gi, '')
      .replace(',', '.')
      .replace(/^$/, 'x'),
  );
  const percent = number > 0 && number < 1 ? Math.round(number * 1000) / 10 : number;
  const known = vatRates.find((rate) => rate.percent === percent);
  return known === undefined ? { value: text, hint: 'vat' } : { value: known.id };
}

const yes = new Set(['po', 'yes', 'si', 'true', 'e vertete', 'vero', '1', 'x', 'v', '✓', '✔', 'y', 'p', 's']);
const no = new Set(['jo', 'no', 'false', 'e gabuar', 'falso', '0', '-', 'n', 'j']);

export function asYesNo(cell: Cell): ReadCell {
  if (typeof cell === 'boolean') return { value: cell };
  const text = textOfCell(cell);
  const folded = foldText(text);
  if (text === '') return { value: '' };
  if (yes.has(folded)) return { value: true };
  return no.has(folded) ? { value: false } : { value: text, hint: 'yes-no' };
}

/** Reads several names from one cell. */
export function asList(cell: Cell): ReadCell {
  const names = textOfCell(cell)
    .split(/[;,|\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return { value: names.length === 0 ? '' : [...new Set(names)] };
}

/** Converts a word to its code. The word may be our name for the code in any language, or the code itself. */
export const asWord =
  (hint: 'id-type' | 'country' | 'currency', isCode: (code: string) => boolean) =>
  (cell: Cell, { words }: Surroundings): ReadCell => {
    const text = textOfCell(cell);
    if (text === '') return { value: '' };
    const code = words.get(foldText(text)) ?? text.toUpperCase();
    return isCode(code) ? { value: code } : { value: text, hint };
  };
