import { expect, test } from 'vitest';
import { invoicePdf } from './index.ts';
import { modulesOf, squaresOf } from './qr-block.ts';
import { aPrintedInvoice } from './test-support/example-invoice.ts';
import { readQrCodes } from './test-support/read-pdf.ts';

test.each(['A', 'https://example.com/#/verify?iic=0123456789ABCDEF', 'ë'.repeat(300)])(
  'the rectangles of the QR code for %s cover each dark module once, and are fewer than half the dark modules',
  (content) => {
    const modules = modulesOf(content);
    const squares = squaresOf(modules);
    const drawn = new Uint8Array(modules.size ** 2);
    for (const { column, row, width, height } of squares)
      for (let y = row; y < row + height; y += 1)
        for (let x = column; x < column + width; x += 1)
          drawn[y * modules.size + x] = (drawn[y * modules.size + x] ?? 0) + 1;
    expect(drawn).toEqual(modules.data);
    const dark = drawn.reduce((sum, module) => sum + module, 0);
    expect(squares.length).toBeLessThan(dark / 2);
  },
);

test('a QR code has error correction level M (15 %)', () => {
  const { size, data } = modulesOf('A');
  // ISO/IEC 18004 §7.9: the first two modules of the ninth row encode the level: 00 for M, masked with 10.
  expect([...data.subarray(8 * size, 8 * size + 2)]).toEqual([1, 0]);
});

test('a QR code with the longest payment text is scanned correctly', async () => {
  const paymentQr = 'ë'.repeat(450);
  const document = await invoicePdf(aPrintedInvoice({ paymentQr }), { language: 'sq' });
  expect(readQrCodes(document)).toContain(paymentQr);
});
