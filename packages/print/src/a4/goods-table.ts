import { beside, gap, ink, rule, shaded, stack, text, type Block, type Box } from '../block.ts';
import type { Part } from './flow-parts.ts';
import { content, type } from './sheet.ts';

const edge = 4;
const between = 9;
const headType = { ...type.label, weight: 'strong' } as const;

export interface GoodsColumn<Line> {
  readonly label: string;
  readonly align: 'left' | 'right';
  /** The width; null for the column that takes the remaining width. */
  readonly width: number | null;
  readonly cell: (line: Line, place: number) => string;
}

type Placed<Line> = Box & Omit<GoodsColumn<Line>, 'width'>;

/** A table of goods; its header repeats on every page. */
export function goodsTable<Line>(columns: readonly GoodsColumn<Line>[], lines: readonly Line[]): Part {
  const boxes = placed(columns);
  const heads = boxes.map(({ label, align, ...box }) => text(label, box, { ...headType, align }));
  return {
    head: shaded(stack([gap(edge), beside(heads), gap(edge)]), content),
    blocks: lines.map((line, place) => rowOf(boxes, line, place)),
  };
}

function rowOf<Line>(columns: readonly Placed<Line>[], line: Line, place: number): Block {
  const cells = columns.map(({ cell, align, ...box }) =>
    text(cell(line, place), box, { ...type.body, align }),
  );
  return stack([gap(2), beside(cells), gap(2), rule(content, ink.line)]);
}

function placed<Line>(columns: readonly GoodsColumn<Line>[]): Placed<Line>[] {
  const taken = columns.reduce((sum, { width }) => sum + (width ?? 0), between * (columns.length - 1));
  let left = content.left + edge;
  return columns.map(({ label, align, cell, ...column }) => {
    const width = column.width ?? content.width - 2 * edge - taken;
    const placedColumn = { label, align, cell, left, width };
    left += width + between;
    return placedColumn;
  });
}
