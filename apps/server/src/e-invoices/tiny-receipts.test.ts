import {
  asExchangeRate,
  asMoney,
  asQuantity,
  invoiceOf,
  invoiceOfLines,
  summaryLines,
  type Circumstances,
  type OrderLine,
  type SalesInvoice,
} from '@tezga/domain';
import { checkDocument, checkNationalRules, completeDocument } from '@tezga/fiscal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eInvoiceDraft } from './e-invoice-draft.ts';
import { aLine, sourceLine, sourceOf } from './test-support/source-of.ts';

const rules: Circumstances = { isIssuerInVat: true, isCorrective: false, day: '2026-11-15' };

/** The lines of one receipt, with the price in hundredths of a lek. */
function receipt(unitPrice: bigint, percent: bigint, name: string): OrderLine[] {
  const { lines } = invoiceOf(
    {
      lines: [aLine({ name, quantity: asQuantity(1000n), unitPrice: asMoney(unitPrice), tax: { percent } })],
      pricesIncludeVat: true,
      currency: 'ALL',
      exchangeRate: null,
      payments: [],
      buyer: null,
      isReverseCharge: false,
      notes: '',
    },
    rules,
  );
  return lines.map((line) => Object.assign({}, line, { cost: asMoney(0n) }));
}

function summed(orders: readonly OrderLine[]): SalesInvoice {
  const facts = {
    hasVat: true,
    isReverseCharge: false,
    currency: 'ALL',
    exchangeRate: asExchangeRate(100_000_000n),
  };
  return invoiceOfLines({ ...facts, type: 'NONCASH' }, summaryLines(orders), []);
}

function documentOf({ lines, totals: { withoutVat, vat, withVat } }: SalesInvoice) {
  const references = [
    { relation: 'sums-up' as const, iic: 'A'.repeat(32), issuedAt: new Date('2026-11-01T10:00:00Z') },
  ];
  const source = sourceOf({
    invoice: { withoutVat, vat, withVat },
    source: { lines: lines.map(sourceLine), references },
  });
  return completeDocument(eInvoiceDraft(source));
}

const hundredths = (text: string) => BigInt(text.replace('.', ''));

test('an e-invoice over a thousand tiny receipts passes the rules and has their exact total', () => {
  const given = fc.record({
    prices: fc.array(fc.bigInt({ min: 3n, max: 500n }), { minLength: 1000, maxLength: 1000 }),
    percents: fc.constantFrom([20n], [6n], [20n, 10n, 6n]),
    names: fc.constantFrom(1, 7, 1000),
  });
  fc.assert(
    fc.property(given, ({ prices, percents, names }) => {
      const orders = prices.flatMap((price, place) =>
        receipt(price, percents[place % percents.length] ?? 20n, `Artikull ${place % names}`),
      );
      const invoice = summed(orders);
      const document = documentOf(invoice);
      expect([...checkDocument(document), ...checkNationalRules(document)]).toEqual([]);
      expect(hundredths(document.totals.payable)).toBe(invoice.totals.withVat);
    }),
    { numRuns: 25 },
  );
});

test('a tax total that differs from the tax at its rate by more than the tolerance is stated with a rounding amount', () => {
  const invoice = summed(Array.from({ length: 1000 }, () => receipt(3n, 20n, 'Qese')).flat());
  const { totals, taxTotals } = documentOf(invoice);
  const { withoutVat, vat, withVat } = invoice.totals;
  const ofNorm = (withoutVat * 20n + 50n) / 100n;
  expect(ofNorm - vat > 100n || vat - ofNorm > 100n).toBe(true);
  expect(hundredths(taxTotals[0]?.amount.value ?? '')).toBe(ofNorm);
  expect(hundredths(totals.rounding ?? '')).toBe(vat - ofNorm);
  expect(hundredths(totals.payable)).toBe(withVat);
});

test('a tax total that differs from the tax at its rate by at most the tolerance is stated unchanged', () => {
  const invoice = summed(Array.from({ length: 10 }, () => receipt(10_000n, 20n, 'Kafe')).flat());
  const { totals, taxTotals } = documentOf(invoice);
  expect(hundredths(taxTotals[0]?.amount.value ?? '')).toBe(invoice.totals.vat);
  expect(totals.rounding).toBeUndefined();
  expect(hundredths(totals.withTax)).toBe(invoice.totals.withVat);
});
