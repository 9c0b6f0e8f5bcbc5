import { gap, pair, text, type Block, type Type } from '../block.ts';
import type { Fact } from '../invoice-facts.ts';
import { markAcross } from '../mark-across.ts';
import type { Page } from '../page.ts';
import {
  documentNameOf,
  hasForeign,
  inCurrency,
  issuerFacts,
  openNote,
  openOf,
  paymentFacts,
  paymentSums,
  subjectFacts,
  type PaymentPrinting,
} from '../payment-facts.ts';
import { pictureBlock } from '../picture-block.ts';
import type { RollWidth } from '../printed-invoice.ts';
import type { PrintedPaidDocument } from '../printed-payment-receipt.ts';
import { writtenAmount } from '../written-figures.ts';
import { drawColumn } from './draw-receipt.ts';
import { logoHeight, parted } from './receipt-blocks.ts';
import { rollOf, type Roll } from './roll.ts';

/** Draws the receipt of a payment as one column on a page that is as long as the content. */
export function drawPaymentRoll(page: Page, printing: PaymentPrinting, width: RollWidth): void {
  const { payment, words } = printing;
  const roll = rollOf(width);
  const sections = [issuerBlocks, titleBlocks, documentBlocks, sumBlocks].map((section) =>
    section(printing, roll),
  );
  drawColumn(page, parted(sections, roll), roll);
  if (payment.reversedBy !== null) markAcross(page, words.payments.receipt.reversedMark);
  page.flushPages();
}

const pairs = (facts: readonly Fact[], { content }: Roll, type: Type): Block[] =>
  facts.map(([label, value]) => pair(label, value, content, { label: type, value: type }));

function issuerBlocks(printing: PaymentPrinting, { content, type }: Roll): Block[] {
  const { name, logo } = printing.payment.issuer;
  return [
    ...(logo === null
      ? []
      : [pictureBlock(logo, { ...content, height: logoHeight }, { isCentered: true }), gap(4)]),
    text(name, content, { ...type.name, align: 'center' }),
    ...issuerFacts(printing).map(([label, value]) =>
      text(`${label}: ${value}`, content, { ...type.body, align: 'center' }),
    ),
  ];
}

function titleBlocks(printing: PaymentPrinting, roll: Roll): Block[] {
  const { payment, words } = printing;
  const { content, type } = roll;
  const subject: Fact = [words.payments.statement.subject[payment.side], payment.subject.name];
  return [
    text(words.payments.receipt.titles[payment.title], content, { ...type.title, align: 'center' }),
    gap(3),
    ...pairs(
      [
        [words.print.labels.documentNumber, payment.number],
        subject,
        ...subjectFacts(printing),
        ...paymentFacts(printing),
      ],
      roll,
      type.body,
    ),
  ];
}

function documentBlocks(printing: PaymentPrinting, roll: Roll): Block[] {
  const { documents } = printing.payment;
  if (documents.length === 0) return [];
  return [
    ...documents.flatMap((document) => documentLines(document, printing, roll)),
    text(openNote(printing), roll.content, roll.type.small),
  ];
}

/** A paid document with the amount paid for it, and below it the amount that is still open. */
function documentLines(document: PrintedPaidDocument, printing: PaymentPrinting, roll: Roll): Block[] {
  const { words } = printing;
  const { receipt } = words.payments;
  const { paid, paidInLek, currency } = document;
  const name = documentNameOf(document, words);
  return [
    ...pairs([[name, inCurrency(paid, currency)]], roll, roll.type.body),
    ...pairs(
      [
        ...(hasForeign(printing) ? [[receipt.inLek, writtenAmount(paidInLek)] as const] : []),
        [receipt.open, openOf(document)],
      ],
      roll,
      roll.type.small,
    ),
    gap(2),
  ];
}

function sumBlocks(printing: PaymentPrinting, roll: Roll): Block[] {
  const sums = paymentSums(printing);
  return [...pairs(sums.slice(0, -1), roll, roll.type.body), ...pairs(sums.slice(-1), roll, roll.type.total)];
}
