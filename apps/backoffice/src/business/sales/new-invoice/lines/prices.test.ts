import { decoded, figure } from '@tezga/contract';
import { expect, test } from 'vitest';
import { newPayment } from '../cart-form.ts';
import { priceInCart, withCurrency, withPricesIncludingVat } from './prices.ts';
import { aCart, aLine } from '../test-support/a-cart.ts';

const rate = (number: number) => decoded(figure.exchangeRate, number);
const rates = new Map([
  ['ALL', rate(1)],
  ['EUR', rate(97.4)],
  ['USD', rate(90)],
]);
const lek = (amount: number) => decoded(figure.money, amount);
const article = {
  price: lek(974),
  currency: 'ALL',
  vat_id: '20',
  byShops: [{ shopId: 's', price: lek(1000) }],
};
const inEuro = aCart({ currency: 'EUR', exchangeRate: 97.4 });

test('an article has the price of its shop, or else the general price', () => {
  expect(priceInCart(article, aCart(), { shopId: 's', rates })).toBe(1000);
  expect(priceInCart(article, aCart(), { shopId: 'other', rates })).toBe(974);
});

test('the price of an article is converted into the currency of the cart at the typed rate', () => {
  expect(priceInCart(article, inEuro, { shopId: '', rates })).toBe(10);
  expect(priceInCart(article, { ...inEuro, exchangeRate: 100 }, { shopId: '', rates })).toBe(9.74);
  expect(priceInCart({ ...article, currency: 'EUR' }, inEuro, { shopId: '', rates })).toBe(974);
  expect(priceInCart({ ...article, price: lek(10), currency: 'USD' }, aCart(), { shopId: '', rates })).toBe(
    900,
  );
});

test('the price of an article in the cart is null if an exchange rate is missing', () => {
  expect(priceInCart({ ...article, currency: 'GBP' }, aCart(), { shopId: '', rates })).toBeNull();
});

test('the price of an article is converted to a price without VAT if the cart has prices without VAT', () => {
  const price = priceInCart({ ...article, price: lek(120) }, aCart({ pricesIncludeVat: false }), {
    shopId: '',
    rates,
  });
  expect(price).toBe(100);
});

test('a change of currency converts the prices and clears the amounts handed over', () => {
  const cart = aCart({
    lines: [aLine({ price: 974 }), aLine({ key: 'free', price: '' })],
    payments: [{ ...newPayment('BANKNOTE', 'p'), amount: 5000 }],
  });
  const euro = withCurrency(cart, 'EUR', rates);
  expect(euro).toMatchObject({ currency: 'EUR', exchangeRate: 97.4, payments: [{ amount: null }] });
  expect(euro.lines.map(({ price }) => price)).toEqual([10, '']);
  expect(withCurrency(euro, 'ALL', rates)).toMatchObject({ exchangeRate: '', lines: [{ price: 974 }, {}] });
});

test('switching prices between with and without VAT leaves the amount for the buyer unchanged', () => {
  const cart = aCart({ lines: [aLine({ price: 120 }), aLine({ key: 'free', price: 50, vat: 'TYPE_1' })] });
  const without = withPricesIncludingVat(cart, false);
  expect(without.lines.map(({ price }) => price)).toEqual([100, 50]);
  expect(withPricesIncludingVat(without, true)).toEqual(cart);
  expect(withPricesIncludingVat(cart, true)).toBe(cart);
});
