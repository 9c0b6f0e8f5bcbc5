import { asExchangeRate, asMoney, asPercent, lateReasons, selfIssueTypes } from '@tezga/domain';
import { languages, loadPhrases } from '@tezga/phrases';
import { expect, test } from 'vitest';
import { bulkPdf, invoicePdf, receiptPdf, type DocumentKind } from './index.ts';
import { anEInvoice, aPrintedInvoice, aPrintedLine } from './test-support/example-invoice.ts';
import { aReference, exampleKinds } from './test-support/example-kinds.ts';
import { readPdf, readQrCodes } from './test-support/read-pdf.ts';

const papers = ['A4', 80, 58] as const;
const bytesMax = 40_000;

const ofKind = (kind: DocumentKind) =>
  exampleKinds.find((example) => example.kind === kind)?.invoice ?? aPrintedInvoice();
const textOf = async (document: Buffer) => (await readPdf(document)).map(({ text }) => text).join(' ');
const onA4 = async (...changes: Parameters<typeof aPrintedInvoice>) =>
  textOf(await invoicePdf(aPrintedInvoice(...changes), { language: 'sq' }));
const onRoll = async (...changes: Parameters<typeof aPrintedInvoice>) =>
  textOf(await receiptPdf(aPrintedInvoice(...changes), { language: 'sq', width: 80 }));

for (const language of languages)
  for (const paper of papers)
    test(`each kind of document has its title and required facts, in ${language} on ${paper}`, async () => {
      const words = await loadPhrases(language);
      const invoices = exampleKinds.map(({ invoice }) => invoice);
      const pages = await readPdf(await bulkPdf(invoices, { language, paper }));
      expect(pages).toHaveLength(invoices.length);
      for (const [place, { kind, facts }] of exampleKinds.entries())
        for (const fact of [words.print.labels[kind], ...facts(words.print, words)])
          expect(squeezed(pages[place]?.text ?? ''), `${kind}: ${fact}`).toContain(squeezed(fact));
    });

/**
 * Removes whitespace: a narrow roll breaks a long word into several lines, which the test reads with spaces
 * between them.
 */
const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

test('every kind of document has at most 40 kB', async () => {
  for (const { kind, invoice } of exampleKinds) {
    const document = await invoicePdf(invoice, { language: 'sq' });
    expect(document.length, kind).toBeLessThanOrEqual(bytesMax);
  }
});

test('in every language each kind of document has a different title', async () => {
  for (const language of languages) {
    const { print } = await loadPhrases(language);
    const kinds = [...new Set(exampleKinds.map(({ kind }) => kind))];
    expect(new Set(kinds.map((kind) => print.labels[kind])).size).toBe(kinds.length);
  }
});

test('a pro-forma has no number, no tax authority code and no QR code', async () => {
  for (const paper of papers) {
    const document = await bulkPdf([ofKind('proForma')], { language: 'sq', paper });
    const text = await textOf(document);
    for (const word of ['Numri i faturës', 'NSLF', 'NIVF', 'Skanoni', 'TCR', 'null'])
      expect(text).not.toContain(word);
    expect(readQrCodes(document)).toEqual([]);
  }
});

test('a summary invoice lists all its orders on A4, but only the first twenty on a receipt', async () => {
  const references = Array.from({ length: 25 }, (_unused, place) =>
    aReference('summarized', { number: `${place + 101}/2026` }),
  );
  const roll = await onRoll({ kind: 'summaryInvoice', references });
  expect(roll).toContain('120/2026');
  expect(roll).not.toContain('121/2026');
  expect(roll).toContain('dhe 5 të tjera');
  const sheet = await onA4({ kind: 'summaryInvoice', references });
  expect(sheet).toContain('125/2026');
  expect(sheet).not.toContain('të tjera');
});

test.each(selfIssueTypes)('a self-issued invoice names the business as buyer (%s)', async (selfIssue) => {
  const sheet = await onA4({ kind: 'selfInvoice', selfIssue });
  const [business, other] = ['Market Drini sh.p.k.', 'Ëndërr Çela sh.p.k.'];
  expect(sheet).toContain(`Shitësi ${selfIssue === 'SELF' ? business : other}`);
  expect(sheet).toContain(`Blerësi ${business}`);
  const roll = await onRoll({ kind: 'selfInvoice', selfIssue });
  expect(roll).toContain(`Blerësi ${business}`);
  expect(roll).toContain(`Shitësi: ${selfIssue === 'SELF' ? business : other}`);
});

