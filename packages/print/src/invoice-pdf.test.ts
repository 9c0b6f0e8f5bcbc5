import { asExchangeRate, asMoney, asPercent } from '@tezga/domain';
import { languages, loadPhrases } from '@tezga/phrases';
import { expect, test } from 'vitest';
import { invoicePdf } from './index.ts';
import { anEInvoice, aPrintedInvoice, aPrintedLine, printedLines } from './test-support/example-invoice.ts';
import { readPdf, type ReadPage } from './test-support/read-pdf.ts';

const sq = { language: 'sq' } as const;
const wordsOf = (pages: readonly ReadPage[]) => pages.map(({ text }) => text).join(' ');
const read = async (...changes: Parameters<typeof aPrintedInvoice>) =>
  readPdf(await invoicePdf(aPrintedInvoice(...changes), sq));
const codesOn = ({ text }: ReadPage) => text.match(/\bA-\d{4}\b/g) ?? [];
const edge = 30;

/** Checks that all text is inside the margins. */
function expectInside(pages: readonly ReadPage[]) {
  const outside = pages.flatMap(({ pieces, width, height }) =>
    pieces.filter(
      ({ left, right, baseline }) =>
        left < edge - 0.1 || right > width - edge + 0.1 || baseline < edge || baseline > height - edge,
    ),
  );
  expect(outside).toEqual([]);
}

test.each(languages)('all required facts of an invoice are on the page, in %s', async (language) => {
  const {
    print: { labels, paymentMethods },
  } = await loadPhrases(language);
  const invoice = aPrintedInvoice({
    kind: 'correctiveNote',
    eInvoice: anEInvoice({ eic: '11111111-2222-3333-4444-555555555555' }),
    references: [
      {
        relation: 'corrected',
        iic: 'FEDCBA9876543210FEDCBA9876543210',
        number: '70/2026',
        issuedAt: new Date('2026-11-01T10:00:00Z'),
      },
      {
        relation: 'summarized',
        iic: 'AAAABBBBCCCCDDDDEEEEFFFF00001111',
        number: null,
        issuedAt: new Date('2026-07-01T10:00:00Z'),
      },
    ],
  });
  const [page] = await readPdf(await invoicePdf(invoice, { language }));
  for (const fact of [
    labels.correctiveNote,
    `${labels.invoiceNumber}: 1245/2026/ab123cd456`,
    '15.11.2026 12:30:05',
    'Market Drini sh.p.k.',
    `${labels.nuis}: L12345678A`,
    'Rruga e Kavajës 12, Tiranë',
    'Ëndërr Çela sh.p.k.',
    'K71234567B',
    'Bulevardi Zogu I 5, Durrës',
    'bu111aa222',
    labels.tcr,
    'op333bb444 · Ana Hoxha',
    'sw555cc666',
    'Kafe ekspres 1',
    'copë',
    '123.50',
    '20%',
    `${labels.valueWithoutVat} 623.33 ALL`,
    `${labels.vatAmount} 124.67 ALL`,
    `${labels.totalToPay} 748.00 ALL`,
    paymentMethods.BANKNOTE,
    `${labels.change} 50.00 ALL`,
    'AL47 2121 1009 0000 0002 3569 8741 · SHEMALTR',
    '70/2026 · 01.11.2026 11:00:00 FEDCBA9876543210FEDCBA9876543210',
    '01.07.2026 12:00:00 AAAABBBBCCCCDDDDEEEEFFFF00001111',
    `${labels.nslf} 0123456789ABCDEF0123456789ABCDEF`,
    `${labels.nivf} 8f14e45f-ceea-467a-9c1e-0123456789ab`,
    '11111111-2222-3333-4444-555555555555',
    labels.scanToVerify,
  ])
    expect(page?.text).toContain(fact);
});

test('VAT by rate is printed only if the business has turned on this section', async () => {
  expect(wordsOf(await read())).toContain('20% 623.33 124.67 748.00');
  expect(wordsOf(await read({ hasVatSection: false }))).not.toContain('TVSH sipas shkallës');
});

test('an invoice of a business that is not registered for VAT does not mention VAT', async () => {
  const totals = { withoutVat: asMoney(5000n), vat: null, withVat: asMoney(5000n) };
  const text = wordsOf(await read({ totals, taxGroups: [] }));
  expect(text).toContain("Totali për t'u paguar 50.00 ALL");
  expect(text).not.toContain('TVSH');
});

test.each([
  [1, 1],
  [20, 1],
  [300, 7],
])(
  'an invoice with %i lines has %i pages; each line appears once, and each page repeats the header',
  async (count, pageCount) => {
    const pages = await read({ lines: printedLines(count), paymentQr: 'ALPAY1' });
    expect(pages).toHaveLength(pageCount);
    expectInside(pages);
    expect(pages.flatMap(codesOn)).toEqual(printedLines(count).map(({ code }) => code));
    const withRows = pages.filter((page) => codesOn(page).length > 0);
    for (const { text } of withRows) expect(text).toMatch(/Nr\. Kodi Përshkrimi/);
    for (const [place, { text }] of pages.entries())
      expect(text).toContain(`Faqja ${place + 1} nga ${pageCount}`);
    for (const last of ["Totali për t'u paguar", 'NSLF', 'Paguaj me kod QR']) {
      expect(pages.at(-1)?.text).toContain(last);
      expect(pages.slice(0, -1).some(({ text }) => text.includes(last))).toBe(false);
    }
  },
);

