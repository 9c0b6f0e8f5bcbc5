import {
  asExchangeRate,
  asMoney,
  asPercent,
  asQuantity,
  currencyCodes,
  eInvoiceProblems,
  usualEInvoice,
  vatExemptionCodes,
  type EInvoiceParty,
  type LineTax,
} from '@tezga/domain';
import {
  checkDocument,
  checkNationalRules,
  completeDocument,
  readDocument,
  writeDocument,
} from '@tezga/fiscal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eInvoiceDraft } from './e-invoice-draft.ts';
import { aLine, sourceOf, type Given } from './test-support/source-of.ts';

const documentOf = (given: Given) => completeDocument(eInvoiceDraft(sourceOf(given)));
const findingsOf = (given: Given) => {
  const document = documentOf(given);
  return [...checkDocument(document), ...checkNationalRules(document)];
};

const treatment: fc.Arbitrary<LineTax> = fc.oneof(
  fc.constantFrom(20n, 10n, 6n, 0n).map((percent) => ({ percent })),
  fc.constantFrom(...vatExemptionCodes).map((exemption) => ({ exemption })),
);
const line = fc.record({
  quantity: fc.bigInt({ min: 1n, max: 5_000_000n }).map(asQuantity),
  unitPrice: fc.bigInt({ min: 1n, max: 100_000_000n }).map(asMoney),
  tax: treatment,
  discount: fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 10_000n })).map(asPercent),
  lowersTaxBase: fc.boolean(),
  unit: fc.constantFrom('copë', 'kilogram', 'thes', 'Litër'),
});

test('the e-invoice of any cart passes the rules of the norm and of Albania, and has the total of the invoice', () => {
  const given = fc.record({
    lines: fc.array(line.map(aLine), { minLength: 1, maxLength: 8 }),
    currency: fc.constantFrom('ALL', 'EUR'),
    exchangeRate: fc.constant(asExchangeRate(9_812_500_000n)),
    isReverseCharge: fc.boolean(),
    isIssuerInVat: fc.boolean(),
    pricesIncludeVat: fc.boolean(),
    sign: fc.constantFrom(1n, -1n),
  });
  fc.assert(
    fc.property(given, ({ sign, ...cart }) => {
      const isCorrective = sign === -1n;
      const lines = cart.lines
        .map((each) => aLine({ ...each, quantity: asQuantity(sign * each.quantity) }))
        // Under reverse charge every line has a VAT rate.
        .map((each) => aLine(cart.isReverseCharge ? { ...each, tax: { percent: 20n } } : each));
      const references = isCorrective
        ? [{ relation: 'corrects' as const, iic: 'A'.repeat(32), issuedAt: new Date('2026-11-01T10:00:00Z') }]
        : [];
      const full = { ...cart, lines, isCorrective, source: { references } };
      expect(findingsOf(full)).toEqual([]);
      const { totals, currency } = documentOf(full);
      const source = sourceOf(full);
      const total = source.lines.reduce(
        (sum, { withVat, inCurrency }) => sum + (inCurrency === null ? withVat : BigInt(inCurrency.withVat)),
        0n,
      );
      const isCredit = isCorrective && source.invoice.withVat < 0n;
      expect([currency, BigInt(totals.withTax.replace('.', ''))]).toEqual([
        cart.currency,
        isCredit ? -total : total,
      ]);
    }),
    { numRuns: 200 },
  );
});

test('a correction that lowers an invoice is a credit note with positive amounts and refers to the NSLF of the invoice', () => {
  const references = [
    { relation: 'corrects' as const, iic: 'AB'.repeat(16), issuedAt: new Date('2026-11-01T23:30:00Z') },
  ];
  const document = documentOf({
    lines: [aLine({ quantity: asQuantity(-2000n) })],
    isCorrective: true,
    source: { references },
  });
  expect(document).toMatchObject({
    kind: 'creditNote',
    typeCode: '381',
    process: 'P10',
    precedingInvoices: [{ number: 'AB'.repeat(16), issueDate: '2026-11-02' }],
    totals: { withoutTax: '200.00', withTax: '240.00', payable: '240.00' },
    lines: [{ quantity: { value: '2.000', unit: 'KGM' }, netAmount: '200.00' }],
  });
});

const referring = (relation: 'bad-debt' | 'cancels') => [
  { relation, iic: 'AB'.repeat(16), issuedAt: new Date('2026-11-01T10:00:00Z') },
];

test('the notes mark a bad-debt invoice, and a correction whose total is zero is an invoice, not a credit note', () => {
  const debt = documentOf({
    lines: [aLine({ quantity: asQuantity(-1000n) })],
    isCorrective: true,
    source: { references: referring('bad-debt') },
  });
  expect([debt.kind, debt.notes.includes('IsBadDebtInv=true#AAI#')]).toEqual(['creditNote', true]);
  const exchanged = documentOf({
    lines: [aLine({ quantity: asQuantity(-1000n) }), aLine({ name: 'Sheqer', quantity: asQuantity(1000n) })],
    isCorrective: true,
    source: { references: referring('cancels') },
  });
  expect([exchanged.kind, exchanged.typeCode, exchanged.totals.payable]).toEqual(['invoice', '384', '0.00']);
});

test('the totals of a document under reverse charge are the net amounts, without VAT', () => {
  const { totals, taxTotals } = documentOf({ isReverseCharge: true, pricesIncludeVat: false });
  expect(totals).toMatchObject({ withoutTax: '240.00', withTax: '240.00' });
  expect(taxTotals[0]?.breakdown).toMatchObject([
    { category: 'AE', taxAmount: '0.00', exemptionCode: 'VATEX-EU-AE' },
  ]);
});

