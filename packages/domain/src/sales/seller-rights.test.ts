import { asExchangeRate, asMoney, asPercent, asQuantity } from '../amounts.ts';
import { describe, expect, test } from 'vitest';
import { defaultRolePermissions, permissionsAt } from '../product-permissions.ts';
import type { CartLine } from './cart.ts';
import { exchangeRateScale } from './exchange-rate.ts';
import { drawerProblem } from './drawer-rights.ts';
import { rightsProblems, sellerRights, type ListPrices } from './seller-rights.ts';

const operator = { code: 'OP', ...defaultRolePermissions.OP };
const administrator = { code: 'AP', ...defaultRolePermissions.AP };
const owner = { code: 'O', ...permissionsAt('none') };

const listPrices: ListPrices = {
  ofArticle: new Map([
    ['coffee', { price: asMoney(79_000n), currency: 'ALL' }],
    ['book', { price: asMoney(1_000n), currency: 'EUR' }],
  ]),
  rates: new Map([['EUR', asExchangeRate(98n * exchangeRateScale)]]),
};

const line = (given: Partial<CartLine>): CartLine => ({
  articleId: 'coffee',
  name: 'Kafe',
  sku: '',
  barcode: '',
  unit: 'copë',
  quantity: asQuantity(1000n),
  unitPrice: asMoney(79_000n),
  tax: { percent: 20n },
  discount: asPercent(0n),
  lowersTaxBase: true,
  ...given,
});

const inLek = { pricesIncludeVat: true, currency: 'ALL', exchangeRate: null };
const neither = { mayChangePrice: false, mayGiveDiscount: false };
const codesOf = (given: Partial<CartLine>, cart: Partial<Parameters<typeof rightsProblems>[0]> = {}) =>
  rightsProblems({ ...inLek, lines: [line(given)], ...cart }, { rights: neither, listPrices }).map(
    ({ path, code }) => `${path} ${code}`,
  );

describe('rights at the point of sale', () => {
  test.each([
    [
      'an owner, who has every right whatever the role row has',
      owner,
      { mayChangePrice: true, mayGiveDiscount: true },
    ],
    ['an administrator of the point of sale', administrator, { mayChangePrice: true, mayGiveDiscount: true }],
    ['an operator', operator, neither],
    [
      'an employee who may only read price changes',
      { code: 'R1', posPermissions: { priceChange: 'read', discounts: 'readWrite' } as const },
      { mayChangePrice: false, mayGiveDiscount: true },
    ],
  ])(
    'the rights to change prices and give discounts are derived from the role of %s',
    (_who, role, rights) => {
      expect(sellerRights(role)).toEqual(rights);
    },
  );

  test('an operator may open the drawer, but not deposit or withdraw money', () => {
    expect(drawerProblem(operator, 'INITIAL')).toBeNull();
    expect(drawerProblem(operator, 'DEPOSIT')).toBe('movement-not-permitted');
    expect(drawerProblem(operator, 'WITHDRAW')).toBe('movement-not-permitted');
    expect(drawerProblem(administrator, 'WITHDRAW')).toBeNull();
    expect(drawerProblem({ code: 'R1', posPermissions: {} }, 'INITIAL')).toBe('opening-not-permitted');
  });
});

describe('without the right to change prices', () => {
  test.each([
    ['the price of the article is accepted', {}, {}, []],
    [
      'a lower price is refused at its field',
      { unitPrice: asMoney(100n) },
      {},
      ['lines.0.unitPrice price-not-permitted'],
    ],
    [
      'a higher price is refused at its field',
      { unitPrice: asMoney(80_000n) },
      {},
      ['lines.0.unitPrice price-not-permitted'],
    ],
    [
      'the price of a line without an article is refused',
      { articleId: null },
      {},
      ['lines.0.unitPrice price-not-permitted'],
    ],
    [
      'the listed price minus VAT is accepted in a cart with prices without VAT',
      { unitPrice: asMoney(65_833n) },
      { pricesIncludeVat: false },
      [],
    ],
    [
      'the listed price with VAT is refused in a cart with prices without VAT',
      {},
      { pricesIncludeVat: false },
      ['lines.0.unitPrice price-not-permitted'],
    ],
    [
      'a price listed in a foreign currency is accepted if it is converted at the rate of the business',
      { articleId: 'book', unitPrice: asMoney(98_000n) },
      {},
      [],
    ],
    [
      'a cart in a foreign currency is accepted with the rate of the business',
      { unitPrice: asMoney(806n) },
      { currency: 'EUR', exchangeRate: asExchangeRate(98n * exchangeRateScale) },
      [],
    ],
    [
      'a rate other than that of the business is refused at its field',
      { unitPrice: asMoney(806n) },
      { currency: 'EUR', exchangeRate: exchangeRateScale },
      ['exchangeRate rate-not-permitted'],
    ],
    [
      'a currency that the business does not have is refused',
      {},
      { currency: 'USD', exchangeRate: exchangeRateScale },
      ['exchangeRate rate-not-permitted', 'lines.0.unitPrice price-not-permitted'],
    ],
  ])('%s', (_case, given, cart, problems) => {
    expect(codesOf(given, cart)).toEqual(problems);
  });
});

describe('before the comparison with a price in euro, the listed price in lek is converted at 98.50 and rounded to cents', () => {
  const rate = asExchangeRate((9850n * exchangeRateScale) / 100n);
  const inEuro = { currency: 'EUR', exchangeRate: rate, pricesIncludeVat: true };
  const refused = ['lines.0.unitPrice price-not-permitted'];
  test.each([
    // At the exchange rate 98.50, 120.00 lek are 1.2183 euro.
    [12_000n, 122n, true, []],
    [12_000n, 124n, true, refused],
    [12_000n, 120n, true, refused],
    // 1.22 euro with VAT are 1.0167 euro without VAT.
    [12_000n, 102n, false, []],
    [12_000n, 122n, false, refused],
    [985_000n, 10_000n, true, []],
    [985_000n, 10_002n, true, refused],
    // The converted price is less than half a cent.
    [40n, 0n, true, []],
  ])(
    'with article price %s (hundredths of a lek), unit price %s (cents), VAT included %s the problems are %j',
    (price, unitPrice, pricesIncludeVat, problems) => {
      const asking: ListPrices = {
        ofArticle: new Map([['coffee', { price: asMoney(price), currency: 'ALL' }]]),
        rates: new Map([['EUR', rate]]),
      };
      const cart = { ...inEuro, pricesIncludeVat, lines: [line({ unitPrice: asMoney(unitPrice) })] };
      const found = rightsProblems(cart, { rights: neither, listPrices: asking });
      expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
    },
  );
});

test('a discount is refused at its field without the right to give discounts', () => {
  expect(codesOf({ discount: asPercent(500n) })).toEqual(['lines.0.discount discount-not-permitted']);
});

test('any price, rate and discount is accepted with the rights to change prices and to give discounts', () => {
  const rights = { mayChangePrice: true, mayGiveDiscount: true };
  const lines = [line({ unitPrice: asMoney(1n), discount: asPercent(500n) }), line({ articleId: null })];
  expect(rightsProblems({ ...inLek, lines }, { rights, listPrices })).toEqual([]);
});
