import { expect, test } from 'vitest';
import { bulkPdf } from './index.ts';
import { openJoinedPdf } from './joined-pdf.ts';
import { aPng } from './test-support/a-png.ts';
import { aPrintedInvoice, printedLines } from './test-support/example-invoice.ts';
import { readPdf, readQrCodes } from './test-support/read-pdf.ts';

const seller = { ...aPrintedInvoice().seller, logo: aPng() };

/** Invoices of two pages each; every third one is a copy. */
const invoices = Array.from({ length: 7 }, (_unused, place) =>
  aPrintedInvoice({
    lines: printedLines(60),
    number: `${place + 1}/2026`,
    issuedAt: new Date(Date.UTC(2026, 10, 15, 11, 30, place)),
    isCopy: place % 3 === 0,
    verificationAddress: `https://check.example/${place + 1}`,
    seller,
  }),
);

async function joinedBy(size: number, paper: 'A4' | 80 = 'A4'): Promise<Buffer> {
  const whole = openJoinedPdf();
  for (let start = 0; start < invoices.length; start += size)
    whole.add(await bulkPdf(invoices.slice(start, start + size), { language: 'sq', paper }));
  return Buffer.from(whole.close('Faturat (1–7) ë'));
}

test.each([1, 3, 7])(
  'parts of %i invoices are joined into one document that has every page once, in order',
  async (size) => {
    const pages = await readPdf(await joinedBy(size));
    expect(pages).toHaveLength(14);
    for (const [place, { text }] of pages.entries()) {
      const invoice = Math.floor(place / 2);
      expect(text).toContain(` ${invoice + 1}/2026 `);
      expect(text).toContain(`Faqja ${(place % 2) + 1} nga 2`);
      expect(text.includes('KOPJE')).toBe(invoice % 3 === 0);
    }
  },
);

test('a joined document has the same text, sizes and QR codes as a document drawn at once', async () => {
  for (const paper of ['A4', 80] as const) {
    const atOnce = await bulkPdf(invoices, { language: 'sq', paper });
    const inParts = await joinedBy(2, paper);
    expect(await readPdf(inParts)).toEqual(await readPdf(atOnce));
    expect(readQrCodes(inParts)).toEqual(invoices.map(({ verificationAddress }) => verificationAddress));
  }
});

test('the cross-reference table of a joined document has the right offset of every object', async () => {
  const document = (await joinedBy(2)).toString('latin1');
  const [, table] = /startxref\n(\d+)\n%%EOF\n$/.exec(document) ?? [];
  expect(document.slice(Number(table), Number(table) + 5)).toBe('xref\n');
  const offsets = [...document.slice(Number(table)).matchAll(/^(\d{10}) 00000 n $/gm)].map(
    ([, offset]) => offset,
  );
  expect(document).toContain(`/Size ${offsets.length + 1}\n`);
  for (const [place, offset] of offsets.entries()) {
    const start = `${place + 1} 0 obj\n`;
    expect(document.slice(Number(offset), Number(offset) + start.length)).toBe(start);
  }
  expect(document.match(/\/Type \/Pages/g)).toHaveLength(5);
});

test('each font subset of a joined document has a unique name, which all its objects use', async () => {
  const document = (await joinedBy(1)).toString('latin1');
  const namesBy = (key: string) =>
    [...document.matchAll(new RegExp(`/${key} /([A-Z]{6}\\+\\S+)`, 'g'))].map(([, name = '']) => name);
  const names = namesBy('FontName');
  expect(names.length).toBeGreaterThanOrEqual(2 * invoices.length);
  expect(new Set(names).size).toBe(names.length);
  // Each name occurs twice as BaseFont: in the font and in its descendant font.
  expect(namesBy('BaseFont').toSorted()).toEqual([...names, ...names].toSorted());
});

test('the joined document has the given title and the creation date of its last part', async () => {
  const document = (await joinedBy(3)).toString('latin1');
  const end = document.slice(document.lastIndexOf('trailer'));
  /** The contents of the PDF object to which the reference after the key points. */
  const namedBy = (key: string, text: string) => {
    const [, number] = new RegExp(`/${key} (\\d+) 0 R`).exec(text) ?? [];
    return new RegExp(`\\n${number} 0 obj\\n([\\s\\S]*?)endobj`).exec(document)?.[1] ?? '';
  };
  const info = namedBy('Info', end);
  const [, title = ''] = /\/Title <([0-9A-F]+)>/.exec(info) ?? [];
  expect(Buffer.from(title, 'hex').swap16().toString('utf16le')).toBe('\uFEFFFaturat (1–7) ë');
  const last = invoices
    .at(-1)
    ?.issuedAt.toISOString()
    .replaceAll(/[-:T]|\.\d+/g, '');
  expect(namedBy('CreationDate', info)).toBe(`(D:${last})\n`);
});

test('a single part is returned unchanged', async () => {
  const alone = await bulkPdf(invoices, { language: 'sq', paper: 'A4' });
  expect((await joinedBy(invoices.length)).equals(alone)).toBe(true);
});

test('digits inside text strings are not renumbered like object numbers', async () => {
  const whole = openJoinedPdf();
  for (const number of ['7 0 R', '8 0 obj'])
    whole.add(await bulkPdf([aPrintedInvoice({ number })], { language: 'en', paper: 'A4' }));
  const document = Buffer.from(whole.close('both')).toString('latin1');
  expect(document).toMatch(/\([^)]*7 0 R\)/);
  expect(document).toMatch(/\([^)]*8 0 obj\)/);
});

test('a PDF that was not written by this package is refused', () => {
  expect(() => openJoinedPdf().add(new TextEncoder().encode('%PDF-1.7 something else'))).toThrow(
    'not a PDF written by this package',
  );
});