test('a document in a foreign currency also states the total VAT in lek', () => {
  const { currency, taxCurrency, taxTotals, notes } = documentOf({ currency: 'EUR' });
  expect([currency, taxCurrency]).toEqual(['EUR', 'ALL']);
  expect(taxTotals.map(({ amount }) => amount)).toEqual([
    { value: '40.00', currency: 'EUR' },
    { value: '3925.00', currency: 'ALL' },
  ]);
  expect(notes).toContain('CurrencyExchangeRate=98.125#AAI#');
});

test('a discount that does not lower the tax base is stated as a prepaid amount', () => {
  const { totals } = documentOf({ lines: [aLine({ discount: asPercent(1000n), lowersTaxBase: false })] });
  expect(totals).toMatchObject({ withTax: '240.00', prepaid: '24.00', payable: '216.00' });
});

test('a document with all optional details passes the rules and is unchanged after writing and reading', () => {
  const party: EInvoiceParty = {
    name: 'Posta',
    idNumber: 'L11111111A',
    address: 'Rr. 1',
    town: 'Fier',
    country: 'ALB',
  };
  const document = documentOf({
    invoice: {
      payDeadline: '2026-12-01',
      document: {
        selfIssue: null,
        supply: { start: '2026-11-01', end: '2026-11-15' },
        isAdvance: false,
        isBuying: false,
      },
    },
    source: {
      details: {
        ...usualEInvoice,
        taxPoint: '35',
        transporter: party,
        payee: party,
        taxRepresentative: party,
        cardPayment: {
          orderId: '77',
          authCode: 'A1',
          tranType: 'Auth',
          maskedPan: '4111 **** **** 1234',
          email: 'a@b.al',
          tel: '069',
        },
      },
      files: [{ name: 'oferta.csv', type: 'text/csv', content: Buffer.from('a;b') }],
    },
  });
  expect([...checkDocument(document), ...checkNationalRules(document)]).toEqual([]);
  expect(document).toMatchObject({
    dueDate: '2026-12-01',
    period: { startDate: '2026-11-01', endDate: '2026-11-15', taxPointCode: '35' },
    payee: { name: 'Posta' },
    taxRepresentative: { taxRegistrations: [{ id: 'ALL11111111A', scheme: 'VAT' }] },
    paymentMeans: [
      {
        code: '30',
        instruction: 'ACCOUNT',
        reference: '12b8691d-0ee3-48d8-8b86-cca6a37f189b',
        card: { number: '1234', network: 'Auth' },
        account: { iban: 'AL47212110090000000235698741' },
      },
    ],
    attachments: [{ file: { mimeCode: 'text/csv', fileName: 'oferta.csv', content: 'YTti' } }],
  });
  expect(document.notes.join('\n')).toMatch(
    /Faleminderit[\s\S]*Transportuesi: Posta[\s\S]*Përfituesi i pagesës: Posta[\s\S]*Porosia: 77/,
  );
  const read = readDocument(writeDocument(document));
  expect([read?.notes, read?.totals.payable]).toEqual([document.notes, document.totals.payable]);
});

/** Builds a document with this payee and returns the remark about the payee from its notes; null without one. */
const remarkOn = (payee: EInvoiceParty) => {
  const { notes } = documentOf({ source: { details: { ...usualEInvoice, payee } } });
  return /Përfituesi i pagesës: [^#\n]*/.exec(notes.join('\n'))?.[0] ?? null;
};

test('the notes state the address of a payee, and have no remark about a payee whose only address is the country Albania', () => {
  const payee = { name: 'Faktor', idNumber: '', address: '', town: '', country: 'ALB' };
  expect(remarkOn(payee)).toBeNull();
  expect(remarkOn({ ...payee, country: 'ITA' })).toBe('Përfituesi i pagesës: Faktor, ITA');
  expect(remarkOn({ ...payee, town: 'Fier' })).toBe('Përfituesi i pagesës: Faktor, Fier, ALB');
});

test('a document without a bank account has the payment means code 42 and passes the rules', () => {
  expect(documentOf({ source: { account: null } }).paymentMeans).toMatchObject([
    { code: '42', instruction: 'ACCOUNT' },
  ]);
  expect(findingsOf({ source: { account: null } })).toEqual([]);
});

test('a tax representative in Kosovo has the country code 1A, as the norm (EN 16931) requires', () => {
  const taxRepresentative = { name: 'P', idNumber: '811', address: '', town: 'Prizren', country: 'XKX' };
  const given = { source: { details: { ...usualEInvoice, taxRepresentative } } };
  expect(documentOf(given).taxRepresentative).toMatchObject({
    address: { country: '1A' },
    taxRegistrations: [{ id: '1A811', scheme: 'VAT' }],
  });
  expect(findingsOf(given)).toEqual([]);
});

const isRefused = (currency: string) =>
  eInvoiceProblems({
    typeOfInvoice: 'NONCASH',
    isSelfIssued: false,
    currency,
    seller: null,
    buyer: sourceOf({}).invoice.buyer,
    details: usualEInvoice,
    storedFiles: [],
  }).length > 0;

test('every currency in which an e-invoice may be issued is in the code list of the norm', () => {
  const outside = currencyCodes.filter((currency) => findingsOf({ currency }).length > 0);
  expect(currencyCodes.filter(isRefused)).toEqual(outside);
});
