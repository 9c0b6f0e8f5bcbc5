import { asExchangeRate, asMoney, asPercent, asQuantity } from '../amounts.ts';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import type { CartLine } from './cart.ts';
import { documentReckoning, invoiceOf } from './invoice-of.ts';
import { aCart, aLine, aPayment, inVat } from './test-support/example-sale.ts';

const other = (digit: number, changes: Partial<CartLine>): CartLine =>
  aLine({ articleId: `65a00000000000000000001${digit}`, ...changes });

test('prices that include VAT are split into base and VAT', () => {
  const { lines, sameTaxes, totals, type, inCurrency } = invoiceOf(aCart(), inVat);
  expect(type).toBe('CASH');
  expect(inCurrency).toBeNull();
  expect(lines).toEqual([
    {
      articleId: '65a000000000000000000001',
      name: 'Kafe',
      sku: '0001',
      barcode: '',
      unit: 'cope',
      quantity: 1000n,
      discount: 0n,
      lowersTaxBase: true,
      vatPercent: 20n,
      exemption: null,
      fiscalExemption: null,
      unitPriceWithoutVat: 10_000n,
      unitPriceWithVat: 12_000n,
      withoutVat: 10_000n,
      vat: 2000n,
      withVat: 12_000n,
      owedVat: 0n,
      inCurrency: null,
    },
  ]);
  const sums = { withoutVat: 10_000n, vat: 2000n, withVat: 12_000n, owedVat: 0n };
  expect(sameTaxes).toEqual([{ lineCount: 1, vatPercent: 20n, exemption: null, ...sums }]);
  expect(totals).toEqual({ ...sums, discountBesideTax: 0n });
});

test('VAT is added to prices that do not include it', () => {
  const [line] = invoiceOf(aCart({ pricesIncludeVat: false }), inVat).lines;
  expect(line).toMatchObject({
    unitPriceWithoutVat: 12_000n,
    unitPriceWithVat: 14_400n,
    withoutVat: 12_000n,
    vat: 2400n,
    withVat: 14_400n,
  });
});

test('the VAT of each rate is rounded once and then distributed to the lines', () => {
  // Three lines of 0.10 sum to 0.30, with a base of 0.25 and a VAT of 0.05. If each line were rounded alone, it would
  // have 0.08 and 0.02.
  const lines = [1, 2, 3].map((digit) => other(digit, { unitPrice: asMoney(10n) }));
  const invoice = invoiceOf(aCart({ lines }), inVat);
  expect(invoice.lines.map(({ withoutVat, vat }) => [withoutVat, vat])).toEqual([
    [9n, 1n],
    [8n, 2n],
    [8n, 2n],
  ]);
  expect(invoice.totals).toMatchObject({ withoutVat: 25n, vat: 5n, withVat: 30n });
});

test('prices that include VAT give the total, even if no base plus its rounded VAT equals that total', () => {
  const { totals } = invoiceOf(aCart({ lines: [aLine({ unitPrice: asMoney(3n) })] }), inVat);
  expect(totals).toMatchObject({ withoutVat: 3n, vat: 0n, withVat: 3n });
});

test('a discount reduces the tax base but not the unit price', () => {
  const [line] = invoiceOf(
    aCart({ lines: [aLine({ discount: asPercent(1000n), quantity: asQuantity(3000n) })] }),
    inVat,
  ).lines;
  expect(line).toMatchObject({
    unitPriceWithVat: 12_000n,
    withVat: 32_400n,
    withoutVat: 27_000n,
    vat: 5400n,
  });
});

test('a discount that does not reduce the tax base leaves the amounts of the line unchanged', () => {
  const { lines, totals } = invoiceOf(
    aCart({ lines: [aLine({ discount: asPercent(1000n), lowersTaxBase: false })] }),
    inVat,
  );
  expect(lines[0]).toMatchObject({ discount: 1000n, withVat: 12_000n, withoutVat: 10_000n });
  expect(totals).toMatchObject({ withVat: 12_000n, discountBesideTax: 1200n });
});

