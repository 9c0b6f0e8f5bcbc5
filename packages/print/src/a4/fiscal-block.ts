import { beside, gap, ink, rule, stack, text, type Block, type Box } from '../block.ts';
import { codeFacts, type Printing } from '../invoice-facts.ts';
import { qrBlock } from '../qr-block.ts';
import { content, type } from './sheet.ts';

const qrSize = 88;
export const qrRoom = qrSize + 24;

/**
 * The codes of the tax authority beside the QR code of the check page, and separately the QR code for
 * payment.
 */
export function fiscalBlock(printing: Printing): Block {
  const { invoice, words } = printing;
  const { labels } = words.print;
  const { verificationAddress, paymentQr } = invoice;
  const beginning = verificationAddress === null ? 0 : qrRoom;
  const end = paymentQr === null ? 0 : qrRoom;
  const codes = { left: content.left + beginning, width: content.width - beginning - end };
  const facts = codeFacts(printing);
  if (facts.length === 0 && verificationAddress === null && paymentQr === null) return gap(0);
  return stack([
    rule(content, ink.line),
    gap(8),
    beside([
      ...(verificationAddress === null
        ? []
        : [captionedQr(verificationAddress, labels.scanToVerify, content.left)]),
      stack(facts.flatMap(([label, value]) => codeBlocks(label, value, codes))),
      ...(paymentQr === null
        ? []
        : [captionedQr(paymentQr, labels.payByQr, content.left + content.width - qrSize)]),
    ]),
  ]);
}

export function codeBlocks(label: string, value: string, box: Box): Block[] {
  return [text(label, box, type.label), gap(1), text(value, box, type.strong), gap(6)];
}

export function captionedQr(address: string, caption: string, left: number): Block {
  return stack([
    qrBlock(address, { left, size: qrSize }),
    gap(7),
    text(caption, { left, width: qrSize }, { ...type.label, align: 'center' }),
  ]);
}