test('a row is never split across pages, and a long name is wrapped in its column', async () => {
  const lines = Array.from({ length: 60 }, (_unused, place) =>
    aPrintedLine(place, {
      name: `fillimi${place} ${'mbikëqyrje punimesh '.repeat(12)}${'x'.repeat(90)} fundi${place}`,
    }),
  );
  const pages = await read({ lines });
  expectInside(pages);
  for (const [place] of lines.entries()) {
    const holding = pages.filter(({ text }) => text.includes(`fillimi${place} `));
    expect(holding).toHaveLength(1);
    expect(holding[0]?.text).toContain(`fundi${place} `);
  }
});

test('a line with the largest amounts and the longest code still fits on the page with its name', async () => {
  const amount = 99_999_999_999_999n;
  const line = aPrintedLine(0, {
    name: 'Turbinë',
    code: 'K'.repeat(50),
    discount: asPercent(1250n),
    unitPriceWithoutVat: asMoney(amount),
    unitPriceWithVat: asMoney(amount),
    withoutVat: asMoney(amount),
    vat: asMoney(amount),
    withVat: asMoney(amount),
  });
  const pages = await read({ lines: [line] });
  expectInside(pages);
  expect(wordsOf(pages)).toContain('Turbinë');
  expect(wordsOf(pages)).toContain('999 999 999 999.99');
});

test('Cyrillic and Greek text is printed, and a character without a glyph becomes a question mark', async () => {
  const lines = ['Ëndërr çaji', 'Иван Петров', 'Ελένη', 'Šarić'.normalize('NFD'), '李'].map((name, place) =>
    aPrintedLine(place, { name, code: '' }),
  );
  const text = wordsOf(await read({ lines }));
  for (const name of ['Ëndërr çaji', 'Иван Петров', 'Ελένη', 'Šarić', '?']) expect(text).toContain(name);
});

test('the label of a fact is not printed if the invoice does not have the fact', async () => {
  const text = wordsOf(
    await read({
      buyer: null,
      cashDeviceCode: null,
      fic: null,
      payDeadline: null,
      supplyPeriod: null,
      bankAccounts: [],
      notes: '',
      change: asMoney(0n),
    }),
  );
  for (const label of [
    'Blerësi',
    'NIVF',
    'EIC',
    'TCR',
    'Afati',
    'furnizimit',
    'bankare',
    'Shënime',
    'Kusuri',
    'Monedha',
  ])
    expect(text).not.toContain(label);
});

test('a cash invoice without a buyer names the placeholder client', async () => {
  expect(wordsOf(await read({ buyer: null }))).toMatch(/Blerësi.*Klient Kesh.*Adresa: Privat, Tirane/);
  expect(wordsOf(await read({ buyer: null, cashDeviceCode: null }))).not.toContain('Klient Kesh');
  const onItsOwn = await read({ buyer: null, kind: 'selfInvoice', selfIssue: 'SELF' });
  expect(wordsOf(onItsOwn)).not.toContain('Klient Kesh');
});

test('an invoice in another currency shows that currency first, its rate, and the totals in lek', async () => {
  const inCurrency = {
    unitPriceWithoutVat: asMoney(1000n),
    unitPriceWithVat: asMoney(1200n),
    withoutVat: asMoney(1000n),
    vat: asMoney(200n),
    withVat: asMoney(1200n),
  };
  const currency = {
    code: 'EUR',
    exchangeRate: asExchangeRate(9_812_345_678n),
    totals: { withoutVat: asMoney(1000n), vat: asMoney(200n), withVat: asMoney(1200n) },
  };
  const payments = [
    { method: 'BANKNOTE', amount: asMoney(117_748n), inCurrency: asMoney(1200n), details: null },
  ] as const;
  const known = wordsOf(
    await read({ lines: [aPrintedLine(0, { inCurrency })], currency, payments, change: asMoney(800n) }),
  );
  for (const fact of [
    'Monedha EUR',
    '98.12345678 ALL',
    'Vlerat në EUR',
    '12.00 EUR 120.00 ALL',
    '10.00 12.00 20%',
    'Kusuri 8.00 EUR',
  ])
    expect(known).toContain(fact);
  const inLek = wordsOf(await read({ lines: [aPrintedLine(0)], currency }));
  expect(inLek).toContain('Vlerat në ALL');
});

test('a line without VAT states the reason for it', async () => {
  const lines = [aPrintedLine(0, { vatPercent: null, exemption: 'TYPE_1' })];
  const text = wordsOf(await read({ lines, isReverseCharge: true }));
  expect(text).toContain('neni 51');
  expect(text).toContain('I përjashtuar, neni 51 i ligjit të TVSH-së');
  expect(text).toContain('Autongarkesë e TVSH-së');
});

test('a copy and a pending invoice are marked on every page', async () => {
  const lines = printedLines(100);
  for (const { text } of await read({ lines, isCopy: true, isPending: true, fic: null })) {
    expect(text).toContain('KOPJE');
    expect(text).toContain('E pa fiskalizuar ende');
  }
  for (const { text } of await read({ lines })) expect(text).not.toMatch(/KOPJE|E pa fiskalizuar/);
});

test('a summary of a thousand invoices lists all of them, and then the totals', async () => {
  const references = Array.from({ length: 1000 }, (_unused, place) => ({
    relation: 'summarized' as const,
    iic: place.toString(16).toUpperCase().padStart(32, '0'),
    number: null,
    issuedAt: new Date('2026-11-01T10:00:00Z'),
  }));
  const pages = await read({ references });
  const text = wordsOf(pages);
  for (const { iic } of references) expect(text).toContain(iic);
  expect(pages.at(-1)?.text).toContain('NSLF');
  expect(pages.at(-1)?.text).toContain("Totali për t'u paguar");
  expectInside(pages);
});
