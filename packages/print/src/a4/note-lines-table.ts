import type { NotePrinting } from '../note-facts.ts';
import { writtenQuantity } from '../written-figures.ts';
import type { Part } from './flow-parts.ts';
import { goodsTable } from './goods-table.ts';

/** The table of the goods; its header repeats on every page. */
export function noteLinesTable({ note, words: { print } }: NotePrinting): Part {
  const { labels } = print;
  return goodsTable(
    [
      { label: labels.no, align: 'right', width: 24, cell: (_line, place) => String(place + 1) },
      { label: labels.code, align: 'left', width: 90, cell: ({ code }) => code },
      { label: labels.description, align: 'left', width: null, cell: ({ name }) => name },
      { label: labels.unit, align: 'left', width: 70, cell: ({ unit }) => unit },
      {
        label: labels.quantity,
        align: 'right',
        width: 80,
        cell: ({ quantity }) => writtenQuantity(quantity),
      },
    ],
    note.lines,
  );
}