test('amounts outside VAT are summed by reason, and exemptions TYPE_1 and TYPE_2 are listed with the rates', () => {
  const lines = [
    other(1, { tax: { exemption: 'TYPE_1' }, unitPrice: asMoney(100n) }),
    other(2, { tax: { exemption: 'TAX_FREE_O' }, unitPrice: asMoney(200n) }),
    other(3, { tax: { exemption: 'TAX_FREE' }, unitPrice: asMoney(300n) }),
    other(4, { tax: { exemption: 'MARGIN_SCHEME_F' }, unitPrice: asMoney(400n) }),
    other(5, { tax: { exemption: 'EXPORT_OF_GOODS' }, unitPrice: asMoney(500n) }),
    other(6, { tax: { percent: 0n }, unitPrice: asMoney(600n) }),
    other(7, { tax: { exemption: 'TYPE_1' }, unitPrice: asMoney(700n) }),
  ];
  const { outside, sameTaxes, totals, lines: taxed } = invoiceOf(aCart({ lines }), inVat);
  expect(outside).toEqual({ taxFree: 500n, markUp: 400n, exportOfGoods: 500n });
  expect(sameTaxes).toEqual([
    {
      lineCount: 2,
      vatPercent: null,
      exemption: 'TYPE_1',
      withoutVat: 800n,
      vat: 0n,
      withVat: 800n,
      owedVat: 0n,
    },
    { lineCount: 1, vatPercent: 0n, exemption: null, withoutVat: 600n, vat: 0n, withVat: 600n, owedVat: 0n },
  ]);
  expect(totals).toMatchObject({ withoutVat: 2800n, vat: 0n, withVat: 2800n });
  expect(taxed[1]).toMatchObject({ exemption: 'TAX_FREE_O', fiscalExemption: 'TAX_FREE' });
});

test('all lines of an issuer that is not registered for VAT are tax-free', () => {
  const lines = [aLine(), other(1, { tax: { exemption: 'EXPORT_OF_GOODS' } })];
  const invoice = invoiceOf(aCart({ lines, pricesIncludeVat: false }), { ...inVat, isIssuerInVat: false });
  expect(invoice.hasVat).toBe(false);
  expect(invoice.sameTaxes).toEqual([]);
  expect(invoice.outside).toEqual({ taxFree: 24_000n, markUp: 0n, exportOfGoods: 0n });
  expect(invoice.totals).toMatchObject({ withoutVat: 24_000n, vat: 0n, withVat: 24_000n });
  expect(invoice.lines.map(({ fiscalExemption }) => fiscalExemption)).toEqual(['TAX_FREE', 'TAX_FREE']);
});

test('under reverse charge an invoice of any issuer reports the VAT without adding it to the total', () => {
  const cart = aCart({ isReverseCharge: true, pricesIncludeVat: false });
  const { hasVat, totals } = invoiceOf(cart, { ...inVat, isIssuerInVat: false });
  expect(hasVat).toBe(true);
  expect(totals).toMatchObject({ withoutVat: 12_000n, vat: 0n, withVat: 12_000n, owedVat: 2400n });
});

test('an invoice in foreign currency has lek amounts by line and additional sums in its currency', () => {
  const lines = [aLine({ unitPrice: asMoney(999n) }), other(1, { unitPrice: asMoney(1001n) })];
  const invoice = invoiceOf(
    aCart({
      lines,
      currency: 'EUR',
      exchangeRate: asExchangeRate(9_812_345_678n),
      payments: [aPayment('BANKNOTE', 1500n), aPayment('CARD', 500n)],
    }),
    inVat,
  );
  // 9.99 EUR and 10.01 EUR are 980.25 and 982.22 lek at the exchange rate 98.12345678.
  expect(invoice.lines.map(({ withVat }) => withVat)).toEqual([98_025n, 98_222n]);
  expect(invoice.totals).toMatchObject({ withoutVat: 163_539n, vat: 32_708n, withVat: 196_247n });
  expect(invoice.inCurrency?.totals).toMatchObject({ withoutVat: 1667n, vat: 333n, withVat: 2000n });
  expect(invoice.lines.map(({ inCurrency }) => inCurrency?.withVat)).toEqual([999n, 1001n]);
  expect(invoice.payments.map(({ amount, amountInLek }) => [amount, amountInLek])).toEqual([
    [1500n, 147_185n],
    [500n, 49_062n],
  ]);
});

test('the sums of a cart in foreign currency need no exchange rate, but its invoice does', () => {
  const cart = aCart({ currency: 'EUR' });
  expect(documentReckoning(cart, inVat).totals.withVat).toBe(12_000n);
  expect(() => invoiceOf(cart, inVat)).toThrow(Refusal);
});

test('a unit price that does not match the amount of its line is replaced by a matching one', () => {
  // A gram at 5.00 EUR a kilo is rounded to 0.01 EUR, which is 1.00 lek; the matching price is 1000 lek a
  // kilo, not 500.
  const [line] = invoiceOf(
    aCart({
      lines: [aLine({ unitPrice: asMoney(500n), quantity: asQuantity(1n), tax: { exemption: 'TAX_FREE' } })],
      currency: 'EUR',
      exchangeRate: asExchangeRate(10_000_000_000n),
    }),
    inVat,
  ).lines;
  expect(line).toMatchObject({ withVat: 100n, unitPriceWithVat: 100_000n });
});

test('an empty cart has zero totals', () => {
  const { lines, totals } = invoiceOf(aCart({ lines: [], payments: [] }), inVat);
  expect(lines).toEqual([]);
  expect(totals).toEqual({ withoutVat: 0n, vat: 0n, withVat: 0n, owedVat: 0n, discountBesideTax: 0n });
});
