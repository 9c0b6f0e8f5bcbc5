import type { ExchangeRate, Money } from '../amounts.ts';
import { posLevel, type Role } from '../permissions.ts';
import { baseCurrency } from '../reference/currencies.ts';
import type { Cart, CartLine } from './cart.ts';
import { exchangeRateScale } from './exchange-rate.ts';
import { divideRounded } from './rounding.ts';
import { problemAt, type SaleProblem } from './sale-problem.ts';

export interface SellerRights {
  readonly mayChangePrice: boolean;
  readonly mayGiveDiscount: boolean;
}

/** The listed prices of the business's articles in one shop. */
export interface ListPrices {
  /** The prices by article id, in hundredths with VAT. */
  readonly ofArticle: ReadonlyMap<string, { readonly price: Money; readonly currency: string }>;
  /** The exchange rates of the currencies of the business, with eight decimals as a whole number. */
  readonly rates: ReadonlyMap<string, ExchangeRate>;
}

export interface Pricing {
  readonly rights: SellerRights;
  readonly listPrices: ListPrices;
}

type PricedCart = Pick<Cart, 'lines' | 'pricesIncludeVat' | 'currency' | 'exchangeRate'>;

export function sellerRights(role: Pick<Role, 'code' | 'posPermissions'>): SellerRights {
  return {
    mayChangePrice: posLevel(role, 'priceChange') === 'readWrite',
    mayGiveDiscount: posLevel(role, 'discounts') === 'readWrite',
  };
}

/**
 * The prices, rates and discounts in a cart that the seller has no right to set, each with the path of its
 * field.
 */
export function rightsProblems(cart: PricedCart, { rights, listPrices }: Pricing): SaleProblem[] {
  return [
    ...(rights.mayChangePrice ? [] : priceProblems(cart, listPrices)),
    ...(rights.mayGiveDiscount ? [] : discountProblems(cart)),
  ];
}

function priceProblems(cart: PricedCart, listPrices: ListPrices): SaleProblem[] {
  const { currency, exchangeRate, lines } = cart;
  const isOtherRate = exchangeRate !== null && exchangeRate !== rateOf(currency, listPrices);
  return [
    ...(isOtherRate ? [problemAt('exchangeRate', 'rate-not-permitted')] : []),
    ...lines.flatMap((line, place) =>
      isListPrice(line, cart, listPrices)
        ? []
        : [problemAt(`lines.${place}.unitPrice`, 'price-not-permitted')],
    ),
  ];
}

const discountProblems = ({ lines }: PricedCart): SaleProblem[] =>
  lines.flatMap(({ discount }, place) =>
    discount === 0n ? [] : [problemAt(`lines.${place}.discount`, 'discount-not-permitted')],
  );

/**
 * Whether a price is the listed price of the article. A line without an article has none, so its price counts
 * as changed.
 */
function isListPrice(
  { articleId, unitPrice, tax }: CartLine,
  cart: PricedCart,
  listPrices: ListPrices,
): boolean {
  const article = articleId === null ? undefined : listPrices.ofArticle.get(articleId);
  if (article === undefined) return false;
  const [from, to] = [rateOf(article.currency, listPrices), rateOf(cart.currency, listPrices)];
  if (from === undefined || to === undefined) return false;
  const withVat = divideRounded(article.price * from, to);
  const percent = 'percent' in tax ? tax.percent : 0n;
  const price = cart.pricesIncludeVat ? withVat : divideRounded(withVat * 100n, 100n + percent);
  const difference = unitPrice - price;
  // Tolerates one hundredth: removing VAT from a price and adding it again may change the last digit.
  return difference >= -1n && difference <= 1n;
}

const rateOf = (currency: string, { rates }: ListPrices): ExchangeRate | undefined =>
  currency === baseCurrency ? exchangeRateScale : rates.get(currency);
