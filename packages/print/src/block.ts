import { lineHeightOf, widthOf, type Weight } from './fonts.ts';
import { colorOperands, lengthOperand } from './operands.ts';
import type { Page } from './page.ts';
import { wrappedLines } from './wrap-text.ts';
import { writeLine } from './write-line.ts';

const inks = new WeakMap<object, string>();

/** Sets the fill colour of the page, unless the page already has it. */
function inkOn(page: Page, color: string): void {
  if (inks.get(page.page) === color) return;
  inks.set(page.page, color);
  page.addContent(`${colorOperands(color)} rg`);
}

/**
 * A part of a document that is never split across pages: its height, and how to draw it from its top edge.
 */
export interface Block {
  readonly height: number;
  readonly draw: (page: Page, top: number) => void;
}

/** Horizontal position and width of a block. */
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

/** Places blocks one below the other. */
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

/** Places blocks side by side, aligned at the top. */
export function beside(blocks: readonly Block[]): Block {
  return {
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    draw(page, top) {
      for (const block of blocks) block.draw(page, top);
    },
  };
}

/** One block for each line, so that a long text can break across pages. */
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

/**
 * A label on the left and its value on the right. If they do not fit, the label gets narrower first, down to
 * the width of its longest word.
 */
export function pair(label: string, value: string, box: Box, types: { label: Type; value: Type }): Block {
  const room = widthOf(value, types.value.weight) * types.value.size;
  const word = Math.max(
    ...label.split(' ').map((each) => widthOf(each, types.label.weight) * types.label.size),
  );
  const valueWidthMax = Math.min(box.width * 0.65, box.width - word - types.label.size - 0.02);
  const valueWidth = Math.min(room, Math.max(valueWidthMax, box.width * 0.4));
  const labelWidth = box.width - valueWidth - types.label.size;
  return beside([
    text(label, { left: box.left, width: labelWidth }, types.label),
    // A small margin, so that rounding cannot wrap the text.
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

/** A block on a shaded background. */
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
