import { beside, gap, ink, rule, stack, text, type Block, type Box } from '../block.ts';
import { widthOf } from '../fonts.ts';
import type { Page } from '../page.ts';
import type { PrintedReport } from '../printed-report.ts';
import type { Phrases } from '@tezga/phrases';
import { flowParts } from './flow-parts.ts';
import { drawFooters } from './page-footers.ts';
import { content, room, type } from './sheet.ts';

const between = 8;
const edge = 4;
const headType = { ...type.label, weight: 'strong' } as const;

interface Placed extends Box {
  readonly align: 'left' | 'right';
}

/** Draws a report as a table whose header repeats on every page. */
export function drawReport(page: Page, report: PrintedReport, words: Phrases): void {
  const boxes = placedColumns(report);
  const row = (
    cells: readonly string[],
    style: typeof type.body | typeof type.strong | typeof headType,
  ): Block =>
    beside(boxes.map((box, place) => text(cells[place] ?? '', box, { ...style, align: box.align })));
  const line = (cells: readonly string[]) =>
    stack([gap(2), row(cells, type.body), gap(2), rule(content, ink.line)]);
  page.addPage();
  flowParts(
    page,
    [
      {
        blocks: [
          text(report.title, content, type.title),
          gap(2),
          text(report.businessName, content, type.number),
          ...report.notes.map((note) => text(note, content, type.body)),
          gap(10),
        ],
      },
      {
        head: stack([
          row(
            report.columns.map(({ header }) => header),
            headType,
          ),
          gap(3),
          rule(content, ink.text),
        ]),
        blocks: report.rows.map(line),
      },
      ...(report.totals.length === 0 ? [] : [{ blocks: [stack([gap(4), row(report.totals, type.strong)])] }]),
    ],
    room,
  );
  drawFooters(page, [report.title, report.businessName], words);
}

/**
 * The positions of the columns. Each is as wide as its widest text; if all together are too wide, the text
 * columns share the width that the columns of figures leave.
 */
function placedColumns({ columns, rows, totals }: PrintedReport): Placed[] {
  const natural = columns.map(({ header }, place) =>
    Math.max(
      widthOf(header, headType.weight) * headType.size,
      ...[...rows, totals].map((cells) => widthOf(cells[place] ?? '', type.strong.weight) * type.strong.size),
    ),
  );
  const free = content.width - 2 * edge - between * (columns.length - 1);
  const widths = fitted(natural, columns, free);
  let left = content.left + edge;
  return columns.map(({ align }, place) => {
    const width = widths[place] ?? 0;
    const box = { left, width, align };
    left += width + between;
    return box;
  });
}

const textWidthMin = 90;

function fitted(
  natural: readonly number[],
  columns: PrintedReport['columns'],
  free: number,
): readonly number[] {
  const sum = natural.reduce((total, width) => total + width, 0);
  const texts = columns.flatMap(({ align }, place) => (align === 'left' ? [place] : []));
  if (sum <= free) {
    // The first column, which has the names of the rows, takes the remaining width.
    return natural.map((width, place) => (place === 0 ? width + free - sum : width));
  }
  const figures = sum - texts.reduce((total, place) => total + (natural[place] ?? 0), 0);
  const each = Math.max((free - figures) / Math.max(texts.length, 1), textWidthMin);
  const narrowed = natural.map((width, place) => (texts.includes(place) ? Math.min(width, each) : width));
  const scale = Math.min(free / narrowed.reduce((total, width) => total + width, 0), 1);
  return narrowed.map((width) => width * scale);
}
