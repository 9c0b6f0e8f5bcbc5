import { asExchangeRate, asMoney } from '@tezga/domain';
import { languages, loadPhrases } from '@tezga/phrases';
import { expect, test } from 'vitest';
import { bulkPdf, receiptPdf } from './index.ts';
import { aPng } from './test-support/a-png.ts';
import { aPrintedInvoice, aPrintedLine, printedLines } from './test-support/example-invoice.ts';
import { readPdf, readQrCodes } from './test-support/read-pdf.ts';

const pointsOfMillimetre = 72 / 25.4;
const rolls = [58, 80] as const;

test.each(rolls)('a receipt of %i mm is as wide as its paper, and as long as its content', async (width) => {
  const invoice = aPrintedInvoice({
    lines: [...printedLines(30), aPrintedLine(30, { name: `${'gjatë '.repeat(20)}${'x'.repeat(80)}` })],
    seller: { ...aPrintedInvoice().seller, logo: aPng() },
    isCopy: true,
  });
  const pages = await readPdf(await receiptPdf(invoice, { language: 'sq', width }));
  expect(pages).toHaveLength(1);
  const [page] = pages;
  expect(page?.width).toBeCloseTo(width * pointsOfMillimetre, 1);
  // The printed width is the paper width minus the unprintable margin on each side.
  const printed = (width === 58 ? 48 : 72) * pointsOfMillimetre;
  const edge = ((page?.width ?? 0) - printed) / 2;
  for (const { left, right, text } of page?.pieces ?? []) {
    expect(left, text).toBeGreaterThanOrEqual(edge - 0.1);
    expect(right, text).toBeLessThanOrEqual(edge + printed + 0.1);
  }
  const last = Math.max(...(page?.pieces ?? []).map(({ baseline }) => baseline));
  expect((page?.height ?? 0) - last).toBeGreaterThan(10);
  expect((page?.height ?? 0) - last).toBeLessThan(20);
});

test.each(languages)('a receipt has the same facts as the invoice, in %s', async (language) => {
  const {
    print: { labels, paymentMethods, copyMark, pendingMark },
  } = await loadPhrases(language);
  const invoice = aPrintedInvoice({ isCopy: true, isPending: true, notes: 'Faleminderit!' });
  const [page] = await readPdf(await receiptPdf(invoice, { language, width: 80 }));
  for (const fact of [
    labels.cashInvoice,
    copyMark,
    pendingMark,
    'Market Drini sh.p.k.',
    `${labels.nuis}: L12345678A`,
    'Rruga e Kavajës 12',
    '1245/2026/ab123cd456',
    '15.11.2026 12:30:05',
    'bu111aa222',
    labels.tcr.split(' ')[0] ?? '',
    'op333bb444 · Ana Hoxha',
    'sw555cc666',
    'Ëndërr Çela sh.p.k.',
    'K71234567B',
    'Kafe ekspres 1',
    '2 copë × 123.50 · 20%',
    '247.00',
    `${labels.valueWithoutVat} 623.33 ALL`,
    `${labels.vatAmount} 124.67 ALL`,
    `${labels.total} 748.00 ALL`,
    '20% × 623.33 124.67',
    paymentMethods.BANKNOTE,
    `${labels.change} 50.00 ALL`,
    'Faleminderit!',
    '0123456789ABCDEF0123456789ABCDEF',
    '8f14e45f-ceea-467a-9c1e-0123456789ab',
    labels.scanToVerify,
  ])
    expect(page?.text).toContain(fact);
});

test.each(rolls)('on a %i mm roll each code is on one line and QR codes can be scanned', async (width) => {
  const invoice = aPrintedInvoice({ paymentQr: 'ALPAY1', fic: '44444444-4444-4444-4444-444444444444' });
  const bytes = await receiptPdf(invoice, { language: 'sq', width });
  const pieces = (await readPdf(bytes)).flatMap((page) => page.pieces.map(({ text }) => text));
  expect(pieces).toContain(invoice.iic);
  expect(pieces).toContain(invoice.fic);
  expect(readQrCodes(bytes)).toEqual([invoice.verificationAddress, 'ALPAY1']);
});

test('a receipt shows the totals in a foreign currency and the placeholder client', async () => {
  const totals = { withoutVat: asMoney(1000n), vat: asMoney(200n), withVat: asMoney(1200n) };
  const invoice = aPrintedInvoice({
    buyer: null,
    currency: { code: 'EUR', exchangeRate: asExchangeRate(10_000_000_000n), totals },
  });
  const [page] = await readPdf(await receiptPdf(invoice, { language: 'sq', width: 58 }));
  for (const fact of [
    'Blerësi: Klient Kesh',
    'Adresa: Privat, Tirane',
    'Totali 12.00 EUR',
    'Totali 748.00 ALL',
    '100.00 ALL',
  ])
    expect(page?.text).toContain(fact);
});

test('several receipts are printed into one PDF, each on a page of its own length', async () => {
  const invoices = [1, 10].map((count) => aPrintedInvoice({ lines: printedLines(count) }));
  const [short, long] = await readPdf(await bulkPdf(invoices, { language: 'sq', paper: 80 }));
  expect(long?.height).toBeGreaterThan((short?.height ?? 0) + 100);
});
