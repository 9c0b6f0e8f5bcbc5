import { beside, gap, ink, rule, shaded, stack, text, type Block, type Box } from '../block.ts';
import { widthOf } from '../fonts.ts';
import { lineCurrency, type Printing } from '../invoice-facts.ts';
import type { PrintedLine } from '../printed-invoice.ts';
import type { Part } from './flow-parts.ts';
import { columnSets, type Column } from './line-columns.ts';
import { content, type } from './sheet.ts';

const between = 9;
const edge = 4;
const nameWidthMin = 100;
const headType = { ...type.label, weight: 'strong' } as const;

interface PlacedColumn extends Pick<Column, 'label' | 'align'>, Box {
  /** The text of each cell, one for each line. */
  readonly cells: readonly string[];
}

/** The table of the invoice lines; its header repeats on every page. */
export function linesTable(printing: Printing): Part {
  const { lines } = printing.invoice;
  const columns = placedColumns(columnSets(printing), lines);
  return { head: headOf(columns, printing), blocks: lines.map((_line, place) => rowOf(columns, place)) };
}

function headOf(columns: readonly PlacedColumn[], { invoice, words }: Printing): Block {
  const cells = columns.map(({ label, align, left, width }) =>
    text(label, { left, width }, { ...headType, align }),
  );
  const head = shaded(stack([gap(edge), beside(cells), gap(edge)]), content);
  if (invoice.currency === null) return head;
  const currency = text(words.print.amountsIn(lineCurrency(invoice)), content, {
    ...type.label,
    align: 'right',
  });
  return stack([currency, gap(2), head]);
}

function rowOf(columns: readonly PlacedColumn[], place: number): Block {
  const cells = columns.map((column) =>
    text(column.cells[place] ?? '', column, { ...type.body, align: column.align }),
  );
  return stack([gap(2), beside(cells), gap(2), rule(content, ink.line)]);
}

function placedColumns(sets: readonly Column[][], lines: readonly PrintedLine[]): PlacedColumn[] {
  const measured = new Map<Column, Measured>();
  const measure = (column: Column) => {
    const known = measured.get(column) ?? measuredColumn(column, lines);
    measured.set(column, known);
    return known;
  };
  const leftForNames = (columns: readonly Column[]) =>
    columns.reduce(
      (rest, column) => rest - (column.widthMax === null ? 0 : measure(column).width),
      content.width - 2 * edge - between * (columns.length - 1),
    );
  const columns = sets.find((set) => leftForNames(set) >= nameWidthMin) ?? sets.at(-1) ?? [];
  const nameWidth = leftForNames(columns);
  let left = content.left + edge;
  return columns.map((column) => {
    const { label, align, widthMax } = column;
    const { cells, width: ownWidth } = measure(column);
    const width = widthMax === null ? nameWidth : ownWidth;
    const placed = { label, align, cells, left, width };
    left += width + between;
    return placed;
  });
}

interface Measured {
  readonly cells: readonly string[];
  readonly width: number;
}

/** Measures a column: as wide as its widest cell, and wide enough for its header in two lines. */
function measuredColumn({ label, cell, widthMax }: Column, lines: readonly PrintedLine[]): Measured {
  const cells = lines.map(cell);
  let widest = widthInTwoLines(label);
  for (const line of cells.flatMap((each) => each.split('\n')))
    widest = Math.max(widest, widthOf(line, type.body.weight) * type.body.size);
  // A small margin, so that rounding cannot wrap a number.
  return { cells, width: Math.min(widest, widthMax ?? widest) + 0.01 };
}

function widthInTwoLines(label: string): number {
  const words = label.split(' ');
  const widthOfWords = (from: number, to: number) =>
    widthOf(words.slice(from, to).join(' '), headType.weight) * headType.size;
  return Math.min(
    ...words.map((_word, place) =>
      Math.max(widthOfWords(0, place + 1), widthOfWords(place + 1, words.length)),
    ),
  );
}
