import { beside, gap, ink, rule, stack, text, type Block } from '../block.ts';
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
  paymentName,
  paymentSums,
  subjectFacts,
  type PaymentPrinting,
} from '../payment-facts.ts';
import { pictureBlock } from '../picture-block.ts';
import type { PrintedPaidDocument } from '../printed-payment-receipt.ts';
import { writtenAmount } from '../written-figures.ts';
import { flowParts, type Part } from './flow-parts.ts';
import { goodsTable } from './goods-table.ts';
import { grid, logoRoom, party } from './invoice-head.ts';
import { drawFooters } from './page-footers.ts';
import { columnsOf, content, room, type } from './sheet.ts';

/** Draws the receipt of a payment on its own pages, numbered from one. */
export function drawPayment(page: Page, printing: PaymentPrinting): void {
  const { payment, words } = printing;
  page.addPage();
  const documents = payment.documents.length === 0 ? [] : [documentsTable(printing)];
  flowParts(page, [{ blocks: head(printing) }, ...documents, { blocks: [closing(printing)] }], room);
  if (payment.reversedBy !== null) markAcross(page, words.payments.receipt.reversedMark);
  drawFooters(page, [paymentName(printing), payment.issuer.name], words);
}

function head(printing: PaymentPrinting): Block[] {
  const { issuer, side, subject } = printing.payment;
  const { payments } = printing.words;
  const [left = content, right = content] = columnsOf(2);
  return [
    titleRow(printing),
    gap(10),
    rule(content, ink.line),
    gap(8),
    beside([
      party(payments.receipt.business, issuer.name, issuerFacts(printing), left),
      party(payments.statement.subject[side], subject.name, subjectFacts(printing), right),
    ]),
    gap(10),
    rule(content, ink.line),
    gap(8),
    grid(paymentFacts(printing)),
    gap(12),
  ];
}

function titleRow({ payment, words }: PaymentPrinting): Block {
  const { logo } = payment.issuer;
  const beginning = logo === null ? 0 : logoRoom.width + 16;
  const box = { left: content.left + beginning, width: content.width - beginning };
  return beside([
    ...(logo === null ? [] : [pictureBlock(logo, logoRoom)]),
    stack([
      text(words.payments.receipt.titles[payment.title], box, type.title),
      gap(2),
      text(`${words.print.labels.documentNumber}: ${payment.number}`, box, type.number),
    ]),
  ]);
}

const figures = (label: string, cell: (document: PrintedPaidDocument) => string) =>
  ({ label, align: 'right', width: 110, cell }) as const;

function documentsTable(printing: PaymentPrinting): Part {
  const { payment, words } = printing;
  const { receipt, card } = words.payments;
  return goodsTable<PrintedPaidDocument>(
    [
      {
        label: words.print.labels.no,
        align: 'right',
        width: 24,
        cell: (_document, place) => String(place + 1),
      },
      { label: card.number, align: 'left', width: null, cell: (document) => documentNameOf(document, words) },
      figures(receipt.paid, ({ paid, currency }) => inCurrency(paid, currency)),
      ...(hasForeign(printing) ? [figures(receipt.inLek, ({ paidInLek }) => writtenAmount(paidInLek))] : []),
      figures(receipt.open, openOf),
    ],
    payment.documents,
  );
}

const signatureRoom = 34;

/** The sums, and the signatures of the people who paid and received the money. */
function closing(printing: PaymentPrinting): Block {
  const { payment, words } = printing;
  const { receipt } = words.payments;
  const sums = paymentSums(printing);
  const signers =
    payment.method === null
      ? []
      : [
          [receipt.paidBy, payment.payer],
          [receipt.receivedBy, payment.recipient],
        ];
  const boxes = columnsOf(2);
  const signatures = signers.map(([label = '', name = ''], place) => {
    const box = boxes[place] ?? content;
    return stack([
      text(label, box, type.label),
      text(name, box, type.body),
      gap(signatureRoom),
      rule(box, ink.line),
      gap(2),
      text(words.print.labels.signature, box, type.label),
    ]);
  });
  return stack([
    gap(8),
    ...sums.map(([label, value], place) =>
      text(`${label}: ${value}`, content, {
        ...(place === sums.length - 1 ? type.total : type.body),
        align: 'right',
      }),
    ),
    ...(payment.documents.length === 0 ? [] : [gap(4), text(openNote(printing), content, type.label)]),
    gap(20),
    beside(signatures),
  ]);
}
