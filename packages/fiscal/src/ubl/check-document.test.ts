import { expect, test } from 'vitest';
import { checkDocument, checkNationalRules } from './check-document.ts';
import { completeDocument } from './complete-document.ts';
import type {
  DocumentLine,
  EInvoiceDocument,
  Party,
  Payee,
  PaymentMeans,
  TaxSubtotal,
  TaxTreatment,
} from './e-invoice-document.ts';
import { atRate, exampleDraft, type ExampleLine } from './example-draft.ts';
import { readDocument } from './read-document.ts';
import { exemptionCodes, type ExemptionCode } from './tax-treatments.ts';
import { writeDocument } from './write-document.ts';

const exempt = (by: ExemptionCode): ExampleLine => ({
  treatment: { kind: 'exempt', by },
  price: '100.00',
  quantity: '1',
});
const reverseCharge: ExampleLine = { treatment: { kind: 'reverseCharge' }, price: '100.00', quantity: '1' };
const plain = completeDocument(exampleDraft());
const codesOf = (document: EInvoiceDocument) => [...new Set(checkDocument(document).map(({ code }) => code))];

const withSeller = (seller: Partial<Party>, document = plain): EInvoiceDocument => ({
  ...document,
  seller: { ...document.seller, ...seller },
});
const withLine = (line: Partial<DocumentLine>, document = plain): EInvoiceDocument => ({
  ...document,
  lines: document.lines.map((each) => Object.assign({}, each, line)),
});
const withPart = (part: Partial<TaxSubtotal>, document: EInvoiceDocument): EInvoiceDocument => ({
  ...document,
  taxTotals: document.taxTotals.map(({ amount, breakdown }) => ({
    amount,
    breakdown: breakdown.map((each) => Object.assign({}, each, part)),
  })),
});
const withTotals = (totals: Partial<EInvoiceDocument['totals']>): EInvoiceDocument => ({
  ...plain,
  totals: { ...plain.totals, ...totals },
});
const withBuyer = (buyer: Partial<Party>): EInvoiceDocument => ({
  ...plain,
  buyer: { ...plain.buyer, ...buyer },
});
const withPayee = (payee: Partial<Payee>): EInvoiceDocument => ({
  ...plain,
  payee: { name: 'Faktoring', identifiers: [], ...payee },
});
const withMeans = (...means: Partial<PaymentMeans>[]): EInvoiceDocument => ({
  ...plain,
  paymentMeans: means.map((each) => ({ code: '42', ...each })),
});
/** A tax treatment in the line and in the breakdown. */
const withTax = (tax: TaxTreatment): EInvoiceDocument => withPart(tax, withLine(item({ tax })));
const inCurrency = (currency: string) =>
  plain.taxTotals.map(({ amount, breakdown }) => ({ amount: { ...amount, currency }, breakdown }));
const vat = { id: 'ALL01714012M', scheme: 'VAT' };
const other = { id: 'L01714012M', scheme: 'FRE' };
const object = { id: { value: 'a', scheme: 'ABT' }, typeCode: '130' };
const [line] = plain.lines as [DocumentLine];
const item = (changes: Partial<DocumentLine['item']>) => ({ item: { ...line.item, ...changes } });
const allowance = { isCharge: false, amount: '10.00', tax: { category: 'S', rate: '20.00' } };

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

const broken: [code: string, document: EInvoiceDocument, ...also: string[]][] = [
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
  ['BR-17', withPayee({ identifiers: plain.seller.identifiers })],
  ['UBL-SR-19', withPayee({ name: plain.seller.name }), 'BR-17', 'UBL-SR-20', 'UBL-SR-21'],
  ['UBL-SR-20', withPayee({ identifiers: [{ value: '1' }, { value: '2' }] })],
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

test.each(broken)('%s is reported with its path', (code, document, ...also) => {
  expect(codesOf(document).toSorted()).toEqual([code, ...also].toSorted());
});

test('a broken rule is reported with the path of the element', () => {
  const document = completeDocument(exampleDraft([atRate('20.00'), atRate('20.00')]));
  const [first, second] = document.lines as [DocumentLine, DocumentLine];
  const found = checkDocument({
    ...document,
    lines: [first, { ...second, item: { ...second.item, name: '' } }],
  });
  expect(found).toEqual([{ code: 'BR-25', path: 'InvoiceLine[2]/Item/Name' }]);
});

test('category B beside a standard rate breaks BR-B-02', () => {
  const document = completeDocument(exampleDraft([atRate('20.00'), atRate('20.00')]));
  const [first, second] = document.lines as [DocumentLine, DocumentLine];
  const split = { ...second, item: { ...second.item, tax: { category: 'B', rate: '20.00' } } };
  expect(codesOf({ ...document, lines: [first, split] })).toContain('BR-B-02');
});

/** Many lines and entries of the breakdown, each at a rate of its own. */
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

test('the time to check a document grows with its size, not with the square of it', () => {
  const ubl = writeDocument(manyRates(4000));
  expect(ubl.length).toBeGreaterThan(3_000_000);
  const began = performance.now();
  const broken = checkDocument(readDocument(ubl) ?? plain);
  // A minute if each entry of the breakdown goes through all lines; the bench measures the promise of half a second.
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(broken.map(({ code }) => code)).toContain('BR-CO-14');
});

const nationalCodes = (document: EInvoiceDocument) =>
  checkNationalRules(document).map(({ code, path }) => `${code} ${path}`);

test('the national rules require the facts of the fiscal invoice', () => {
  expect(nationalCodes({ ...plain, notes: plain.notes.slice(1) })).toEqual(['AL-NOTE Note[IIC]']);
  expect(nationalCodes({ ...plain, process: 'P13' })).toEqual(['AL-PROCESS ProfileID']);
  expect(nationalCodes({ ...plain, currency: 'EUR' })).toEqual([
    'AL-EXCHANGE-RATE Note[CurrencyExchangeRate]',
  ]);
  expect(nationalCodes({ ...plain, taxCurrency: undefined })).toEqual(['AL-TAX-CURRENCY TaxCurrencyCode']);
});
