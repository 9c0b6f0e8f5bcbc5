import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isDrawable } from './drawable-picture.ts';
import { invoicePdf, receiptPdf } from './invoice-pdf.ts';
import { aJpeg } from './test-support/a-jpeg.ts';
import { aPng, chunk } from './test-support/a-png.ts';
import { aPrintedInvoice } from './test-support/example-invoice.ts';
import { readPdf } from './test-support/read-pdf.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Drawn {
  readonly width: number;
  readonly height: number;
  /** The five header bytes: bit depth, color type, compression, filter, interlace. */
  readonly kind: readonly number[];
  readonly pixels: Buffer;
  readonly before?: readonly Buffer[];
}

function pngOf({ width, height, kind, pixels, before = [] }: Drawn): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(kind, 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const opaque = { width: 2, height: 2, kind: [8, 2, 0, 0, 0], pixels: Buffer.alloc(14) };
const palette = chunk('PLTE', Buffer.from([255, 0, 0, 0, 255, 0]));

test.each([
  ['with an alpha channel', aPng()],
  ['of the largest size', aPng({ width: 2000, height: 2000 })],
  ['without an alpha channel', pngOf(opaque)],
  ['of 16 bits a sample', pngOf({ ...opaque, kind: [16, 6, 0, 0, 0], pixels: Buffer.alloc(34) })],
  ['of one bit a pixel', pngOf({ width: 9, height: 1, kind: [1, 0, 0, 0, 0], pixels: Buffer.alloc(3) })],
  ['with a palette', pngOf({ ...opaque, kind: [8, 3, 0, 0, 0], pixels: Buffer.alloc(6), before: [palette] })],
  // In this small picture only three of the seven interlace passes contain pixels.
  ['interlaced', pngOf({ ...opaque, kind: [8, 6, 0, 0, 1], pixels: Buffer.alloc(5 + 5 + 9) })],
])('a complete PNG (%s) is drawable and appears on the invoice', async (_what, logo) => {
  expect(await isDrawable(logo)).toBe(true);
  expect((await paper(logo)).toString('latin1')).toContain('/Subtype /Image');
});

test('a complete JPEG is drawable and appears on the invoice', async () => {
  expect(await isDrawable(aJpeg())).toBe(true);
  expect((await paper(aJpeg())).toString('latin1')).toContain('/DCTDecode');
});

const good = aPng();
const damaged = Buffer.from(good);
damaged[45] = (damaged[45] ?? 0) ^ 0xff;

const undrawable: [string, Buffer][] = [
  ['a PNG of 8400 by 8400 pixels', aPng({ width: 8400, height: 8400 })],
  ['a PNG with junk behind its signature', Buffer.concat([signature, Buffer.from('mbeturina'.repeat(20))])],
  ['a PNG with junk behind its header', Buffer.concat([good.subarray(0, 33), Buffer.alloc(400, 7)])],
  ['a cut PNG', good.subarray(0, -20)],
  ['a PNG without its end', good.subarray(0, -12)],
  ['a PNG with a damaged byte', damaged],
  ['a PNG of 0 by 0 pixels', pngOf({ ...opaque, width: 0, height: 0, pixels: Buffer.alloc(0) })],
  ['a PNG with too few pixels', pngOf({ ...opaque, pixels: Buffer.alloc(13) })],
  ['a PNG that unpacks to more than its size', pngOf({ ...opaque, pixels: Buffer.alloc(50_000_000) })],
  ['a PNG with an unknown filter', pngOf({ ...opaque, pixels: Buffer.alloc(14, 9) })],
  ['a PNG of an unknown color type', pngOf({ ...opaque, kind: [8, 5, 0, 0, 0] })],
  ['a PNG without its palette', pngOf({ ...opaque, kind: [8, 3, 0, 0, 0], pixels: Buffer.alloc(6) })],
  [
    'an animated PNG',
    pngOf({ ...opaque, before: [chunk('acTL', Buffer.alloc(8)), chunk('fcTL', Buffer.alloc(26))] }),
  ],
  ['a JPEG with junk behind its signature', Buffer.concat([aJpeg().subarray(0, 3), Buffer.alloc(500, 7)])],
  ['a cut JPEG', aJpeg().subarray(0, -10)],
  ['a JPEG without pixels', Buffer.concat([aJpeg().subarray(0, 180), Buffer.from([0xff, 0xd9])])],
  [
    'a WebP',
    Buffer.from('UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoDAAIAB0CWJaACdLoAA5gA/uUK+Cepco/+N48CvJdjoAAA', 'base64'),
  ],
  ['text', Buffer.from('<svg onload="alert(1)">')],
];

test.each(undrawable)(
  'a logo is not drawable, and the invoice is printed without it, if the logo is %s',
  async (_what, logo) => {
    expect(await isDrawable(logo)).toBe(false);
    const [sheet, plain] = await Promise.all([
      paper(logo),
      invoicePdf(aPrintedInvoice(), { language: 'sq' }),
    ]);
    expect(sheet.equals(plain)).toBe(true);
  },
);

test('a receipt is printed without its logo if the logo is not drawable', async () => {
  const invoice = withLogo(good.subarray(0, -20));
  const [page] = await readPdf(await receiptPdf(invoice, { language: 'sq', width: 80 }));
  expect(page?.text).toContain(invoice.seller.name);
});

const withLogo = (logo: Buffer) => ({
  ...aPrintedInvoice(),
  seller: { ...aPrintedInvoice().seller, logo },
});
const paper = (logo: Buffer) => invoicePdf(withLogo(logo), { language: 'sq' });
