import { drawingsOf } from './read-pdf.ts';

/** The bars of a barcode as they are drawn: their left edge on the page, and a 1 for each dark module. */
export interface ReadBars {
  readonly left: number;
  readonly moduleWidth: number;
  readonly modules: string;
}

/** Reads the drawn rectangles of every barcode of a PDF. */
export function readBars(document: Buffer): ReadBars[] {
  const drawn = drawingsOf(document)
    .join('\n')
    .matchAll(/q (\S+) 0 0 \S+ (\S+) \S+ cm 0 g\n((?:\d+ 0 \d+ 1 re\n)+)f Q/g);
  return Array.from(drawn, ([, moduleWidth, left, rectangles = '']) => {
    const bars = Array.from(rectangles.matchAll(/(\d+) 0 (\d+) 1 re/g), ([, start, width]) => ({
      start: Number(start),
      end: Number(start) + Number(width),
    }));
    const modules = Array.from({ length: bars.at(-1)?.end ?? 0 }, (_module, place) =>
      bars.some(({ start, end }) => place >= start && place < end) ? '1' : '0',
    );
    return { left: Number(left), moduleWidth: Number(moduleWidth), modules: modules.join('') };
  });
}

const setA = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const setC = setA.map((pattern) => pattern.replaceAll(/[01]/g, (module) => (module === '0' ? '1' : '0')));
const setB = setC.map((pattern) => Array.from(pattern).toReversed().join(''));

/**
 * For each first digit, from 0 to 9, the sets of the six digits of the left half as a binary number: 1 means
 * set B.
 */
const firstDigits = [0x00, 0x0b, 0x0d, 0x0e, 0x13, 0x19, 0x1c, 0x15, 0x16, 0x1a];

/** Decodes EAN-13 by the patterns of modules in the standard; null if it is not EAN-13. */
export function decodedEan13(modules: string): string | null {
  const [, left, right] = /^101((?:[01]{7}){6})01010((?:[01]{7}){6})101$/.exec(modules) ?? [];
  if (left === undefined || right === undefined) return null;
  const leftPatterns = left.match(/.{7}/g) ?? [];
  const sets = leftPatterns.map((pattern) => (setB.includes(pattern) ? '1' : '0')).join('');
  const digits = [
    firstDigits.indexOf(Number.parseInt(sets, 2)),
    ...leftPatterns.map((pattern) => Math.max(setA.indexOf(pattern), setB.indexOf(pattern))),
    ...(right.match(/.{7}/g) ?? []).map((pattern) => setC.indexOf(pattern)),
  ];
  return digits.includes(-1) ? null : digits.join('');
}

/** The modules of the symbols 0 to 105 of Code 128, as binary numbers that are written in hexadecimal. */
const symbols = `
  6cc 66c 666 498 48c 44c 4c8 4c4 464 648 644 624 59c 4dc 4ce 5cc 4ec 4e6 672 65c 64e 6e4 674 76e 74c 72c 726
  764 734 732 6d8 6c6 636 518 458 446 588 468 462 688 628 622 5b8 58e 46e 5d8 5c6 476 776 68e 62e 6e8 6e2 6ee
  758 746 716 768 762 71a 77a 642 78a 530 50c 4b0 486 42c 426 590 584 4d0 4c2 434 432 612 650 7ba 614 47a 53c
  4bc 49e 5e4 4f4 4f2 7a4 794 792 6de 6f6 7b6 578 51e 45e 5e8 5e2 7a8 7a2 5de 5ee 75e 7ae 684 690 69c`
  .trim()
  .split(/\s+/)
  .map((modules) => Number.parseInt(modules, 16));

/** Decodes Code 128 with sets B and C; null if it is not Code 128 or its check symbol is wrong. */
export function decodedCode128(modules: string): { readonly text: string; readonly check: number } | null {
  const [, coded = ''] = /^((?:[01]{11})+)1100011101011$/.exec(modules) ?? [];
  const values = (coded.match(/.{11}/g) ?? []).map((pattern) => symbols.indexOf(Number.parseInt(pattern, 2)));
  const check = values.pop() ?? -1;
  const [start = -1, ...data] = values;
  const sum = data.reduce((total, value, place) => total + value * (place + 1), start);
  if (values.includes(-1) || sum % 103 !== check) return null;
  let isC = start === 105;
  let text = '';
  for (const value of data) {
    if (isC ? value === 100 : value === 99) isC = !isC;
    else text += isC ? String(value).padStart(2, '0') : String.fromCodePoint(value + 32);
  }
  return { text, check };
}
