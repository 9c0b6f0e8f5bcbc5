import { asExchangeRate, asMoney, asPercent, asQuantity } from '../amounts.ts';
import { describe, expect, test } from 'vitest';
import type { Buyer, Cart, CartLine, Circumstances, Payment } from './cart.ts';
import { invoiceLinesMax } from './line-problems.ts';
import { saleProblems, saleWarnings } from './sale-problems.ts';
import { aBuyer, aCart, aLine, aPayment, inVat } from './test-support/example-sale.ts';

const problemsOf = (cart: Cart, circumstances: Circumstances = inVat) =>
  saleProblems(cart, circumstances).map(({ path, code }) => `${path} ${code}`);
const paidBy = (...payments: Payment[]) => aCart({ payments });
const cartOf = (unitPrice: bigint, buyer: Buyer | null = aBuyer) =>
  aCart({
    lines: [aLine({ unitPrice: asMoney(unitPrice) })],
    payments: [aPayment('BANKNOTE', unitPrice)],
    buyer,
  });
const foreigner: Buyer = { ...aBuyer, idType: 'VAT', idNumber: 'IT01234567890', country: 'ITA' };

test('a valid cart has no problems', () => {
  expect(saleProblems(aCart(), inVat)).toEqual([]);
});

test('a cart without lines or with too many lines is refused', () => {
  expect(problemsOf(aCart({ lines: [], payments: [aPayment('BANKNOTE', 0n)] }))).toEqual(['lines required']);
  const lines = Array.from({ length: invoiceLinesMax + 1 }, (_, place) =>
    aLine({ articleId: String(place), unitPrice: asMoney(0n) }),
  );
  expect(saleProblems(aCart({ lines, payments: [aPayment('BANKNOTE', 0n)] }), inVat)).toEqual([
    { path: 'lines', code: 'too-large', limit: 1000, amount: null },
  ]);
});

describe('problems of a line', () => {
  test.each<[string, Partial<CartLine>]>([
    ['lines.1.name required', { name: ' ' }],
    ['lines.1.name too-long', { name: 'x'.repeat(201) }],
    ['lines.1.sku too-long', { sku: 'x'.repeat(51) }],
    ['lines.1.unit required', { unit: '' }],
    ['lines.1.quantity not-zero', { quantity: asQuantity(0n) }],
    ['lines.1.quantity positive', { quantity: asQuantity(-1n) }],
    ['lines.1.unitPrice not-negative', { unitPrice: asMoney(-1n) }],
    ['lines.1.discount percentage', { discount: asPercent(10_001n) }],
    ['lines.1.discount not-negative', { discount: asPercent(-1n) }],
    ['lines.1.tax choice', { tax: { percent: 25n } }],
  ])('a cart with a wrong line has the problem "%s"', (problem, changes) => {
    expect(problemsOf(aCart({ lines: [aLine(), aLine(changes)] }))).toContain(problem);
  });

  test('lines with a negative total are refused unless the invoice is a correction', () => {
    const cart = aCart({
      lines: [aLine({ quantity: asQuantity(-1000n) })],
      payments: [aPayment('BANKNOTE', -12_000n)],
    });
    expect(problemsOf(cart)).toEqual(['lines.0.quantity positive', 'payments.0.amount not-negative']);
    expect(problemsOf(cart, { ...inVat, isCorrective: true })).toEqual([]);
  });
});

describe('problems of payments', () => {
  test.each<[string, Cart]>([
    ['payments required', paidBy()],
    ['payments payments-mixed', paidBy(aPayment('BANKNOTE', 6000n), aPayment('ACCOUNT', 6000n))],
    ['payments order-not-alone', paidBy(aPayment('ORDER', 6000n), aPayment('CARD', 6000n))],
    ['payments.1.method twice', paidBy(aPayment('CARD', 6000n), aPayment('CARD', 6000n))],
    ['payments.1.amount not-zero', paidBy(aPayment('BANKNOTE', 12_000n), aPayment('CARD', 0n))],
    ['payments.0.companyCard required', paidBy(aPayment('COMPANY', 12_000n))],
    [
      'payments.0.companyCard too-long',
      paidBy(aPayment('COMPANY', 12_000n, { companyCard: '1'.repeat(51) })),
    ],
    ['payments.0.vouchers required', paidBy(aPayment('SVOUCHER', 12_000n))],
    ['payments.0.vouchers.0 voucher-number', paidBy(aPayment('SVOUCHER', 12_000n, { vouchers: ['7-2026'] }))],
    [
      'payments.0.vouchers.1 twice',
      paidBy(aPayment('SVOUCHER', 12_000n, { vouchers: ['7-2026-L91412709B', '7-2026-L91412709B'] })),
    ],
  ])('a cart with wrong payments has the problem "%s"', (problem, cart) => {
    expect(problemsOf(cart)).toEqual([problem]);
  });

  test('payments that do not sum to the total are reported with the difference', () => {
    expect(saleProblems(paidBy(aPayment('BANKNOTE', 10_000n)), inVat)).toEqual([
      { path: 'payments', code: 'payments-differ', limit: null, amount: 2000n },
    ]);
  });

  test.each<[string, Payment[]]>([
    ['an order', [aPayment('ORDER', 12_000n)]],
    ['a company card', [aPayment('COMPANY', 12_000n, { companyCard: '42' })]],
    [
      'a voucher and cash',
      [aPayment('SVOUCHER', 2000n, { vouchers: ['7-2026-L91412709B'] }), aPayment('BANKNOTE', 10_000n)],
    ],
  ])('payment by %s is accepted', (_what, payments) => {
    expect(problemsOf(aCart({ payments }))).toEqual([]);
  });

  test('a cart with a total of zero is accepted with a payment of zero', () => {
    const cart = aCart({
      lines: [aLine({ discount: asPercent(10_000n) })],
      payments: [aPayment('BANKNOTE', 0n)],
    });
    expect(problemsOf(cart)).toEqual([]);
  });
});

