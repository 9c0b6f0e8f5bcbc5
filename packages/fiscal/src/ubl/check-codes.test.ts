import { expect, test } from 'vitest';
import {
  allowance,
  codesOf,
  exempt,
  inCurrency,
  item,
  line,
  object,
  other,
  plain,
  vat,
  withBuyer,
  withLine,
  withMeans,
  withPart,
  withPayee,
  withSeller,
  withTax,
} from './changed-documents.ts';
import { checkDocument } from './check-document.ts';
import { completeDocument } from './complete-document.ts';
import type { DocumentLine, EInvoiceDocument } from './e-invoice-document.ts';
import { atRate, exampleDraft } from './example-draft.ts';
import { readDocument } from './read-document.ts';
import { writeDocument } from './write-document.ts';

const brokenRules: [code: string, document: EInvoiceDocument, ...also: string[]][] = [
  ['BR-17', withPayee({ identifiers: plain.seller.identifiers })],
  ['UBL-SR-19', withPayee({ name: plain.seller.name }), 'BR-17', 'UBL-SR-20', 'UBL-SR-21'],
  ['UBL-SR-20', withPayee({ identifiers: [{ value: '1' }, { value: '2' }] })],
  [
    'UBL-SR-29',
    withSeller({
      identifiers: [
        { value: '1', scheme: 'SEPA' },
        { value: '2', scheme: 'SEPA' },
      ],
    }),
  ],
  ['UBL-SR-12', withSeller({ taxRegistrations: [vat, vat] })],
  ['UBL-SR-13', withSeller({ taxRegistrations: [other, other] })],
  ['UBL-SR-42', withSeller({ taxRegistrations: [vat, vat, other] }), 'UBL-SR-12'],
  ['UBL-SR-16', withBuyer({ identifiers: [{ value: '1' }, { value: '2' }] })],
  ['UBL-SR-18', withBuyer({ taxRegistrations: [vat, vat] })],
  ['UBL-SR-44', withMeans({ reference: 'a' }, { reference: 'b' })],
  ['UBL-SR-45', withMeans({ dueDate: '2026-11-30' }, { dueDate: '2026-11-30' })],
  ['UBL-SR-47', withMeans({ code: '42' }, { code: '48' })],
  [
    'UBL-SR-54',
    withMeans({ card: { number: '1234', network: 'X' } }, { card: { number: '1234', network: 'X' } }),
  ],
  ['UBL-SR-43', { ...plain, attachments: [{ id: { value: 'a', scheme: 'ABT' } }] }],
  ['UBL-SR-04', { ...plain, attachments: [object, object] }],
  ['UBL-CR-666', { ...plain, attachments: [{ ...object, address: 'https://tezga.example' }] }],
  ['UBL-CR-673', { ...plain, attachments: [{ ...object, description: 'Vendi' }] }],
  ['UBL-SR-53', withBuyer({ taxRegistrations: [{ id: '', scheme: 'FRE' }] })],
  ['BR-CL-04', { ...plain, currency: 'XYZ', taxTotals: inCurrency('XYZ') }, 'BR-53', 'BR-CL-03'],
  ['BR-CL-05', { ...plain, taxCurrency: 'QQQ' }, 'BR-53'],
  ['BR-CL-07', { ...plain, attachments: [{ ...object, id: { value: 'a', scheme: 'jo' } }] }],
  ['BR-CL-08', { ...plain, notes: ['Shënim #XXX# i keq'] }],
  ['BR-CL-10', withSeller({ identifiers: [{ value: '1', scheme: '9999' }] })],
  ['BR-CL-10', withBuyer({ identifiers: [{ value: '1', scheme: 'SEPA' }] })],
  ['BR-CL-11', withSeller({ companyId: { value: '1', scheme: '' } })],
  ['BR-CL-13', withLine(item({ classifications: [{ value: '0901', scheme: 'XX' }] }))],
  ['BR-CL-14', withSeller({ address: { country: 'ZZ' } })],
  ['BR-CL-15', withLine(item({ originCountry: 'QQ' }))],
  ['BR-CL-16', withMeans({ code: '99' })],
  ['BR-CL-19', withLine({ allowancesAndCharges: [{ isCharge: false, reasonCode: 'AA', amount: '1.00' }] })],
  ['BR-CL-20', withLine({ allowancesAndCharges: [{ isCharge: true, reasonCode: '95', amount: '1.00' }] })],
  ['BR-CL-21', withLine(item({ standardCode: { value: '1', scheme: 'EAN' } }))],
  ['BR-CL-22', withPart({ exemptionCode: 'VATEX-XK' }, completeDocument(exampleDraft([exempt('TYPE_1')])))],
  ['BR-CL-23', withLine({ quantity: { value: '1', unit: 'KOVE!' } })],
  ['BR-CL-23', withLine({ price: { amount: '1.00', baseQuantity: { value: '1', unit: 'copë' } } })],
  [
    'BR-CL-24',
    {
      ...plain,
      attachments: [{ id: { value: 'a' }, file: { content: 'QQ==', mimeCode: 'image/gif', fileName: 'a' } }],
    },
  ],
  ['BR-CL-25', withSeller({ endpoint: { value: 'L01714012M', scheme: '1234' } })],
  ['BR-CL-26', { ...plain, delivery: { locationId: { value: '9', scheme: 'X' } } }],
  [
    'BR-CL-17',
    {
      ...plain,
      allowancesAndCharges: [{ ...allowance, amount: '0.00', reason: 'Z', tax: { category: 'X' } }],
    },
    'BR-CO-11',
  ],
  ['BR-AF-05', withTax({ category: 'L', rate: '-7' }), 'BR-AF-09', 'BR-CO-17'],
  ['BR-AG-05', withTax({ category: 'M', rate: '-4' }), 'BR-AG-09', 'BR-CO-17'],
  ['BR-AF-10', withPart({ exemptionReason: 'Pa TVSH' }, withTax({ category: 'L', rate: '20.00' }))],
  ['BR-AG-01', withLine(item({ tax: { category: 'M', rate: '20.00' } })), 'BR-S-01', 'BR-S-08'],
  ['UBL-DT-01', withPart({ rate: 'ZZ' }, completeDocument(exampleDraft([exempt('TYPE_1')])))],
  ['UBL-DT-01', withLine({ price: { amount: '100.00', discount: { amount: '1.00', grossPrice: 'ZZ' } } })],
  ['BR-B-01', withTax({ category: 'B', rate: '20.00' })],
  [
    'BR-S-08',
    {
      ...plain,
      taxTotals: plain.taxTotals.map(({ amount, breakdown }) => ({
        amount,
        breakdown: [...breakdown, { category: 'S', rate: '6.00', taxableAmount: '0.50', taxAmount: '0.00' }],
      })),
    },
  ],
];

