import { asMoney, asQuantity } from '@tezga/domain';
import { languages, loadPhrases } from '@tezga/phrases';
import { expect, test } from 'vitest';
import { notesPdf } from './index.ts';
import type { PrintedNote } from './printed-note.ts';
import { readPdf, type ReadPage } from './test-support/read-pdf.ts';

const aNote: PrintedNote = {
  number: '12/2026',
  issuedAt: new Date('2026-11-15T11:30:05Z'),
  kind: 'WTN',
  transaction: 'TRANSFER',
  issuer: {
    name: 'Market Drini sh.p.k.',
    nuis: 'L12345678A',
    address: 'Rruga e Kavajës 12',
    town: 'Tiranë',
    phone: '+355 69 123 4567',
    email: '',
    website: '',
    logo: null,
  },
  carrier: {
    idType: 'NUIS',
    idNumber: 'K71234567B',
    name: 'Transport Ëndërr',
    address: 'Bulevardi Zogu I 5',
    town: 'Durrës',
  },
  vehicle: { ownership: 'THIRDPARTY', plates: 'AA123BB' },
  start: {
    point: 'WAREHOUSE',
    address: 'Rr. e Depove 1',
    city: 'Tiranë',
    at: new Date('2026-11-15T12:00:00Z'),
  },
  destination: {
    point: 'STORE',
    address: 'Rr. e Detit 3',
    city: 'Vlorë',
    at: new Date('2026-11-15T15:00:00Z'),
  },
  isFlammable: true,
  needsEscort: false,
  packaging: 'PALLETS',
  packageCount: 4,
  valueOfGoods: asMoney(12_345_600n),
  businessUnitCode: 'bu111aa222',
  operatorCode: 'op111aa222',
  operatorName: 'Arta Hoxha',
  softwareCode: 'sw111aa222',
  invoiceNumber: '7/2026',
  lines: [{ name: 'Miell gruri', code: 'M-1', unit: 'kg', quantity: asQuantity(12_500n) }],
  wtnic: '0123456789ABCDEF0123456789ABCDEF',
  fwtnic: '11111111-2222-4333-8444-555555555555',
  verificationAddress: 'https://example.test/invoice-check/#/wtn?wtnic=0123456789ABCDEF0123456789ABCDEF',
  isCopy: false,
};
const edge = 30;
const wordsOf = (pages: readonly ReadPage[]) => pages.map(({ text }) => text).join(' ');
const read = async (changes: Partial<PrintedNote>, language: (typeof languages)[number] = 'sq') =>
  readPdf(await notesPdf([{ ...aNote, ...changes }], { language }));

test.each(languages)(
  'all required facts of an accompanying invoice are on the page, in %s',
  async (language) => {
    const { print, wtn } = await loadPhrases(language);
    const pages = await read({}, language);
    expect(pages).toHaveLength(1);
    const printed = wordsOf(pages);
    for (const fact of [
      print.labels.wtn,
      `${print.labels.documentNumber}: 12/2026`,
      '15.11.2026 12:30:05',
      wtn.issuer,
      'Market Drini sh.p.k.',
      `${print.labels.nuis}: L12345678A`,
      'Rruga e Kavajës 12, Tiranë',
      print.labels.transporter,
      'Transport Ëndërr',
      'K71234567B',
      'Bulevardi Zogu I 5, Durrës',
      'AA123BB',
      wtn.ownerships.THIRDPARTY,
      wtn.points.WAREHOUSE,
      'Rr. e Depove 1, Tiranë',
      '15.11.2026 13:00:00',
      wtn.points.STORE,
      'Rr. e Detit 3, Vlorë',
      '15.11.2026 16:00:00',
      wtn.transactions.TRANSFER,
      wtn.packagings.PALLETS,
      '123 456.00 ALL',
      wtn.flammable,
      'bu111aa222',
      'op111aa222 · Arta Hoxha',
      'sw111aa222',
      '7/2026',
      'Miell gruri',
      'M-1',
      '12.5',
      `${print.labels.nslfsh} ${aNote.wtnic}`,
      `${print.labels.nivfsh} ${aNote.fwtnic ?? ''}`,
      print.labels.scanToVerify,
      print.page(1, 1),
    ])
      expect(printed).toContain(fact);
    expect(printed).not.toContain(print.pendingMark);
    expect(printed).not.toContain(print.copyMark);
  },
);

test('a pending accompanying invoice and a copy are marked as such', async () => {
  const { print } = await loadPhrases('sq');
  const printed = wordsOf(await read({ fwtnic: null, isCopy: true }));
  expect(printed).toContain(print.copyMark);
  expect(printed).toContain(`${print.labels.nivfsh} ${print.pendingMark}`);
});

test('an issuer who transports its own goods is printed as the carrier', async () => {
  const printed = wordsOf(
    await read({ carrier: null, vehicle: { ownership: 'OWNER', plates: 'AA123BB' }, invoiceNumber: null }),
  );
  expect(printed.match(/Market Drini sh\.p\.k\./g)?.length).toBeGreaterThanOrEqual(2);
});

test('a table of hundreds of lines repeats its header on every page, stays inside the margins and ends with the codes', async () => {
  const { print } = await loadPhrases('sq');
  const lines = Array.from({ length: 300 }, (_unused, place) => ({
    name: `Mall me emër të gjatë që mbush rreshtin ${place}`,
    code: `KOD-${place}`,
    unit: 'copë',
    quantity: asQuantity(999_999_999_999n),
  }));
  const pages = await read({ lines });
  expect(pages.length).toBeGreaterThan(3);
  expect(wordsOf(pages).match(/KOD-299/g)).toHaveLength(1);
  expect(pages.slice(0, -1).every(({ text }) => text.includes(print.labels.description))).toBe(true);
  expect(wordsOf(pages).split(aNote.wtnic)).toHaveLength(2);
  expect(pages.at(-1)?.text).toContain(aNote.wtnic);
  const outside = pages.flatMap(({ pieces, width, height }) =>
    pieces.filter(
      ({ left, right, baseline }) =>
        left < edge - 0.1 || right > width - edge + 0.1 || baseline < edge || baseline > height - edge,
    ),
  );
  expect(outside).toEqual([]);
});

test('several accompanying invoices are printed into one document, each with its own page numbers', async () => {
  const { print } = await loadPhrases('sq');
  const pages = await readPdf(await notesPdf([aNote, { ...aNote, number: '13/2026' }], { language: 'sq' }));
  expect(pages.map(({ text }) => text.includes(print.page(1, 1)))).toEqual([true, true]);
});
