import { beside, gap, ink, rule, stack, text, type Block } from '../block.ts';
import {
  issuerFacts,
  noteCodes,
  noteDetails,
  noteMarks,
  stopFacts,
  transportFacts,
  type NotePrinting,
} from '../note-facts.ts';
import type { Page } from '../page.ts';
import { pictureBlock } from '../picture-block.ts';
import { captionedQr, codeBlocks, qrRoom } from './fiscal-block.ts';
import { flowParts } from './flow-parts.ts';
import { grid, logoRoom, markBlock, markWidth, party } from './invoice-head.ts';
import { noteLinesTable } from './note-lines-table.ts';
import { drawFooters } from './page-footers.ts';
import { columnsOf, content, room, type } from './sheet.ts';

/** Draws an accompanying invoice (WTN) on its own pages, numbered from one. */
export function drawNote(page: Page, printing: NotePrinting): void {
  const { note, words } = printing;
  page.addPage();
  flowParts(
    page,
    [{ blocks: head(printing) }, noteLinesTable(printing), { blocks: [closing(printing)] }],
    room,
  );
  const title = `${words.print.labels.wtn} ${note.number}`;
  drawFooters(page, [title, note.issuer.name, ...noteMarks(printing)], words);
}

/** The issuer, the carrier, and the start and destination of the transport. */
function head(printing: NotePrinting): Block[] {
  const { note, words } = printing;
  const { labels } = words.print;
  const [left = content, right = content] = columnsOf(2);
  const carrierName = note.carrier?.name ?? note.issuer.name;
  return [
    titleRow(printing),
    ...ruled(
      beside([
        party(words.wtn.issuer, note.issuer.name, issuerFacts(printing), left),
        party(labels.transporter, carrierName, transportFacts(printing), right),
      ]),
    ),
    ...ruled(
      beside([
        party(
          labels.startPoint,
          words.wtn.points[note.start.point],
          stopFacts(note.start, labels.startDate, words),
          left,
        ),
        party(
          labels.destination,
          words.wtn.points[note.destination.point],
          stopFacts(note.destination, labels.endDate, words),
          right,
        ),
      ]),
    ),
    ...ruled(grid(noteDetails(printing))),
    gap(12),
  ];
}

const ruled = (block: Block): Block[] => [gap(10), rule(content, ink.line), gap(8), block];

function titleRow(printing: NotePrinting): Block {
  const { note, words } = printing;
  const { logo } = note.issuer;
  const beginning = logo === null ? 0 : logoRoom.width + 16;
  const box = { left: content.left + beginning, width: content.width - beginning - markWidth };
  return beside([
    ...(logo === null ? [] : [pictureBlock(logo, logoRoom)]),
    stack([
      text(words.print.labels.wtn, box, type.title),
      gap(2),
      text(`${words.print.labels.documentNumber}: ${note.number}`, box, type.number),
    ]),
    stack(noteMarks(printing).flatMap((mark) => [markBlock(mark), gap(4)])),
  ]);
}

const signatureRoom = 34;

/**
 * The signatures of the person handing over and of the recipient, and the codes of the tax authority beside
 * their QR code.
 */
function closing(printing: NotePrinting): Block {
  const { note, words } = printing;
  const { labels } = words.print;
  const codes = { left: content.left + qrRoom, width: content.width - qrRoom };
  const signatures = columnsOf(3).map((box, place) => {
    const label = [labels.deliveredBy, labels.transporter, labels.receivedBy][place] ?? '';
    return stack([text(label, box, type.label), gap(signatureRoom), rule(box, ink.line)]);
  });
  return stack([
    gap(16),
    beside(signatures),
    gap(16),
    rule(content, ink.line),
    gap(8),
    beside([
      captionedQr(note.verificationAddress, labels.scanToVerify, content.left),
      stack(noteCodes(printing).flatMap(([label, value]) => codeBlocks(label, value, codes))),
    ]),
  ]);
}
