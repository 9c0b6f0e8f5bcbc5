import { expect, test } from 'vitest';
import { bulkPdf, invoicePdf } from './index.ts';
import { aPng } from './test-support/a-png.ts';
import { aPrintedInvoice, printedLines } from './test-support/example-invoice.ts';
import { readPdf, readQrCodes } from './test-support/read-pdf.ts';

const sq = { language: 'sq' } as const;

test('the QR codes of an invoice contain the check address and the payment text', async () => {
  const invoice = aPrintedInvoice({ paymentQr: 'ALPAY1\nL12345678A\nËndërr\n748.00\nALL' });
  const codes = readQrCodes(await invoicePdf(invoice, sq));
  expect(codes).toEqual([invoice.verificationAddress, invoice.paymentQr]);
});

test('the PDF of an invoice with 20 lines has at most 40 kB', async () => {
  const invoice = aPrintedInvoice({
    lines: printedLines(20),
    paymentQr: aPrintedInvoice().verificationAddress,
    isCopy: true,
    isPending: true,
  });
  expect((await invoicePdf(invoice, sq)).length).toBeLessThanOrEqual(40_000);
});

test('invoices with the same content and time give identical bytes, even if another document is drawn in between', async () => {
  const invoice = aPrintedInvoice();
  const withLogo = { ...invoice, seller: { ...invoice.seller, logo: aPng() } };
  const [first, second] = await Promise.all([invoicePdf(withLogo, sq), invoicePdf(withLogo, sq)]);
  await invoicePdf(aPrintedInvoice({ notes: 'Ж\u00A0ﬁ – “w”' }), { language: 'it' });
  const third = await invoicePdf(withLogo, sq);
  expect(second.equals(first)).toBe(true);
  expect(third.equals(first)).toBe(true);
});

test('invoices in one document have their own page numbers and share fonts and logo', async () => {
  const one = aPrintedInvoice({ lines: printedLines(60) });
  const logo = aPng();
  const invoices = Array.from({ length: 10 }, (_unused, place) => ({
    ...one,
    number: `${place + 1}/2026`,
    seller: { ...one.seller, logo },
  }));
  const together = await bulkPdf(invoices, { language: 'sq', paper: 'A4' });
  const pages = await readPdf(together);
  expect(pages).toHaveLength(20);
  expect(pages.filter(({ text }) => text.includes('Faqja 1 nga 2'))).toHaveLength(10);
  for (const { number } of invoices)
    expect(pages.filter(({ text }) => text.includes(` ${number} `))).toHaveLength(2);
  const alone = await invoicePdf({ ...one, seller: { ...one.seller, logo } }, sq);
  expect(together.length).toBeLessThan(alone.length * 5);
  expect(together.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBeLessThanOrEqual(2);
});
