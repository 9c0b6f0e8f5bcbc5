import { decoded, figure } from '@tezga/contract';
import { asPercent, asQuantity, rightsProblems, type CartLine } from '@tezga/domain';
import { describe, expect, test } from 'vitest';
import type { CartForm, LineForm } from '../cart-form.ts';
import { withCatalogPrices, withCurrency, withPricesIncludingVat } from './prices.ts';
import { aCart, aLine } from '../test-support/a-cart.ts';
import { lineTaxOf } from './vat-of-line.ts';

const rate = (number: number) => decoded(figure.exchangeRate, number);
const lek = (amount: number) => decoded(figure.money, amount);
const rates = new Map([
  ['ALL', rate(1)],
  ['EUR', rate(98.5)],
  ['USD', rate(90)],
]);
const oil = aLine().articleId ?? '';
const book = 'b'.repeat(24);
const oilArticle = {
  _id: oil,
  price: lek(120),
  currency: 'ALL',
  vat_id: '20',
  byShops: [{ shopId: 'coast', price: lek(135) }],
};
const articles = [oilArticle, { _id: book, price: lek(9.99), currency: 'EUR', vat_id: '6', byShops: [] }];
const catalog = { articles, shopId: 'city', rates };

const both = (changed: Partial<CartForm> = {}) =>
  aCart({ lines: [aLine(), aLine({ key: 'book', articleId: book, price: 984.02, vat: '6' })], ...changed });
const pricesOf = ({ lines }: CartForm) => lines.map(({ price }) => price);

const lineOf = ({ price, vat, quantity: _quantity, ...line }: LineForm): CartLine => ({
  ...line,
  quantity: asQuantity(1000n),
  unitPrice: lek(Number(price)),
  tax: lineTaxOf(vat),
  discount: asPercent(0n),
});

/** The errors of the server for a seller who may not change prices. */
function refusedOf(cart: CartForm, shopId = 'city') {
  const priceOf = ({ price, byShops }: (typeof articles)[number]) =>
    byShops.find((shop) => shop.shopId === shopId)?.price ?? price;
  const { pricesIncludeVat, currency, exchangeRate } = cart;
  return rightsProblems(
    {
      lines: cart.lines.map(lineOf),
      pricesIncludeVat,
      currency,
      exchangeRate: exchangeRate === '' ? null : rate(exchangeRate),
    },
    {
      rights: { mayChangePrice: false, mayGiveDiscount: false },
      listPrices: {
        ofArticle: new Map(
          articles.map((article) => [article._id, { price: priceOf(article), currency: article.currency }]),
        ),
        rates,
      },
    },
  ).map(({ code }) => code);
}

describe('a seller who may not change prices gets the catalog prices', () => {
  const backFromEuro = withCurrency(withCurrency(both(), 'EUR', rates), 'ALL', rates);
  const withoutVat = withPricesIncludingVat(both(), false);
  const otherVat = { ...withoutVat, lines: withoutVat.lines.map((line) => ({ ...line, vat: 'TYPE_1' })) };
  test.each<[string, CartForm, number[]]>([
    ['after a change to another currency and back', backFromEuro, [120, 984.02]],
    ['in another currency', withCurrency(both(), 'EUR', rates), [1.22, 9.99]],
    ['in a third currency', withCurrency(both(), 'USD', rates), [1.33, 10.93]],
    ['with an older rate', { ...withCurrency(both(), 'EUR', rates), exchangeRate: 97 }, [1.22, 9.99]],
    ['without VAT', withoutVat, [100, 928.32]],
    ['without VAT at the VAT of the line', otherVat, [120, 984.02]],
    ['without VAT in another currency', { ...withoutVat, currency: 'EUR' }, [1.02, 9.42]],
    [
      'with older prices',
      both({ lines: [aLine({ price: 50 }), aLine({ key: 'book', articleId: book, price: 50, vat: '6' })] }),
      [120, 984.02],
    ],
  ])('the server accepts the catalog prices that replace those of a cart %s', (_case, cart, prices) => {
    const repriced = withCatalogPrices(cart, catalog);
    expect(pricesOf(repriced)).toEqual(prices);
    expect(refusedOf(repriced)).toEqual([]);
  });

  test('a line at a till of another shop gets the price of that shop', () => {
    expect(refusedOf(both(), 'coast')).toEqual(['price-not-permitted']);
    const repriced = withCatalogPrices(both(), { ...catalog, shopId: 'coast' });
    expect(pricesOf(repriced)).toEqual([135, 984.02]);
    expect(refusedOf(repriced, 'coast')).toEqual([]);
  });

  test('without the catalog prices, a change to euro and back gives a rounded price that the server refuses', () => {
    expect(pricesOf(backFromEuro)).toEqual([120.17, 984.02]);
    expect(refusedOf(backFromEuro)).toEqual(['price-not-permitted']);
  });
});

test('lines without a loaded article, and a cart that already has the catalog prices, stay unchanged', () => {
  const lines = [
    aLine({ articleId: null, price: 7 }),
    aLine({ key: 'new', articleId: 'f'.repeat(24), price: 8 }),
  ];
  const free = aCart({ lines });
  expect(withCatalogPrices(free, catalog)).toBe(free);
  const right = both();
  expect(withCatalogPrices(right, catalog)).toBe(right);
});

test('a cart in a currency that the business no longer has stays unchanged', () => {
  const cart = both({ currency: 'GBP', exchangeRate: '' });
  expect(withCatalogPrices(cart, catalog)).toBe(cart);
});
