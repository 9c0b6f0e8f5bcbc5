import { expect, test } from 'vitest';
import {
  allowance,
  codesOf,
  exempt,
  item,
  plain,
  reverseCharge,
  withLine,
  withPart,
  withPayee,
  withSeller,
  withTotals,
} from './changed-documents.ts';
import { checkDocument, checkNationalRules } from './check-document.ts';
import { completeDocument } from './complete-document.ts';
import type { DocumentLine, EInvoiceDocument } from './e-invoice-document.ts';
import { atRate, exampleDraft, type ExampleLine } from './example-draft.ts';
import { exemptionCodes, type ExemptionCode } from './tax-treatments.ts';

test.each([
  ['every rate', [atRate('20.00'), atRate('10.00'), atRate('6.00'), atRate('0.00')]],
  ...Object.keys(exemptionCodes).map((by) => [by, [exempt(by as ExemptionCode)]] as [string, ExampleLine[]]),
  [
    'several reasons beside a rate',
    [exempt('TYPE_1'), exempt('TYPE_2'), exempt('MARGIN_SCHEME_F'), atRate('20')],
  ],
  ['reverse charge', [reverseCharge]],
] as [string, ExampleLine[]][])('an invoice with %s breaks no rule', (_name, lines) => {
  const document = completeDocument(exampleDraft(lines));
  expect(checkDocument(document)).toEqual([]);
  expect(checkNationalRules(document)).toEqual([]);
});

const brokenRules: [code: string, document: EInvoiceDocument, ...also: string[]][] = [
  ['BR-01', { ...plain, specification: '' }],
  ['BR-02', { ...plain, number: ' ' }],
  ['BR-03', { ...plain, issueDate: '' }],
  ['BR-04', { ...plain, typeCode: '' }],
  ['BR-CL-01', { ...plain, typeCode: '381' }],
  ['BR-05', { ...plain, currency: '' }, 'BR-CO-15'],
  ['BR-06', withSeller({ name: '' })],
  ['BR-07', { ...plain, buyer: { ...plain.buyer, name: '' } }],
  ['BR-08', withSeller({ address: undefined })],
  ['BR-09', withSeller({ address: { town: 'Tiranë', country: '' } })],
  ['BR-10', { ...plain, buyer: { ...plain.buyer, address: undefined } }],
  ['BR-11', { ...plain, buyer: { ...plain.buyer, address: { country: '' } } }],
  ['BR-16', { ...plain, lines: [] }, 'BR-CO-10', 'BR-S-01', 'BR-S-08'],
  ['BR-17', withPayee({ name: '' }), 'UBL-SR-19', 'UBL-SR-20', 'UBL-SR-21'],
  ['BR-18', { ...plain, taxRepresentative: { name: '', taxRegistrations: [] } }, 'BR-19', 'BR-56'],
  ['BR-21', withLine({ id: '' })],
  ['BR-22', withLine({ quantity: { value: '', unit: 'H87' } })],
  ['BR-23', withLine({ quantity: { value: '1' } })],
  ['BR-25', withLine(item({ name: '' }))],
  ['BR-26', withLine({ price: { amount: '' } })],
  ['BR-27', withLine({ price: { amount: '-1.00' } })],
  ['BR-28', withLine({ price: { amount: '1.00', discount: { amount: '1.00', grossPrice: '-1.00' } } })],
  ['BR-29', { ...plain, period: { startDate: '2026-02-02', endDate: '2026-02-01' } }],
  ['BR-30', withLine({ period: { startDate: '2026-02-02', endDate: '2026-02-01' } })],
  ['BR-33', { ...plain, allowancesAndCharges: [{ ...allowance, amount: '0.00' }] }, 'BR-CO-21', 'BR-CO-11'],
  ['BR-42', withLine({ allowancesAndCharges: [{ isCharge: false, amount: '1.00' }] }), 'BR-CO-23'],
  ['BR-44', withLine({ allowancesAndCharges: [{ isCharge: true, amount: '1.00' }] }), 'BR-CO-24'],
  ['BR-49', { ...plain, paymentMeans: [{ code: '' }] }],
  [
    'BR-51',
    { ...plain, paymentMeans: [{ code: '48', card: { number: '4111111111111111', network: 'VISA' } }] },
  ],
  ['BR-52', { ...plain, attachments: [{ id: { value: '' } }] }],
  ['BR-53', { ...plain, taxCurrency: 'EUR' }],
  ['BR-54', withLine(item({ properties: [{ name: 'Ngjyra', value: '' }] }))],
  ['BR-55', { ...plain, precedingInvoices: [{ number: '' }] }],
  ['BR-57', { ...plain, delivery: { address: { country: '' } } }],
  ['BR-61', { ...plain, paymentMeans: [{ code: '30' }] }],
  ['BR-62', withSeller({ endpoint: { value: 'L01714012M' } })],
  ['BR-64', withLine(item({ standardCode: { value: '5301234567890' } }))],
  ['BR-65', withLine(item({ classifications: [{ value: '1234' }] }))],
  ['BR-CO-03', { ...plain, taxPointDate: '2026-11-15', period: { taxPointCode: '3' } }],
  ['BR-CL-06', { ...plain, period: { taxPointCode: '4' } }],
  ['BR-CO-04', withLine(item({ tax: { category: '' } })), 'BR-S-01', 'BR-S-08'],
  ['BR-CO-09', withSeller({ taxRegistrations: [{ id: '12345678', scheme: 'VAT' }] })],
  ['BR-CO-10', withTotals({ lines: '100.01' }), 'BR-CO-13'],
  ['BR-CO-13', withTotals({ withoutTax: '99.99' }), 'BR-CO-15'],
  ['BR-CO-15', withTotals({ withTax: '120.01' }), 'BR-CO-16'],
  ['BR-CO-16', withTotals({ payable: '119.99' })],
  ['BR-CO-16', withTotals({ prepaid: '20.00' })],
  ['BR-CO-12', withTotals({ charges: '1.00' }), 'BR-CO-13'],
  ['BR-DEC-18', withTotals({ payable: '120.000' })],
  ['UBL-DT-01', withTotals({ payable: 'dyqind' })],
  [
    'BR-CO-14',
    {
      ...plain,
      taxTotals: plain.taxTotals.map(({ breakdown }) => ({
        breakdown,
        amount: { value: '19.99', currency: 'ALL' },
      })),
    },
    'BR-CO-15',
  ],
  ['BR-CO-17', withPart({ taxAmount: '22.00' }, plain), 'BR-CO-14', 'BR-S-09'],
  [
    'BR-CO-18',
    { ...plain, taxTotals: [{ amount: { value: '20.00', currency: 'ALL' }, breakdown: [] }] },
    'BR-S-01',
  ],
  ['BR-CO-25', { ...plain, dueDate: undefined }],
  [
    'BR-CO-26',
    withSeller({
      companyId: undefined,
      identifiers: [],
      taxRegistrations: [{ id: 'L01714012M', scheme: 'FRE' }],
    }),
  ],
  ['BR-S-02', withSeller({ taxRegistrations: [] })],
  ['BR-S-05', withLine(item({ tax: { category: 'S', rate: '0' } })), 'BR-S-08'],
  ['BR-S-10', withPart({ exemptionReason: 'Pa TVSH' }, plain)],
  ['BR-CL-18', withLine(item({ tax: { category: 'X', rate: '20' } })), 'BR-S-01', 'BR-S-08'],
  ['BR-E-10', withPart({ exemptionCode: undefined }, completeDocument(exampleDraft([exempt('TYPE_1')])))],
  [
    'BR-AE-02',
    {
      ...completeDocument(exampleDraft([reverseCharge])),
      buyer: { ...plain.buyer, taxRegistrations: [], companyId: undefined },
    },
  ],
  [
    'BR-G-02',
    withSeller(
      { taxRegistrations: [{ id: 'L01714012M', scheme: 'FRE' }] },
      completeDocument(exampleDraft([exempt('EXPORT_OF_GOODS')])),
    ),
  ],
  [
    'BR-O-02',
    withSeller(
      { taxRegistrations: plain.seller.taxRegistrations },
      completeDocument(exampleDraft([exempt('TAX_FREE_O')])),
    ),
  ],
  ['BR-O-11', completeDocument(exampleDraft([exempt('TAX_FREE_O'), atRate('20.00')])), 'BR-O-12'],
];

