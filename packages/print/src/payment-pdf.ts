import { loadPhrases } from '@tezga/phrases';
import { sheetPaper } from './a4/draw-invoice.ts';
import { drawPayment } from './a4/draw-payment.ts';
import { drawableLogos } from './drawable-picture.ts';
import { pdfDocument } from './page.ts';
import { paymentName } from './payment-facts.ts';
import type { BulkPdfOptions } from './printed-invoice.ts';
import type { PrintedPaymentReceipt } from './printed-payment-receipt.ts';
import { drawPaymentRoll } from './receipt/draw-payment-roll.ts';

/**
 * Prints the receipt of a payment: on an A4 page with signature lines, or on a roll, as long as its content.
 */
export async function paymentPdf(
  payment: PrintedPaymentReceipt,
  { language, paper }: BulkPdfOptions,
): Promise<Buffer> {
  const words = await loadPhrases(language);
  const logo = await drawableLogos()(payment.issuer.logo);
  const printing = { payment: { ...payment, issuer: { ...payment.issuer, logo } }, words };
  const facts = { title: paymentName(printing), at: payment.printedAt };
  return pdfDocument(facts, sheetPaper, (page) => {
    if (paper === 'A4') drawPayment(page, printing);
    else drawPaymentRoll(page, printing, paper);
  });
}
