import type { Phrases } from '@tezga/phrases';
import { beside, gap, ink, stack, text, type Block, type Box, type Type } from '../block.ts';
import { lineHeightOf, widthOf, type Weight } from '../fonts.ts';
import { lengthOperand } from '../operands.ts';
import type { PrintedLabel } from '../printed-labels.ts';
import { wrappedLines } from '../wrap-text.ts';
import { writtenAmount } from '../written-figures.ts';
import { barWidthsOf, type BarWidths } from './bar-widths.ts';

const black = { weight: 'regular', color: ink.black } as const;
const type = {
  name: { weight: 'strong', size: 9.5, color: ink.black },
  price: { weight: 'strong', size: 22, color: ink.black },
  currency: { ...black, size: 10 },
  unit: { ...black, size: 8 },
  sku: { ...black, size: 6.5 },
  code: { ...black, size: 7 },
} as const satisfies Record<string, Type>;

const nameLinesMax = 2;
/**
 * If the unit or the SKU is long, the price becomes smaller to leave them up to this width, in points; a text
 * that is still too long is cut.
 */
const sideWidthMin = 56;
const columnGap = 6;
const barsHeight = 23;
/** A dot of 300 dpi. The browser prints pages as images in this resolution, so bars of whole dots have sharp edges. */
const dot = 72 / 300;
/**
 * The width of a module in dots. Four dots are 0.34 mm, about the nominal width of a module of EAN-13;
 * scanners do not read modules of one dot.
 */
const moduleDots = { max: 4, min: 2 };

/** The price label of an article, of the same height for every article. The caller leaves a margin around it. */
export function labelBlock(label: PrintedLabel, box: Box, { print }: Pick<Phrases, 'print'>): Block {
  const name = stack(
    linesWithin(label.name, type.name, box.width, nameLinesMax).map((line) => text(line, box, type.name)),
  );
  return stack([
    name,
    gap(nameLinesMax * lineHeightOf(type.name.size) - name.height),
    priceRow(label, box, label.unit === null ? '' : print.perUnit(label.unit)),
    gap(3),
    codeBlock(label.barcode, box),
  ]);
}

/** The price with its currency at the left; at the right the unit, and below it the SKU. */
function priceRow(label: PrintedLabel, box: Box, unit: string): Block {
  const currency = ` ${label.currency}`;
  const amount = writtenAmount(label.price);
  const free = box.width - lengthOf(currency, type.currency) - columnGap;
  const sideWidthMax = Math.max(free - lengthOf(amount, type.price), sideWidthMin);
  const [sku = ''] = linesWithin(label.sku, type.sku, sideWidthMax, 1);
  const [perUnit = ''] = linesWithin(unit, type.unit, sideWidthMax, 1);
  const room = free - Math.max(lengthOf(sku, type.sku), lengthOf(perUnit, type.unit));
  const price = { ...type.price, size: sizeWithin(amount, type.price, room) };
  const baseline = baselineOf(type.price.size);
  const right = { ...box, width: box.width + rounding };
  const currencyLeft = box.left + lengthOf(amount, price);
  return beside([
    stack([gap(baseline - baselineOf(price.size)), text(amount, { ...box, width: room + rounding }, price)]),
    stack([
      gap(baseline - baselineOf(type.currency.size)),
      text(currency, { left: currencyLeft, width: box.width }, type.currency),
    ]),
    stack([
      gap(baseline - baselineOf(type.sku.size) - lineHeightOf(type.unit.size)),
      text(perUnit, right, { ...type.unit, align: 'right' }),
      text(sku, right, { ...type.sku, align: 'right' }),
    ]),
    gap(lineHeightOf(type.price.size)),
  ]);
}

/** The bars with their code below them; only the code if it has no bars or is too long for them. */
function codeBlock(code: string, box: Box): Block {
  const widths = barWidthsOf(code);
  const bars = widths === null ? null : barsBlock(widths, box);
  const written: Type = { ...type.code, align: 'center' };
  if (bars === null)
    return stack(linesWithin(code, written, box.width, 3).map((line) => text(line, box, written)));
  const size = sizeWithin(code, written, box.width);
  return stack([bars, gap(1), text(code, box, { ...written, size })]);
}

/**
 * Black bars in the middle of the box; null if they do not fit. The caller leaves a quiet zone of at least 10 modules
 * beside the box.
 */
function barsBlock(widths: BarWidths, { left, width }: Box): Block | null {
  const modules = widths.reduce((sum, each) => sum + each, 0);
  const dots = Math.min(Math.floor(width / modules / dot), moduleDots.max);
  if (dots < moduleDots.min) return null;
  const moduleWidth = dots * dot;
  const start = Math.round((left + (width - modules * moduleWidth) / 2) / dot) * dot;
  const bars: string[] = [];
  let next = 0;
  for (const [place, each] of widths.entries()) {
    if (place % 2 === 0) bars.push(`${next} 0 ${each} 1 re`);
    next += each;
  }
  return {
    height: barsHeight,
    draw(page, top) {
      page.addContent(
        `q ${moduleWidth.toFixed(4)} 0 0 ${barsHeight} ${lengthOperand(start)} ${lengthOperand(top)} cm 0 g\n${bars.join('\n')}\nf Q`,
      );
    },
  };
}

/** A small margin, so that rounding cannot wrap a text whose width was measured. */
const rounding = 0.01;

/** The distance of the baseline from the top of a line in the typeface Inter. */
const baselineOf = (size: number): number => size * 0.96875;

const lengthOf = (words: string, { weight, size }: Pick<Type, 'weight' | 'size'>): number =>
  widthOf(words, weight) * size;

/** The size of a text, or a smaller size in which it fits into the width. */
const sizeWithin = (words: string, { weight, size }: Type, width: number): number =>
  Math.min(size, (width - rounding) / Math.max(widthOf(words, weight), rounding));

/** The lines of a text; if there are too many, the last one ends with an ellipsis. */
function linesWithin(
  words: string,
  { weight, size }: { readonly weight: Weight; readonly size: number },
  width: number,
  linesMax: number,
): string[] {
  const room = (width - rounding) / size;
  const lines = wrappedLines(words, weight, room);
  if (lines.length <= linesMax) return lines;
  const last = Array.from(lines[linesMax - 1] ?? '');
  while (widthOf(`${last.join('')}…`, weight) > room) last.pop();
  return [...lines.slice(0, linesMax - 1), `${last.join('').trimEnd()}…`];
}
