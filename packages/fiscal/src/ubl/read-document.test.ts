import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { taxNumberOf } from './albanian-party.ts';
import { checkDocument } from './check-document.ts';
import { completeDocument } from './complete-document.ts';
import { paymentMethodOf } from './document-codes.ts';
import type { EInvoiceDocument } from './e-invoice-document.ts';
import { atRate, everything, exampleDraft, exampleFacts } from './example-draft.ts';
import { fiscalNotes, readFiscalNotes } from './fiscal-notes.ts';
import { readDocument } from './read-document.ts';
import { fiscalTreatmentOf } from './tax-treatments.ts';
import { writeDocument } from './write-document.ts';

const samples = fileURLToPath(new URL('../../../../../shared/fiscal/samples/', import.meta.url));
const isHere = existsSync(samples);
const sample = (file: string): EInvoiceDocument => {
  const document = readDocument(readFileSync(samples + file, 'utf8'));
  if (document === null) throw new Error('not a document');
  return document;
};

test.each(['380', '381', '384'])(
  'every field of a document of type %s is the same after writing and reading it',
  (typeCode) => {
    const document = completeDocument(exampleDraft([], { ...everything, typeCode }));
    expect(document.kind).toBe(typeCode === '381' ? 'creditNote' : 'invoice');
    expect(document.totals).toMatchObject({
      lines: '224.00',
      withoutTax: '219.00',
      withTax: '262.80',
      payable: '233.00',
    });
    expect(checkDocument(document)).toEqual([]);
    const written = writeDocument(document);
    expect(readDocument(written)).toEqual(document);
    expect(written).not.toMatch(/<([\w:]+)><\/\1>/);
  },
);

function expectOrder(typeCode: string, names: readonly string[]): void {
  const written = writeDocument(completeDocument(exampleDraft([], { ...everything, typeCode })));
  const places = names.map((name) => written.indexOf(`<${name}>`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}

test('elements are written in schema order, which differs between invoice and credit note', () => {
  const end = [
    'cac:AccountingSupplierParty',
    'cac:Delivery',
    'cac:PaymentMeans',
    'cac:PaymentTerms',
    'cac:AllowanceCharge',
    'cac:TaxTotal',
    'cac:LegalMonetaryTotal',
  ];
  expectOrder('380', [
    'cbc:DueDate',
    'cbc:InvoiceTypeCode',
    'cbc:Note',
    'cbc:TaxPointDate',
    'cbc:DocumentCurrencyCode',
    'cac:InvoicePeriod',
    'cac:OrderReference',
    'cac:BillingReference',
    'cac:OriginatorDocumentReference',
    'cac:ContractDocumentReference',
    'cac:AdditionalDocumentReference',
    ...end,
    'cac:InvoiceLine',
  ]);
  expectOrder('381', [
    'cbc:TaxPointDate',
    'cbc:CreditNoteTypeCode',
    'cbc:Note',
    'cbc:DocumentCurrencyCode',
    'cac:BillingReference',
    'cac:ContractDocumentReference',
    'cac:AdditionalDocumentReference',
    'cac:OriginatorDocumentReference',
    ...end,
    'cac:CreditNoteLine',
  ]);
});

test('a document in another currency also contains its tax in lek', () => {
  const document = completeDocument(
    exampleDraft([atRate('20.00', '10.05')], {
      currency: 'EUR',
      exchange: { rate: '97.35' },
      notes: fiscalNotes({ ...exampleFacts, CurrencyExchangeRate: '97.35', AmountWithVatLek: '1174.04' }, [
        'Faleminderit #1',
      ]),
    }),
  );
  const written = writeDocument(document);
  expect(written).toContain(
    '<cac:TaxTotal><cbc:TaxAmount currencyID="ALL">195.67</cbc:TaxAmount></cac:TaxTotal>',
  );
  expect(checkDocument(document)).toEqual([]);
  const { facts, remarks } = readFiscalNotes(document);
  expect(facts).toEqual({ ...exampleFacts, CurrencyExchangeRate: '97.35', AmountWithVatLek: '1174.04' });
  expect(remarks).toEqual(['Faleminderit  1']);
  expect(() => completeDocument(exampleDraft([], { currency: 'EUR' }))).toThrow(TypeError);
});

test('notes are parsed if the subject code stands before the text, after it, twice or not at all', () => {
  const notes = [
    'IIC=AB#AAI#AAI#',
    'FIC=cd',
    '#AAI#OperatorCode=op',
    'Pagesa brenda 5 ditësh',
    'RemarkNote=Mirë#AAI#',
    'Porosia #5',
  ];
  expect(readFiscalNotes({ notes })).toEqual({
    facts: { IIC: 'AB', FIC: 'cd', OperatorCode: 'op' },
    remarks: ['Pagesa brenda 5 ditësh', 'Mirë', 'Porosia #5'],
  });
});

test('XML that is not a UBL invoice or credit note is read as null', () => {
  expect(readDocument('<Invoice/>')).toBeNull();
  expect(readDocument('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>')).toBeNull();
});

test('an empty document is read, and checkDocument reports the missing fields', () => {
  const document = readDocument('<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>');
  if (document === null) throw new Error('not read');
  const codes = checkDocument(document).map(({ code }) => code);
  expect(codes).toEqual(
    expect.arrayContaining(['BR-01', 'BR-02', 'BR-06', 'BR-08', 'BR-12', 'BR-15', 'BR-16', 'BR-CO-18']),
  );
});

test.skipIf(!isHere)('documents of other senders are read completely and break no rule', () => {
  const official = sample('spec/einv-ubl-invoice.SIGNED.xml');
  expect(checkDocument(official)).toEqual([]);
  expect(official).toMatchObject({ kind: 'invoice', number: '100/2020', process: 'P1', currency: 'ALL' });
  expect(readFiscalNotes(official).facts).toMatchObject({
    IIC: 'D21EBF3F7B7C502D6AAF2321A7CE2CE8',
    FIC: '58304d1a-3f6b-402b-bcde-cf6b044a57c7',
    IsBadDebtInv: 'false',
  });
  expect(taxNumberOf(official.seller)).toBe('L93416401M');
  expect(official.lines[0]).toMatchObject({
    quantity: { value: '10.00', unit: 'H87' },
    item: { name: 'Banana' },
  });
  expect(official.taxTotals[0]?.breakdown.map(fiscalTreatmentOf)).toEqual([{ exempt: 'TAX_FREE' }]);
  expect(official.paymentMeans.map(paymentMethodOf)).toEqual(['OTHER']);

  const zeroRated = sample('clients/ubl-invoice-Z.xml');
  expect(checkDocument(zeroRated)).toEqual([]);
  expect(zeroRated.buyer.address?.street).toContain('Tiranë');
  expect(taxNumberOf(zeroRated.buyer)).toBe('K91721010Q');
  expect(zeroRated.totals.payable).toBe('550.00');

  const older = sample('clients/unsigned-ubl-invoice.xml');
  expect(checkDocument(older)).toEqual([]);
  for (const document of [official, zeroRated, older])
    expect(readDocument(writeDocument(document))).toEqual(document);
});
