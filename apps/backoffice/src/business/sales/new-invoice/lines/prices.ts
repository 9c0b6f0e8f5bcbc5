import { decoded, encoded, figure } from '@tezga/contract';
import {
  asMoney,
  baseCurrency,
  divideRounded,
  postedInLek,
  priceInShop,
  type ExchangeRate,
  type Money,
  type PricesByShop,
} from '@tezga/domain';
import type { CartForm, LineForm } from '../cart-form.ts';
import { percentOf } from './vat-of-line.ts';

/** The exchange rates of the business, in lek. */
export type Rates = ReadonlyMap<string, ExchangeRate>;

export interface PricedArticle extends PricesByShop {
  readonly currency: string;
  readonly vat_id: string;
}

const rateOf = (currency: string, rates: Rates, rateOfCart: ExchangeRate | null): ExchangeRate | null =>
  currency === baseCurrency ? postedInLek.exchangeRate : (rateOfCart ?? rates.get(currency) ?? null);

/** Converts a price into another currency through lek; null if a rate is missing. */
function exchangedPrice(price: Money, from: ExchangeRate | null, to: ExchangeRate | null): Money | null {
  if (from === null || to === null) return null;
  return from === to ? price : asMoney(divideRounded(price * from, to));
}

/** Subtracts the VAT from an article price, which includes VAT, for a cart that has prices without VAT. */
const withoutVat = (price: Money, vat: string): Money =>
  asMoney(divideRounded(price * 100n, 100n + percentOf(vat)));

const withVat = (price: Money, vat: string): Money =>
  asMoney(divideRounded(price * (100n + percentOf(vat)), 100n));

type CartPricing = Pick<CartForm, 'currency' | 'exchangeRate' | 'pricesIncludeVat'>;

const typedRate = ({ exchangeRate }: Pick<CartForm, 'exchangeRate'>) =>
  exchangeRate === '' || exchangeRate <= 0 ? null : decoded(figure.exchangeRate, exchangeRate);

const rateToType = (rate: ExchangeRate | undefined, otherwise: number | '') =>
  rate === undefined ? otherwise : encoded(figure.exchangeRate, rate);

/** The price of an article in this shop, in the currency of the cart; null if a rate is missing. */
export function priceInCart(
  article: PricedArticle,
  cart: CartPricing,
  { shopId, rates }: { readonly shopId: string; readonly rates: Rates },
): number | null {
  const price = exchangedPrice(
    priceInShop(article, shopId),
    rateOf(article.currency, rates, article.currency === cart.currency ? typedRate(cart) : null),
    rateOf(cart.currency, rates, typedRate(cart)),
  );
  if (price === null) return null;
  return encoded(figure.money, cart.pricesIncludeVat ? price : withoutVat(price, article.vat_id));
}

const repriced = (lines: readonly LineForm[], priceOf: (price: Money, vat: string) => Money | null) =>
  lines.map((line): LineForm => {
    const price = line.price === '' ? null : priceOf(decoded(figure.money, line.price), line.vat);
    return price === null ? line : { ...line, price: encoded(figure.money, price) };
  });

/** Changes the currency of the cart and converts its prices. */
export function withCurrency(cart: CartForm, currency: string, rates: Rates): CartForm {
  const exchangeRate = currency === baseCurrency ? '' : rateToType(rates.get(currency), '');
  const from = rateOf(cart.currency, rates, typedRate(cart));
  const to = exchangeRate === '' && currency !== baseCurrency ? null : rateOf(currency, rates, null);
  return {
    ...cart,
    currency,
    exchangeRate,
    lines: repriced(cart.lines, (price) => exchangedPrice(price, from, to)),
    // Cleared, because the amounts handed over were counted in the old currency.
    payments: cart.payments.slice(0, 1).map((payment) => Object.assign({}, payment, { amount: null })),
  };
}

/** Converts prices between with and without VAT; the buyer pays the same. */
export function withPricesIncludingVat(cart: CartForm, pricesIncludeVat: boolean): CartForm {
  if (cart.pricesIncludeVat === pricesIncludeVat) return cart;
  return { ...cart, pricesIncludeVat, lines: repriced(cart.lines, pricesIncludeVat ? withVat : withoutVat) };
}

interface Catalog {
  readonly articles: readonly (PricedArticle & { readonly _id: string })[];
  readonly shopId: string;
  readonly rates: Rates;
}

/**
 * For a seller who may not change prices: sets the exchange rate of the business and the catalog prices. Lines
 * without a loaded article stay unchanged; returns the same object if nothing differs.
 */
export function withCatalogPrices(cart: CartForm, { articles, ...place }: Catalog): CartForm {
  const exchangeRate =
    cart.currency === baseCurrency ? '' : rateToType(place.rates.get(cart.currency), cart.exchangeRate);
  const priced = { ...cart, exchangeRate };
  const lines = cart.lines.map((line): LineForm => {
    const article = articles.find(({ _id }) => _id === line.articleId);
    if (article === undefined) return line;
    // The VAT of the line, because the seller may have chosen another one than that of the article.
    const price = priceInCart({ ...article, vat_id: line.vat }, priced, place);
    return price === null || price === line.price ? line : { ...line, price };
  });
  const isSame =
    exchangeRate === cart.exchangeRate && lines.every((line, index) => line === cart.lines[index]);
  return isSame ? cart : { ...priced, lines };
}
