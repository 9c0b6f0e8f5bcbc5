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
  referenceFacts,
  taxMark,
  toldTotals,
  type Fact,
  type Printing,
} from '../invoice-facts.ts';
import type { PrintedSums } from '../printed-invoice.ts';
import { writtenAmount } from '../written-figures.ts';
import { columnsOf, content, type } from './sheet.ts';

/** What it all comes to, and the VAT by rate beside it. */
export function sumsBlock(printing: Printing): Block {
  const [left = content, right = content] = columnsOf(2);
  return stack([
    gap(10),
    beside([stack([...vatSection(printing, left), ...reasons(printing, left)]), totals(printing, right)]),
    gap(12),
  ]);
}

function vatSection({ invoice, words }: Printing, box: Box): Block[] {
  const { taxGroups, hasVatSection, totals: sums } = invoice;
  if (!hasVatSection || sums.vat === null || taxGroups.length === 0) return [];
  const { labels, vatByRate } = words.print;
  const width = (box.width - 60) / 3;
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
    row([labels.vatRate, labels.valueWithoutVat, labels.vatAmount, labels.valueWithVat], type.label),
    ...taxGroups.flatMap((group) => [
      gap(2),
      rule(box, ink.line),
      gap(2),
      row(
        [
          taxMark(group, words),
          ...[group.withoutVat, group.vat ?? 0n, group.withVat].map((amount) => writtenAmount(amount)),
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

function totals({ invoice, words }: Printing, box: Box): Block {
  const { labels } = words.print;
  const told = toldTotals(invoice);
  const columns = amountColumns(
    told.map(({ code, sums }) => `${writtenAmount(sums.withVat)} ${code}`),
    box,
  );
  const row = (label: string, of: (sums: PrintedSums) => bigint, style: Type) =>
    beside([
      text(label, { left: box.left, width: (columns[0]?.left ?? box.left) - box.left - 6 }, style),
      ...told.map(({ code, sums }, place) =>
        text(`${writtenAmount(of(sums))} ${code}`, columns[place] ?? box, { ...style, align: 'right' }),
      ),
    ]);
  const total = row(labels.totalToPay, ({ withVat }) => withVat, type.total);
  if (invoice.totals.vat === null) return total;
  return stack([
    row(labels.valueWithoutVat, ({ withoutVat }) => withoutVat, type.body),
    gap(3),
    row(labels.vatAmount, ({ vat }) => vat ?? 0n, type.body),
    gap(4),
    rule(box, ink.text),
    gap(5),
    total,
  ]);
}

/** Beside each other at the right, each as wide as its total. */
function amountColumns(widest: readonly string[], { left, width }: Box): Box[] {
  const widths = widest.map((amount) => widthOf(amount, type.total.weight) * type.total.size + 0.01);
  return widths.map((own, place) => {
    const after = widths.slice(place + 1).reduce((sum, each) => sum + each + 12, 0);
    return { left: left + width - after - own, width: own };
  });
}

/** How it is paid, and to which accounts. */
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

/** Notes and the invoices that are named, line by line, since there can be a thousand of them. */
export function remarks(printing: Printing): Block[] {
  const facts: Fact[] = [
    ...referenceFacts(printing),
    ...(printing.invoice.notes === ''
      ? []
      : [[printing.words.print.labels.notes, printing.invoice.notes] as const]),
  ];
  return facts.flatMap(([label, value]) =>
    [text(label, content, type.section), gap(2)].concat(textLines(value, content, type.body), gap(8)),
  );
}
