/** The widths of bars and spaces in modules. They alternate, and the first is a bar. */
export type BarWidths = readonly number[];

// ISO/IEC 15420 (EAN-13): the widths of the digits in set A, beginning with a space. Set C has the same widths,
// beginning with a bar, and set B has them in reverse order.
const digitWidths = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];

// ISO/IEC 15420: the sets of the next six digits encode the first digit.
const setsByFirstDigit = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
];

/** Whether a text has 13 digits, of which the last is the check digit: the sum with weights 1 and 3 ends with 0. */
function isEan13(text: string): boolean {
  const sum = Array.from(text, Number).reduce(
    (total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return /^\d{13}$/.test(text) && sum % 10 === 0;
}

const widthsIn = (parts: readonly string[]): BarWidths => Array.from(parts.join(''), Number);

function ean13Widths(text: string): BarWidths {
  const [first = 0, ...digits] = Array.from(text, Number);
  const widths = digits.map((digit) => digitWidths[digit] ?? '');
  const left = widths
    .slice(0, 6)
    .map((width, place) =>
      setsByFirstDigit[first]?.[place] === 'B' ? Array.from(width).toReversed().join('') : width,
    );
  return widthsIn(['111', ...left, '11111', ...widths.slice(6), '111']);
}

// ISO/IEC 15417 (Code 128): the widths of the symbols 0 to 105 (103 to 105 are start symbols), and the stop symbol.
const symbolWidths = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
  123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
  232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
  313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
  111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
  111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
  114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`
  .trim()
  .split(/\s+/);

const startB = 104;
const startC = 105;
const toB = 100;
const toC = 99;
const stop = 106;

// ISO/IEC 15417: a symbol of set C has two digits. A change to set C makes the code shorter for four or more
// digits at its beginning or end, for six or more elsewhere, and if the whole code is two digits.
const digitPairs = /(^(?:\d\d){2,}|(?:\d\d){3,}|(?:\d\d){2,}$|^\d\d$)/;

function code128Widths(text: string): BarWidths {
  const symbols: number[] = [];
  for (const [place, part] of text.split(digitPairs).entries()) {
    if (part === '') continue;
    // `split` returns the captured digit pairs at the odd places.
    const isC = place % 2 === 1;
    const isFirst = symbols.length === 0;
    symbols.push(isC ? (isFirst ? startC : toC) : isFirst ? startB : toB);
    const each = isC ? /\d\d/g : /./g;
    symbols.push(
      ...Array.from(part.matchAll(each), ([sign]) => (isC ? Number(sign) : (sign.codePointAt(0) ?? 0) - 32)),
    );
  }
  const check = symbols.reduce((sum, symbol, place) => sum + symbol * Math.max(place, 1), 0) % 103;
  return widthsIn([...symbols, check, stop].map((symbol) => symbolWidths[symbol] ?? ''));
}

/**
 * The bars of a code: EAN-13 if it is one, otherwise Code 128. Null if there is no code or if it has characters other
 * than printable ASCII.
 */
export function barWidthsOf(code: string): BarWidths | null {
  if (isEan13(code)) return ean13Widths(code);
  return /^[ -~]+$/.test(code) ? code128Widths(code) : null;
}