test.each(brokenRules)('rule %s is reported for a document that breaks it', (code, document, ...also) => {
  expect(codesOf(document).toSorted()).toEqual([code, ...also].toSorted());
});

test('a broken rule is reported with the path of the element that breaks it', () => {
  const document = completeDocument(exampleDraft([atRate('20.00'), atRate('20.00')]));
  const [first, second] = document.lines as [DocumentLine, DocumentLine];
  const found = checkDocument({
    ...document,
    lines: [first, { ...second, item: { ...second.item, name: '' } }],
  });
  expect(found).toEqual([{ code: 'BR-25', path: 'InvoiceLine[2]/Item/Name' }]);
});

const nationalCodes = (document: EInvoiceDocument) =>
  checkNationalRules(document).map(({ code, path }) => `${code} ${path}`);

test('the Albanian rules require the NSLF note, an allowed process, the exchange rate and the tax currency', () => {
  expect(nationalCodes({ ...plain, notes: plain.notes.slice(1) })).toEqual(['AL-NOTE Note[IIC]']);
  expect(nationalCodes({ ...plain, process: 'P13' })).toEqual(['AL-PROCESS ProfileID']);
  expect(nationalCodes({ ...plain, currency: 'EUR' })).toEqual([
    'AL-EXCHANGE-RATE Note[CurrencyExchangeRate]',
  ]);
  expect(nationalCodes({ ...plain, taxCurrency: undefined })).toEqual(['AL-TAX-CURRENCY TaxCurrencyCode']);
});