describe('cash limits and warnings', () => {
  test.each([
    ['2025-12-31', 15_000_000n, []],
    ['2025-12-31', 15_000_001n, ['payments cash-limit']],
    ['2026-01-01', 10_000_000n, []],
    ['2026-01-01', 10_000_001n, ['payments cash-limit']],
  ])('on day %s a cash total of %d has the problems %j', (day, amount, problems) => {
    expect(problemsOf(cartOf(amount), { ...inVat, day })).toEqual(problems);
  });

  test('names that are too long for the fiscal message give one warning, and the cart can be issued', () => {
    const long = aLine({ name: 'x'.repeat(51) });
    const cart = aCart({ lines: [aLine(), long, aLine({ name: 'y'.repeat(200) })] });
    expect(saleWarnings(cart, inVat)).toMatchObject([{ path: 'lines.1.name', code: 'name-cut' }]);
    expect(problemsOf(aCart({ lines: [long] })).filter((each) => each.startsWith('lines'))).toEqual([]);
  });

  test('a cash payment of an individual above the limit gives a warning from 2026 on', () => {
    const cart = cartOf(50_000_001n, null);
    expect(problemsOf(cart)).toEqual([]);
    expect(saleWarnings(cart, inVat)).toEqual([
      { path: 'payments', code: 'cash-limit-individual', limit: null, amount: 50_000_000n },
    ]);
    expect(saleWarnings(cartOf(50_000_000n, null), inVat)).toEqual([]);
    expect(saleWarnings(cart, { ...inVat, day: '2025-12-31' })).toEqual([]);
  });

  test('limits passed as input replace the legal limits', () => {
    const limits = [{ from: '2027-01-01', betweenBusinesses: asMoney(100n), withIndividual: null }];
    expect(problemsOf(cartOf(101n), { ...inVat, day: '2027-06-01', cashLimits: limits })).toEqual([
      'payments cash-limit',
    ]);
    expect(problemsOf(cartOf(101n), { ...inVat, cashLimits: limits })).toEqual([]);
  });

  test('a payment in foreign currency is compared with the limit in lek', () => {
    const cart = { ...cartOf(100_001n), currency: 'EUR', exchangeRate: asExchangeRate(10_000_000_000n) };
    expect(problemsOf(cart)).toEqual(['payments cash-limit']);
  });
});

describe('problems of the buyer', () => {
  const account = [aPayment('ACCOUNT', 12_000n)];
  const exported = [aLine({ tax: { exemption: 'EXPORT_OF_GOODS' } })];

  test.each<[string, Partial<Cart>]>([
    ['buyer buyer-needed-for-non-cash', { payments: account }],
    ['buyer.name buyer-needed-for-non-cash', { payments: account, buyer: { ...aBuyer, name: '' } }],
    ['buyer.idType buyer-needed-for-non-cash', { payments: account, buyer: { ...aBuyer, idType: 'POINTS' } }],
    ['buyer buyer-needed-for-export', { lines: exported }],
    ['buyer.town buyer-needed-for-export', { lines: exported, buyer: { ...foreigner, town: '' } }],
    ['buyer buyer-needed-for-reverse-charge', { isReverseCharge: true, pricesIncludeVat: false }],
  ])('a cart with a missing or incomplete buyer has the problem "%s"', (problem, changes) => {
    expect(problemsOf(aCart(changes))).toEqual([problem]);
  });

  test('a buyer without an address may pay later (non-cash)', () => {
    expect(problemsOf(aCart({ payments: account, buyer: { ...aBuyer, address: '', town: '' } }))).toEqual([]);
  });

  test('reverse charge requires a VAT rate on every line', () => {
    const lines = [aLine({ tax: { exemption: 'TYPE_1' } })];
    expect(problemsOf(aCart({ lines, isReverseCharge: true, buyer: aBuyer }))).toEqual([
      'lines.0.tax rate-needed-for-reverse-charge',
    ]);
  });
});

test.each<[string, Partial<Cart>]>([
  ['exchangeRate required', { currency: 'EUR' }],
  ['exchangeRate positive', { currency: 'EUR', exchangeRate: asExchangeRate(0n) }],
  ['currency currency', { currency: 'XXX', exchangeRate: asExchangeRate(1n) }],
  ['notes too-long', { notes: 'x'.repeat(500) }],
])('a cart with an invalid field has the problem %s', (problem, changes) => {
  expect(problemsOf(aCart(changes))).toEqual([problem]);
});
