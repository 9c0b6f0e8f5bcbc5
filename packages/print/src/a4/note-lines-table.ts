import { beside, gap, ink, rule, shaded, stack, text, type Block, type Box } from '../block.ts';
import type { NotePrinting } from '../note-facts.ts';
import type { PrintedNoteLine } from '../printed-note.ts';
import { writtenQuantity } from '../written-figures.ts';
import type { Part } from './flow-parts.ts';
import { content, type } from './sheet.ts';

const edge = 4;
const between = 9;
const headType = { ...type.label, weight: 'strong' } as const;

interface Column extends Box {
  readonly label: string;
  readonly align: 'left' | 'right';
  readonly cell: (line: PrintedNoteLine, place: number) => string;
}

/** The goods as a table; the header repeats on every page. */
export function noteLinesTable(printing: NotePrinting): Part {
  const columns = placed(printing);
  const heads = columns.map(({ label, align, ...box }) => text(label, box, { ...headType, align }));
  return {
    head: shaded(stack([gap(edge), beside(heads), gap(edge)]), content),
    blocks: printing.note.lines.map((line, place) => rowOf(columns, line, place)),
  };
}

function rowOf(columns: readonly Column[], line: PrintedNoteLine, place: number): Block {
  const cells = columns.map(({ cell, align, ...box }) =>
    text(cell(line, place), box, { ...type.body, align }),
  );
  return stack([gap(2), beside(cells), gap(2), rule(content, ink.line)]);
}

/** The name column takes the remaining width. */
function placed({ words }: NotePrinting): Column[] {
  const { labels } = words.print;
  const columns: (Omit<Column, 'left' | 'width'> & { readonly width: number | null })[] = [
    { label: labels.no, align: 'right', width: 24, cell: (_line, place) => String(place + 1) },
    { label: labels.code, align: 'left', width: 90, cell: ({ code }) => code },
    { label: labels.description, align: 'left', width: null, cell: ({ name }) => name },
    { label: labels.unit, align: 'left', width: 70, cell: ({ unit }) => unit },
    { label: labels.quantity, align: 'right', width: 80, cell: ({ quantity }) => writtenQuantity(quantity) },
  ];
  const taken = columns.reduce((sum, { width }) => sum + (width ?? 0), between * (columns.length - 1));
  let left = content.left + edge;
  return columns.map((column) => {
    const width = column.width ?? content.width - 2 * edge - taken;
    const { label, align, cell } = column;
    const placedColumn = { label, align, cell, left, width };
    left += width + between;
    return placedColumn;
  });
}
