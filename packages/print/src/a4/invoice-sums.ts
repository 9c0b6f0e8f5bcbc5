import { asMoney, noMoney, type Money } from '@tezga/domain';
import {
  beside,
  gap,
  ink,
  pair,
  rule,
  stack,
  text,
  textLines,
  type Block,
  type Box,
  type Type,
} from '../block.ts';
import { widthOf } from '../fonts.ts';
import {
  bankLines,
  paymentFacts,
  reasonFacts,
  taxMark,
  totalsByCurrency,
  totalLabel,
  vatLabel,
  type Printing,
} from '../invoice-facts.ts';
import type { PrintedSums } from '../printed-invoice.ts';
import { referenceGroups, type ReferenceRow } from '../reference-facts.ts';
import { writtenAmount } from '../written-figures.ts';
import { columnsOf, content, type } from './sheet.ts';

/** The totals, and beside them the VAT by rate. */
export function sumsBlock(printing: Printing): Block {
  const [left = content, right = content] = columnsOf(2);
  return stack([
    gap(10),
    beside([stack([...vatSection(printing, left), ...reasons(printing, left)]), totals(printing, right)]),
    gap(12),
  ]);
}

function vatSection(printing: Printing, box: Box): Block[] {
  const { invoice, words } = printing;
  const { taxGroups, hasVatSection, totals: sums, isReverseCharge } = invoice;
  if (!hasVatSection || sums.vat === null || taxGroups.length === 0) return [];
  const { labels, vatByRate } = words.print;
  // Under reverse charge the buyer owes the VAT to the state, so no total includes it.
  const withVat = <Cell>(cells: Cell[]): Cell[] => (isReverseCharge ? [] : cells);
  const width = (box.width - 60) / (isReverseCharge ? 2 : 3);
  const row = (cells: readonly string[], style: Type) =>
    beside(
      cells.map((cell, place) =>
        place === 0
          ? text(cell, { left: box.left, width: 60 }, style)
          : text(cell, { left: box.left + 60 + (place - 1) * width, width }, { ...style, align: 'right' }),
      ),
    );
  return [
    text(vatByRate, box, type.section),
    gap(3),
    row(
      [labels.vatRate, labels.valueWithoutVat, vatLabel(printing), ...withVat([labels.valueWithVat])],
      type.label,
    ),
    ...taxGroups.flatMap((group) => [
      gap(2),
      rule(box, ink.line),
      gap(2),
      row(
        [
          taxMark(group, words),
          ...[group.withoutVat, group.vat ?? noMoney, ...withVat([group.withVat])].map((amount) =>
            writtenAmount(amount),
          ),
        ],
        type.body,
      ),
    ]),
    gap(6),
  ];
}

function reasons(printing: Printing, box: Box): Block[] {
  return reasonFacts(printing).map(([label, value]) => text(`${label}: ${value}`, box, type.body));
}

function totals(printing: Printing, box: Box): Block {
  const { invoice, words } = printing;
  const { labels } = words.print;
  const printedTotals = totalsByCurrency(invoice);
  const columns = amountColumns(
    printedTotals.map(({ code, sums }) => `${writtenAmount(sums.withVat)} ${code}`),
    box,
  );
  const row = (label: string, of: (sums: PrintedSums) => Money, style: Type) =>
    beside([
      text(label, { left: box.left, width: (columns[0]?.left ?? box.left) - box.left - 6 }, style),
      ...printedTotals.map(({ code, sums }, place) =>
        text(`${writtenAmount(of(sums))} ${code}`, columns[place] ?? box, { ...style, align: 'right' }),
      ),
    ]);
  const total = row(totalLabel(printing), ({ withVat }) => withVat, type.total);
  if (invoice.totals.vat === null) return total;
  return stack([
    row(labels.valueWithoutVat, ({ withoutVat }) => withoutVat, type.body),
    gap(3),
    row(vatLabel(printing), ({ vat }) => asMoney(vat ?? 0n), type.body),
    gap(4),
    rule(box, ink.text),
    gap(5),
    total,
  ]);
}

/** Right-aligned columns, each as wide as its total, which is its widest amount. */
function amountColumns(widest: readonly string[], { left, width }: Box): Box[] {
  const widths = widest.map((amount) => widthOf(amount, type.total.weight) * type.total.size + 0.01);
  return widths.map((own, place) => {
    const after = widths.slice(place + 1).reduce((sum, each) => sum + each + 12, 0);
    return { left: left + width - after - own, width: own };
  });
}

/** Payment methods and bank accounts. */
export function paymentBlock(printing: Printing): Block {
  const [left = content, right = content] = columnsOf(2);
  const { labels } = printing.words.print;
  const accounts = bankLines(printing.invoice);
  const payments = paymentFacts(printing).map(([label, value]) =>
    pair(label, value, right, { label: type.body, value: type.body }),
  );
  const sides = [
    ...(accounts.length === 0
      ? []
      : [
          stack([
            text(labels.bankDetails, left, type.section),
            gap(2),
            ...accounts.map((account) => text(account, left, type.body)),
          ]),
        ]),
    ...(payments.length === 0
      ? []
      : [stack([text(labels.paymentMethod, right, type.section), gap(2), ...payments])]),
  ];
  return sides.length === 0 ? gap(0) : stack([beside(sides), gap(12)]);
}

/**
 * Notes and referenced invoices, one block for each line, so that up to a thousand references can break
 * across pages.
 */
export function remarks(printing: Printing): Block[] {
  const { notes } = printing.invoice;
  const { labels } = printing.words.print;
  return [
    ...referenceGroups(printing).flatMap(({ label, named }) => section(label, referenceRows(named))),
    ...(notes === '' ? [] : section(labels.notes, textLines(notes, content, type.body))),
  ];
}

const section = (label: string, blocks: readonly Block[]): Block[] => [
  text(label, content, type.section),
  gap(2),
  ...blocks,
  gap(8),
];

/**
 * If there are more references than this, they are printed smaller, so that the rest stays on the same page.
 */
const fullSizeReferencesMax = 10;

/** One row for each reference: number and time in the first column, the code in the second. */
function referenceRows(named: readonly ReferenceRow[]): Block[] {
  const style = named.length > fullSizeReferencesMax ? type.small : type.body;
  const width = Math.max(...named.map(({ title }) => widthOf(title, style.weight) * style.size)) + 0.01;
  const [left, right] = [
    { left: content.left, width },
    { left: content.left + width + 12, width: content.width - width - 12 },
  ];
  return named.map(({ title, iic }) => beside([text(title, left, style), text(iic, right, style)]));
}
