import { beside, gap, rule, stack, text, type Block, type Box, ink } from '../block.ts';
import { widthOf } from '../fonts.ts';
import { detailFacts, marksOf, remarksOfTitle, titleOf, type Fact, type Printing } from '../invoice-facts.ts';
import { colorOperands, lengthOperand } from '../operands.ts';
import { partiesOf } from '../party-facts.ts';
import { pictureBlock } from '../picture-block.ts';
import { columnsOf, content, type } from './sheet.ts';

export const logoRoom = { left: content.left, width: 150, height: 42 };
export const markWidth = 150;

/** The top part of an invoice: seller, buyer, title, number and date. */
export function invoiceHead(printing: Printing): Block[] {
  const [left = content, right = content] = columnsOf(2);
  const { seller, buyer } = partiesOf(printing);
  return [
    titleRow(printing),
    gap(10),
    rule(content, ink.line),
    gap(8),
    beside([
      party(seller.role, seller.name, seller.facts, left),
      ...(buyer === null ? [] : [party(buyer.role, buyer.name, buyer.facts, right)]),
    ]),
    gap(10),
    rule(content, ink.line),
    gap(8),
    grid(detailFacts(printing)),
    gap(12),
  ];
}

function titleRow(printing: Printing): Block {
  const { invoice, words } = printing;
  const { logo } = invoice.seller;
  const beginning = logo === null ? 0 : logoRoom.width + 16;
  const box = { left: content.left + beginning, width: content.width - beginning - markWidth };
  return beside([
    ...(logo === null ? [] : [pictureBlock(logo, logoRoom)]),
    stack([
      text(titleOf(printing), box, type.title),
      ...(invoice.number === null
        ? []
        : [gap(2), text(`${words.print.labels.invoiceNumber}: ${invoice.number}`, box, type.number)]),
      ...remarksOfTitle(printing).flatMap((remark) => [gap(2), text(remark, box, type.strong)]),
    ]),
    stack(marksOf(printing).flatMap((mark) => [markBlock(mark), gap(4)])),
  ]);
}

/** A mark such as "copy" in a frame at the right edge. */
export function markBlock(mark: string): Block {
  const { size, weight } = type.mark;
  const padding = 5;
  const width = widthOf(mark, weight) * size + 2 * padding;
  const left = content.left + content.width - width;
  const written = text(mark, { left: left + padding, width }, type.mark);
  const height = written.height + padding;
  return {
    height,
    draw(page, top) {
      const frame = [left, top, width, height].map(lengthOperand).join(' ');
      page.addContent(`q 1 w ${colorOperands(ink.text)} RG ${frame} re S Q`);
      written.draw(page, top + padding / 2);
    },
  };
}

export function party(label: string, name: string, facts: readonly Fact[], box: Box): Block {
  return stack([
    text(label, box, type.section),
    gap(2),
    text(name, box, type.party),
    gap(2),
    ...facts.map(([what, value]) => text(`${what}: ${value}`, box, type.body)),
  ]);
}

const gridColumns = 4;

/** Labelled values in columns, each label above its value. */
export function grid(facts: readonly Fact[]): Block {
  const boxes = columnsOf(gridColumns);
  const rows: Block[] = [];
  for (let first = 0; first < facts.length; first += gridColumns) {
    if (first > 0) rows.push(gap(6));
    rows.push(
      beside(
        facts.slice(first, first + gridColumns).map(([label, value], place) => {
          const box = boxes[place] ?? content;
          return stack([text(label, box, type.label), gap(1), text(value, box, type.body)]);
        }),
      ),
    );
  }
  return stack(rows);
}
