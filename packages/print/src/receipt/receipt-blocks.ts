import { noMoney, type Money } from '@tezga/domain';
import { gap, pair, rule, text, textLines, type Block, type Type } from '../block.ts';
import {
  amountsOf,
  bankLines,
  codeFacts,
  detailFacts,
  discountMark,
  lineCurrency,
  marksOf,
  paymentFacts,
  reasonFacts,
  remarksOfTitle,
  taxMark,
  titleOf,
  totalsByCurrency,
  vatLabel,
  type Fact,
  type Printing,
} from '../invoice-facts.ts';
import { partiesOf, type PrintedParty } from '../party-facts.ts';
import { pictureBlock } from '../picture-block.ts';
import type { PrintedLine, PrintedSums } from '../printed-invoice.ts';
import { qrBlock } from '../qr-block.ts';
import { referenceGroups, type ReferenceGroup } from '../reference-facts.ts';
import { writtenAmount, writtenQuantity } from '../written-figures.ts';
import type { Roll } from './roll.ts';

export const logoHeight = 44;
/** The maximum number of references on a receipt; a document on A4 lists all. */
const referencesMax = 20;

/** An invoice as a single column of blocks. */
export function receiptBlocks(printing: Printing, roll: Roll): Block[] {
  const sections = [
    issuerBlocks(printing, roll),
    titleBlocks(printing, roll),
    otherBlocks(printing, roll),
    printing.invoice.lines.flatMap((line) => lineBlocks(line, printing, roll)),
    totalBlocks(printing, roll),
    vatBlocks(printing, roll),
    paymentBlocks(printing, roll),
    remarkBlocks(printing, roll),
    codeBlocks(printing, roll),
  ];
  return parted(sections, roll);
}

/** Joins the sections that have blocks, with a dashed line between them. */
export const parted = (sections: readonly (readonly Block[])[], roll: Roll): Block[] =>
  sections
    .filter((section) => section.length > 0)
    .flatMap((section, place) => (place === 0 ? section : parting(roll).concat(section)));

const parting = ({ content }: Roll): Block[] => [gap(4), rule(content, '#000000', { dashed: true }), gap(4)];

/**
 * The business, which is printed first, and the other party. The business is the seller, or the buyer on a
 * self-issued invoice.
 */
function issuerAndOther(printing: Printing): { issuer: PrintedParty; other: PrintedParty | null } {
  const { seller, buyer } = partiesOf(printing);
  const isBuyer = printing.invoice.selfIssue !== null && buyer !== null;
  return isBuyer ? { issuer: buyer, other: seller } : { issuer: seller, other: buyer };
}

function issuerBlocks(printing: Printing, { content, type }: Roll): Block[] {
  const { selfIssue, seller } = printing.invoice;
  const { issuer } = issuerAndOther(printing);
  return [
    ...(seller.logo === null
      ? []
      : [pictureBlock(seller.logo, { ...content, height: logoHeight }, { isCentered: true }), gap(4)]),
    ...(selfIssue === null ? [] : [text(issuer.role, content, { ...type.body, align: 'center' })]),
    text(issuer.name, content, { ...type.name, align: 'center' }),
    ...issuer.facts.map(([label, value]) =>
      text(`${label}: ${value}`, content, { ...type.body, align: 'center' }),
    ),
  ];
}

function titleBlocks(printing: Printing, { content, type }: Roll): Block[] {
  const { labels } = printing.words.print;
  const { number } = printing.invoice;
  const numbered: Fact[] = number === null ? [] : [[labels.invoiceNumber, number]];
  const facts = [...numbered, ...detailFacts(printing)];
  return [
    text(titleOf(printing), content, { ...type.title, align: 'center' }),
    ...remarksOfTitle(printing).map((remark) => text(remark, content, { ...type.strong, align: 'center' })),
    ...marksOf(printing).map((mark) => text(`*** ${mark} ***`, content, { ...type.title, align: 'center' })),
    gap(3),
    ...facts.map(([label, value]) => pair(label, value, content, { label: type.body, value: type.body })),
  ];
}

function otherBlocks(printing: Printing, { content, type }: Roll): Block[] {
  const { other } = issuerAndOther(printing);
  if (other === null) return [];
  return [
    text(`${other.role}: ${other.name}`, content, type.strong),
    ...other.facts.map(([label, value]) => text(`${label}: ${value}`, content, type.body)),
  ];
}

/** The name of an invoice line, and below it quantity, price, VAT rate and amount. */
function lineBlocks(line: PrintedLine, { invoice, words }: Printing, { content, type }: Roll): Block[] {
  const amounts = amountsOf(line, lineCurrency(invoice));
  const unitPrice = invoice.isReverseCharge ? amounts.unitPriceWithoutVat : amounts.unitPriceWithVat;
  const rate = taxMark(line, words);
  const reckoning = [
    `${writtenQuantity(line.quantity)} ${line.unit} × ${writtenAmount(unitPrice)}`,
    ...(line.discount === 0n ? [] : [`${words.print.labels.discount} ${discountMark(line, words, ', ')}`]),
    ...(rate === '' ? [] : [rate]),
  ].join(' · ');
  return [
    text(line.name, content, type.body),
    pair(reckoning, writtenAmount(amounts.withVat), content, { label: type.small, value: type.body }),
    gap(2),
  ];
}

function totalBlocks(printing: Printing, roll: Roll): Block[] {
  return totalsByCurrency(printing.invoice).flatMap(({ code, sums }) =>
    sumBlocks(sums, code, printing, roll),
  );
}

function sumBlocks(
  { withoutVat, vat, withVat }: PrintedSums,
  code: string,
  printing: Printing,
  { content, type }: Roll,
): Block[] {
  const { labels } = printing.words.print;
  const row = (label: string, amount: Money, style: Type) =>
    pair(label, `${writtenAmount(amount)} ${code}`, content, { label: style, value: style });
  return [
    ...(vat === null
      ? []
      : [row(labels.valueWithoutVat, withoutVat, type.body), row(vatLabel(printing), vat, type.body)]),
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
        writtenAmount(group.vat ?? noMoney),
        content,
        { label: type.body, value: type.body },
      ),
    ),
    ...reasons,
  ];
}

function paymentBlocks(printing: Printing, { content, type }: Roll): Block[] {
  const { labels } = printing.words.print;
  const accounts = bankLines(printing.invoice, '\n');
  const payments = paymentFacts(printing);
  return [
    ...(payments.length === 0 ? [] : [text(labels.paymentMethod, content, type.strong)]),
    ...payments.map(([label, value]) => pair(label, value, content, { label: type.body, value: type.body })),
    ...(accounts.length === 0 ? [] : [gap(3), text(labels.bankDetails, content, type.strong)]),
    ...accounts.map((account) => text(account, content, type.code)),
  ];
}

function remarkBlocks(printing: Printing, roll: Roll): Block[] {
  const { content, type } = roll;
  const { notes } = printing.invoice;
  return [
    ...referenceGroups(printing, referencesMax).flatMap((references) => referenceBlocks(references, roll)),
    ...(notes === ''
      ? []
      : [
          text(printing.words.print.labels.notes, content, type.strong),
          ...textLines(notes, content, type.body),
        ]),
  ];
}

function referenceBlocks({ label, named, rest }: ReferenceGroup, { content, type }: Roll): Block[] {
  return [
    text(label, content, type.strong),
    ...named.flatMap(({ title, iic }) => [text(title, content, type.code), text(iic, content, type.code)]),
    ...(rest === null ? [] : [text(rest, content, type.body)]),
    gap(3),
  ];
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