test.each(brokenRules)('rule %s is reported for a document that breaks it', (code, document, ...also) => {
  expect(codesOf(document).toSorted()).toEqual([code, ...also].toSorted());
});

test('a line of category B in a document with a standard rate breaks BR-B-02', () => {
  const document = completeDocument(exampleDraft([atRate('20.00'), atRate('20.00')]));
  const [first, second] = document.lines as [DocumentLine, DocumentLine];
  const split = { ...second, item: { ...second.item, tax: { category: 'B', rate: '20.00' } } };
  expect(codesOf({ ...document, lines: [first, split] })).toContain('BR-B-02');
});

/** A document with many lines, each at its own VAT rate, and a breakdown entry for each rate. */
function manyRates(count: number): EInvoiceDocument {
  const rates = Array.from({ length: count }, (_, place) => `1.${String(place).padStart(4, '0')}`);
  const part = { category: 'S', taxableAmount: '100.00', taxAmount: '1.00' };
  return {
    ...plain,
    lines: rates.map((rate) => Object.assign({}, line, item({ tax: { category: 'S', rate } }))),
    taxTotals: [
      {
        amount: { value: '20.00', currency: 'ALL' },
        breakdown: rates.map((rate) => Object.assign({ rate }, part)),
      },
    ],
  };
}

test('the time to check a document grows linearly with its size, not quadratically', () => {
  const ubl = writeDocument(manyRates(4000));
  expect(ubl.length).toBeGreaterThan(3_000_000);
  const began = performance.now();
  const broken = checkDocument(readDocument(ubl) ?? plain);
  // The limit only detects quadratic time: if each breakdown entry went through all lines, the check would
  // take a minute. The benchmark checks the target of half a second.
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(broken.map(({ code }) => code)).toContain('BR-CO-14');
});
