/** The decimal separator of a column; null if its cells are ambiguous. */
export type DecimalMark = '.' | ',' | null;

const moneyWords = /(?<!\p{Letter})(?:lek[eë]?|all|euro?|usd|l)(?!\p{Letter})\.?|[€$£]/giu;

/** Removes currencies, spaces and apostrophes, and leaves digits and separators. */
function bareOf(text: string): string {
  return text
    .replaceAll(moneyWords, '')
    .replaceAll(/[\s\u00A0\u202F'’]/gu, '')
    .replaceAll(/[\u2212\u2013]/gu, '-')
    .replace(/^\+/, '');
}

const shape = /^-?\d+(?:[.,]\d+)*$|^-?[.,]\d+$/;

/**
 * Parses a number as people write it: "1.234,50", "1,234.50", "1 234,5", "120 lekë". A single separator before
 * exactly three digits is ambiguous: the rest of the column decides, or else the usual number of decimals.
 */
export function readNumber(
  text: string,
  { mark, usualDecimals }: { mark: DecimalMark; usualDecimals: 2 | 3 },
): number | null {
  const bare = bareOf(text);
  if (!shape.test(bare)) return null;
  const decimal = certainMarkOf(bare) ?? mark ?? (usualDecimals === 3 ? loneMarkOf(bare) : null);
  const thousands = decimal === null ? /[.,]/g : decimal === ',' ? /\./g : /,/g;
  const plain = bare.replaceAll(thousands, '').replace(',', '.');
  const number = Number(plain);
  return Number.isFinite(number) && isGrouped(bare, decimal) ? number : null;
}

/** The decimal separator of an unambiguous text; null if it has none or is ambiguous. */
export function certainMarkOf(bare: string): DecimalMark {
  const lastComma = bare.lastIndexOf(',');
  const lastPoint = bare.lastIndexOf('.');
  if (lastComma >= 0 && lastPoint >= 0) return lastComma > lastPoint ? ',' : '.';
  const mark = loneMarkOf(bare);
  if (mark === null) return null;
  const parts = bare.replace('-', '').split(mark);
  if (parts.length > 2) return null;
  const [whole = '', decimals = ''] = parts;
  return decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? null : mark;
}

const loneMarkOf = (bare: string): DecimalMark =>
  bare.includes(',') ? ',' : bare.includes('.') ? '.' : null;

/** Thousands are grouped by three digits; "1.23.4" is a typing error. */
function isGrouped(bare: string, decimal: DecimalMark): boolean {
  const whole = decimal === null || !bare.includes(decimal) ? bare : bare.slice(0, bare.lastIndexOf(decimal));
  const groups = whole.replace('-', '').split(/[.,]/);
  return (
    groups.length < 2 ||
    groups.every((group, place) => (place === 0 ? group.length <= 3 : group.length === 3))
  );
}

/** The decimal separator of most cells of a column. */
export function markOfColumn(texts: Iterable<string>): DecimalMark {
  let commas = 0;
  let points = 0;
  for (const text of texts) {
    const bare = bareOf(text);
    const mark = shape.test(bare) ? certainMarkOf(bare) : null;
    if (mark === ',') commas += 1;
    if (mark === '.') points += 1;
  }
  if (commas === points) return null;
  return commas > points ? ',' : '.';
}

/** The likely number if a letter was typed in place of a digit, as in "1,9O". */
export function numberMeant(text: string): string | null {
  const digits = text
    .replaceAll(/[oO]/g, '0')
    .replaceAll(/[lI|]/g, '1')
    .replaceAll(/[sS]/g, '5')
    .replaceAll(/[bB]/g, '8');
  return digits !== text && shape.test(bareOf(digits)) ? bareOf(digits) : null;
}
