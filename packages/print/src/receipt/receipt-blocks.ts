import type { Phrases } from '@tezga/phrases';
import { gap, pair, rule, text, textLines, type Block, type Type } from '../block.ts';
import {
  amountsOf,
  bankLines,
  buyerFacts,
  codeFacts,
  detailFacts,
  lineCurrency,
  marksOf,
  paymentFacts,
  reasonFacts,
  referenceFacts,
  sellerFacts,
  taxMark,
  titleOf,
  toldTotals,
  type Fact,
  type Printing,
} from '../invoice-facts.ts';
import { pictureBlock } from '../picture-block.ts';
import type { PrintedLine, PrintedSums } from '../printed-invoice.ts';
import { qrBlock } from '../qr-block.ts';
import { writtenAmount, writtenPercent, writtenQuantity } from '../written-figures.ts';
import type { Roll } from './roll.ts';

const logoHeight = 44;

/** The facts of an invoice in one column. */
export function receiptBlocks(printing: Printing, roll: Roll): Block[] {
  const sections = [
    sellerBlocks(printing, roll),
    titleBlocks(printing, roll),
    buyerBlocks(printing, roll),
    printing.invoice.lines.flatMap((line) => lineBlocks(line, printing, roll)),
    totalBlocks(printing, roll),
    vatBlocks(printing, roll),
    paymentBlocks(printing, roll),
    remarkBlocks(printing, roll),
    codeBlocks(printing, roll),
  ];
  return sections
    .filter((section) => section.length > 0)
    .flatMap((section, place) => (place === 0 ? section : parting(roll).concat(section)));
}

const parting = ({ content }: Roll): Block[] => [gap(4), rule(content, '#000000', { dashed: true }), gap(4)];

function sellerBlocks(printing: Printing, { content, type }: Roll): Block[] {
  const { seller } = printing.invoice;
  return [
    ...(seller.logo === null
      ? []
      : [pictureBlock(seller.logo, { ...content, height: logoHeight }, { isCentered: true }), gap(4)]),
    text(seller.name, content, { ...type.name, align: 'center' }),
    ...sellerFacts(printing).map(([label, value]) =>
      text(`${label}: ${value}`, content, { ...type.body, align: 'center' }),
    ),
  ];
}

function titleBlocks(printing: Printing, { content, type }: Roll): Block[] {
  const { labels } = printing.words.print;
  const facts: Fact[] = [[labels.invoiceNumber, printing.invoice.number], ...detailFacts(printing)];
  return [
    text(titleOf(printing), content, { ...type.title, align: 'center' }),
    ...marksOf(printing).map((mark) => text(`*** ${mark} ***`, content, { ...type.title, align: 'center' })),
    gap(3),
    ...facts.map(([label, value]) => pair(label, value, content, { label: type.body, value: type.body })),
  ];
}

function buyerBlocks(printing: Printing, { content, type }: Roll): Block[] {
  const { invoice, words } = printing;
  if (invoice.buyer === null) return [];
  return [
    text(`${words.print.labels.buyer}: ${invoice.buyer.name}`, content, type.strong),
    ...buyerFacts(printing).map(([label, value]) => text(`${label}: ${value}`, content, type.body)),
  ];
}

/** The name, and below it what it comes to: how much of it at which price and rate. */
function lineBlocks(line: PrintedLine, { invoice, words }: Printing, { content, type }: Roll): Block[] {
  const { unitPriceWithVat, withVat } = amountsOf(line, lineCurrency(invoice));
  const rate = taxMark(line, words);
  const reckoning = [
    `${writtenQuantity(line.quantity)} ${line.unit} × ${writtenAmount(unitPriceWithVat)}`,
    ...(line.discount === 0n ? [] : [`${words.print.labels.discount} ${writtenPercent(line.discount)}`]),
    ...(rate === '' ? [] : [rate]),
  ].join(' · ');
  return [
    text(line.name, content, type.body),
    pair(reckoning, writtenAmount(withVat), content, { label: type.small, value: type.body }),
    gap(2),
  ];
}

function totalBlocks({ invoice, words }: Printing, roll: Roll): Block[] {
  return toldTotals(invoice).flatMap(({ code, sums }) => sumBlocks(sums, code, words, roll));
}

function sumBlocks(
  { withoutVat, vat, withVat }: PrintedSums,
  code: string,
  { print: { labels } }: Phrases,
  { content, type }: Roll,
): Block[] {
  const row = (label: string, amount: bigint, style: Type) =>
    pair(label, `${writtenAmount(amount)} ${code}`, content, { label: style, value: style });
  return [
    ...(vat === null
      ? []
      : [row(labels.valueWithoutVat, withoutVat, type.body), row(labels.vatAmount, vat, type.body)]),
    gap(2),
    row(labels.total, withVat, type.total),
    gap(2),
  ];
}

function vatBlocks(printing: Printing, { content, type }: Roll): Block[] {
  const { invoice, words } = printing;
  const { taxGroups, hasVatSection, totals } = invoice;
  const reasons = reasonFacts(printing).map(([label, value]) =>
    text(`${label}: ${value}`, content, type.small),
  );
  if (!hasVatSection || totals.vat === null || taxGroups.length === 0) return reasons;
  return [
    text(words.print.vatByRate, content, type.strong),
    ...taxGroups.map((group) =>
      pair(
        `${taxMark(group, words)} × ${writtenAmount(group.withoutVat)}`,
        writtenAmount(group.vat ?? 0n),
        content,
        { label: type.body, value: type.body },
      ),
    ),
    ...reasons,
  ];
}

function paymentBlocks(printing: Printing, { content, type }: Roll): Block[] {
  const { labels } = printing.words.print;
  const accounts = bankLines(printing.invoice);
  const payments = paymentFacts(printing);
  return [
    ...(payments.length === 0 ? [] : [text(labels.paymentMethod, content, type.strong)]),
    ...payments.map(([label, value]) => pair(label, value, content, { label: type.body, value: type.body })),
    ...(accounts.length === 0 ? [] : [gap(3), text(labels.bankDetails, content, type.strong)]),
    ...accounts.map((account) => text(account, content, type.body)),
  ];
}

function remarkBlocks(printing: Printing, { content, type }: Roll): Block[] {
  const { notes } = printing.invoice;
  const facts: Fact[] = [
    ...referenceFacts(printing),
    ...(notes === '' ? [] : [[printing.words.print.labels.notes, notes] as const]),
  ];
  return facts.flatMap(([label, value]) =>
    [text(label, content, type.strong)].concat(textLines(value, content, type.body)),
  );
}

function codeBlocks(printing: Printing, { content, type, qrSize }: Roll): Block[] {
  const { verificationAddress, paymentQr } = printing.invoice;
  const { labels } = printing.words.print;
  const left = content.left + (content.width - qrSize) / 2;
  const captioned = (address: string | null, caption: string) =>
    address === null
      ? []
      : [
          gap(10),
          qrBlock(address, { left, size: qrSize }),
          gap(5),
          text(caption, content, { ...type.body, align: 'center' }),
        ];
  return [
    ...codeFacts(printing).flatMap(([label, value]) => [
      text(label, content, type.strong),
      text(value, content, type.code),
    ]),
    ...captioned(verificationAddress, labels.scanToVerify),
    ...captioned(paymentQr, labels.payByQr),
  ];
}
