import { lineHeightOf, widthOf, type Weight } from './fonts.ts';
import { colorOperands, lengthOperand } from './operands.ts';
import type { Page } from './page.ts';
import { wrappedLines } from './wrap-text.ts';
import { writeLine } from './write-line.ts';

const inks = new WeakMap<object, string>();

/** Fills from here on in this color. Said once for many: each page remembers the last one it was told. */
function inkOn(page: Page, color: string): void {
  if (inks.get(page.page) === color) return;
  inks.set(page.page, color);
  page.addContent(`${colorOperands(color)} rg`);
}

/** A part of a document that is never cut in two: how high it is, and how it is drawn from its top. */
export interface Block {
  readonly height: number;
  readonly draw: (page: Page, top: number) => void;
}

/** Where a block stands across the paper. */
export interface Box {
  readonly left: number;
  readonly width: number;
}

export interface Type {
  readonly weight: Weight;
  readonly size: number;
  readonly color: string;
  readonly align?: 'left' | 'center' | 'right';
}

export const ink = { text: '#1C1D1A', dim: '#5C5C55', line: '#D9D9D2', shade: '#F1F1EC', black: '#000000' };

export function gap(height: number): Block {
  return { height, draw: () => undefined };
}

/** Blocks below each other. */
export function stack(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw(page, top) {
      let next = top;
      for (const block of blocks) {
        block.draw(page, next);
        next += block.height;
      }
    },
  };
}

/** Blocks that begin at the same height. */
export function beside(blocks: readonly Block[]): Block {
  return {
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    draw(page, top) {
      for (const block of blocks) block.draw(page, top);
    },
  };
}

/** Each line a block of its own, so that long text can go on over the page. */
export function textLines(words: string, box: Box, type: Type): Block[] {
  const width = widthOf(words, type.weight) * type.size;
  if (width <= box.width && !/[\n\r\t]/.test(words)) return [textLine(words, width, box, type)];
  return wrappedLines(words, type.weight, box.width / type.size).map((line) =>
    textLine(line, widthOf(line, type.weight) * type.size, box, type),
  );
}

function textLine(line: string, lineWidth: number, { left, width }: Box, type: Type): Block {
  const { size, color, align = 'left' } = type;
  const free = align === 'left' ? 0 : width - lineWidth;
  const start = left + (align === 'center' ? free / 2 : free);
  return {
    height: lineHeightOf(size),
    draw(page, top) {
      if (line === '') return;
      inkOn(page, color);
      writeLine(page, line, { left: start, top }, type);
    },
  };
}

export function text(words: string, box: Box, type: Type): Block {
  const lines = textLines(words, box, type);
  const [line] = lines;
  return line !== undefined && lines.length === 1 ? line : stack(lines);
}

/** A label at the left and what it is at the right; the label gives way, down to its longest word. */
export function pair(label: string, value: string, box: Box, types: { label: Type; value: Type }): Block {
  const room = widthOf(value, types.value.weight) * types.value.size;
  const word = Math.max(
    ...label.split(' ').map((each) => widthOf(each, types.label.weight) * types.label.size),
  );
  const valueMost = Math.min(box.width * 0.65, box.width - word - types.label.size - 0.02);
  const valueWidth = Math.min(room, Math.max(valueMost, box.width * 0.4));
  const labelWidth = box.width - valueWidth - types.label.size;
  return beside([
    text(label, { left: box.left, width: labelWidth }, types.label),
    // A hair wider than the text, which must not be broken by a rounding.
    text(
      value,
      { left: box.left + box.width - valueWidth - 0.01, width: valueWidth + 0.01 },
      { ...types.value, align: 'right' },
    ),
  ]);
}

export function rule({ left, width }: Box, color: string, { dashed = false } = {}): Block {
  return {
    height: 0,
    draw(page, top) {
      const dashes = dashed ? ' [1.5] 0 d' : '';
      const [start, end, height] = [left, left + width, top].map(lengthOperand);
      page.addContent(
        `q 0.5 w ${colorOperands(color)} RG${dashes} ${start} ${height} m ${end} ${height} l S Q`,
      );
    },
  };
}

/** On a shade of its own. */
export function shaded(block: Block, { left, width }: Box): Block {
  return {
    height: block.height,
    draw(page, top) {
      inkOn(page, ink.shade);
      page.addContent(`${[left, top, width, block.height].map(lengthOperand).join(' ')} re f`);
      block.draw(page, top);
    },
  };
}