test('under reverse charge the VAT is labelled as owed by the buyer, and no total includes it', async () => {
  const abroad = exampleKinds.find(({ invoice }) => invoice.isReverseCharge)?.invoice ?? aPrintedInvoice();
  for (const paper of papers) {
    const text = await textOf(await bulkPdf([abroad], { language: 'sq', paper }));
    expect(text).toContain('TVSH nga blerësi 61.17 ALL');
    expect(text).toContain('305.83 ALL');
    expect(text).toContain('TVSH-në e llogarit dhe e paguan blerësi');
    expect(text).not.toMatch(/367\.00|me TVSH/);
  }
});

test.each([
  ['MARGIN_SCHEME_F', 'Regjimi i marzhit: mallra të përdorura'],
  ['EXPORT_OF_GOODS', 'Eksport mallrash'],
  ['TYPE_2', 'I përjashtuar, nenet 53 dhe 54 të ligjit të TVSH-së'],
] as const)('an exempt invoice states the reason (%s)', async (exemption, sentence) => {
  const changes = { lines: [aPrintedLine(0, { vatPercent: null, exemption })] };
  expect(await onA4(changes)).toContain(sentence);
  expect(await onRoll(changes)).toContain(sentence);
});

const discounted = (lowersTaxBase: boolean) =>
  aPrintedInvoice({ lines: [aPrintedLine(0, { discount: asPercent(1000n), lowersTaxBase })] });

test.each(languages)(
  'a discount that does not reduce the taxable amount is marked as such, in %s',
  async (language) => {
    const { print } = await loadPhrases(language);
    for (const paper of papers) {
      const printed = squeezed(await textOf(await bulkPdf([discounted(false)], { language, paper })));
      expect(printed).toContain('10%');
      expect(printed).toContain(squeezed(print.baseNotLowered));
      const usual = squeezed(await textOf(await bulkPdf([discounted(true)], { language, paper })));
      expect(usual).not.toContain(squeezed(print.baseNotLowered));
    }
  },
);

test('an invoice for buying currency is marked as such and has totals in both currencies', async () => {
  const currency = {
    code: 'EUR',
    exchangeRate: asExchangeRate(9_855_000_000n),
    totals: { withoutVat: asMoney(1000n), vat: asMoney(200n), withVat: asMoney(1200n) },
  };
  for (const text of [await onA4({ currency, isBuying: true }), await onRoll({ currency, isBuying: true })])
    for (const fact of ['EUR · blerje valute nga klienti', '12.00 EUR', '748.00 ALL'])
      expect(text).toContain(fact);
  expect(await onA4({ currency })).not.toContain('blerje valute');
});

test.each(lateReasons)(
  'an invoice that is entered later than it was issued states the reason (%s)',
  async (lateReason) => {
    const { print } = await loadPhrases('sq');
    expect(await onA4({ lateReason })).toContain(`Lëshuar më vonë ${print.lateReasons[lateReason]}`);
    expect(await onRoll({ lateReason })).toContain(print.lateReasons[lateReason].split(' ')[0]);
  },
);

test('the copy of a cancelled e-invoice shows the copy mark, that its EIC is pending, and the cancelling invoice', async () => {
  const text = await onA4({
    kind: 'eInvoice',
    isCopy: true,
    eInvoice: anEInvoice(),
    references: [aReference('cancelledBy')],
  });
  for (const fact of ['KOPJE', 'EIC E-faturë në pritje', 'Anuluar me faturën 70/2026'])
    expect(text).toContain(fact);
});

test('the totals of credit notes and bad debts are not labelled as amounts to pay', async () => {
  expect(await onA4(ofKind('creditNote'))).toContain('Totali i kredituar −367.00 ALL');
  const lost = await onA4(ofKind('badDebtInvoice'));
  expect(lost).toContain('Totali −367.00 ALL');
  expect(lost).not.toContain("për t'u paguar");
});
