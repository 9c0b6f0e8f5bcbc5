import { asExchangeRate, asMoney, asPercent, asQuantity, type ExchangeRate } from '../../amounts.ts';
import { documentReckoning } from '../invoice-of.ts';
import type { Cart, CartLine, Circumstances, LineTax, Payment } from '../cart.ts';
import { itemAt } from '../item-at.ts';
import { paymentMethodCodes, paymentMethods, type InvoiceClass } from '../payment-methods.ts';
import { vatExemptionCodes } from '../vat-exemptions.ts';

/** Random integers from 0 to bound - 1; the same seed gives the same sequence (mulberry32). */
export function randomFrom(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * bound);
  };
}

type Random = (bound: number) => number;

const percents = [20n, 20n, 20n, 10n, 6n, 0n];
const currencies: readonly (readonly [string, ExchangeRate])[] = [
  ['EUR', asExchangeRate(9_874_000_000n)],
  ['USD', asExchangeRate(8_112_345_678n)],
  ['JPY', asExchangeRate(55_500_000n)],
  ['GBP', asExchangeRate(11_500_000_001n)],
];
const discounts = [0, 0, 0, 500, 1000, 3333, 9999, 10_000];

const pick = <Item>(random: Random, items: readonly Item[]): Item => itemAt(items, random(items.length));

/**
 * A random price: mostly small, because small prices cause most rounding cases, and some as large as the
 * field allows.
 */
function randomPrice(random: Random): bigint {
  const bound = pick(random, [30, 1000, 100_000, 100_000, 5_000_000, 999_999_999_999]);
  return BigInt(random(bound));
}

function randomQuantity(random: Random): bigint {
  const kind = random(10);
  if (kind < 6) return BigInt(1 + random(5)) * 1000n;
  return BigInt(1 + random(kind < 9 ? 5000 : 2_000_000));
}

function randomTax(random: Random, isReverseCharge: boolean): LineTax {
  if (!isReverseCharge && random(4) === 0) return { exemption: pick(random, vatExemptionCodes) };
  return { percent: pick(random, percents) };
}

export interface Sale {
  readonly cart: Cart;
  readonly circumstances: Circumstances;
}

/** A random sale that is valid, except that its payments or its buyer may be invalid. */
export function randomSale(random: Random, linesMax: number): Sale {
  const isReverseCharge = random(12) === 0;
  const isCorrective = random(5) === 0;
  const isBackwards = isCorrective && random(2) === 0;
  const article = () => String(random(linesMax * 3));
  const lines = Array.from({ length: 1 + random(linesMax) }, (): CartLine => {
    const articleId = article();
    const quantity = randomQuantity(random);
    const isBack = isBackwards || (isCorrective && random(2) === 0);
    return {
      articleId,
      name: `Artikull ${articleId}`,
      sku: articleId,
      barcode: '',
      unit: 'cope',
      quantity: asQuantity(isBack ? -quantity : quantity),
      unitPrice: asMoney(randomPrice(random)),
      tax: randomTax(random, isReverseCharge),
      discount: asPercent(BigInt(random(3) === 0 ? random(10_001) : pick(random, discounts))),
      lowersTaxBase: random(6) !== 0,
    };
  });
  const [currency, exchangeRate] = random(4) === 0 ? pick(random, currencies) : (['ALL', null] as const);
  const unpaid = {
    lines,
    pricesIncludeVat: random(3) !== 0,
    currency,
    exchangeRate,
    payments: [],
    buyer: null,
    isReverseCharge,
    notes: '',
  };
  const circumstances = { isIssuerInVat: random(8) !== 0, isCorrective, day: '2026-11-15' };
  const total = documentReckoning(unpaid, circumstances).totals.withVat;
  return { cart: { ...unpaid, payments: randomPayments(random, total) }, circumstances };
}

/** Up to three payments of one class that sum to the total. */
function randomPayments(random: Random, total: bigint): Payment[] {
  const settles: InvoiceClass = random(3) === 0 ? 'NONCASH' : 'CASH';
  const methods = paymentMethodCodes.filter(
    (method) => paymentMethods[method].settles === settles && method !== 'ORDER',
  );
  const count = 1 + random(3);
  let rest: bigint = total;
  return methods.slice(0, count).map((method, place) => {
    const amount = place === count - 1 ? rest : (rest * BigInt(random(100))) / 100n;
    rest -= amount;
    return { method, amount: asMoney(amount), companyCard: null, vouchers: [] };
  });
}
