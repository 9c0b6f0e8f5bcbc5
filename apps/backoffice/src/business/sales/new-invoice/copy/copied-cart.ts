import { encoded, figure, type OutputOf, type contract } from '@tezga/contract';
import { baseCurrency, isCorrective, type SellerRights } from '@tezga/domain';
import { newRecordId } from '../../../../kits/forms/new-record-id.ts';
import type { WholeInvoice } from '../../queries.ts';
import { emptyCart, newPayment, type BuyerForm, type CartForm, type LineForm } from '../cart-form.ts';
import { lineOfArticle, type Selling } from '../lines/article-line.ts';
import { priceInCart } from '../lines/prices.ts';
import { usualPayDeadline } from '../payment/pay-deadline.ts';
import { kindOf } from '../payment/payment-choice.ts';

type KnownArticle = OutputOf<typeof contract.articles.info>['articles'][number];
type SoldLine = WholeInvoice['items'][number];

export interface Copying {
  readonly tillId: string;
  readonly selling: Selling;
  readonly rights: Pick<SellerRights, 'mayGiveDiscount'>;
  /** Null for the placeholder customer. */
  readonly buyer: BuyerForm | null;
  /** The articles of the invoice as they are now. */
  readonly articles: readonly KnownArticle[];
  readonly now: Date;
}

export interface CopiedCart {
  readonly cart: CartForm;
  /** Names of the lines that were left out, because their article is deleted. */
  readonly leftOut: readonly string[];
  /** Names of the lines whose price differs from the price of the article today. */
  readonly repriced: readonly string[];
}

/** Whether the invoice can be copied; corrections, advances and self-issued invoices cannot. */
export const mayBeCopied = (invoice: WholeInvoice): boolean =>
  !isCorrective(invoice) && invoice.selfIssue === null && !invoice.isAdvance && !invoice.isBuying;

/**
 * A new cart with the lines, the buyer and the payment methods of an issued invoice. Prices and discounts are those of
 * the invoice; names, codes and units those of the articles today.
 */
export function copiedCart(invoice: WholeInvoice, copying: Copying): CopiedCart {
  const { selling, articles, tillId, buyer, now } = copying;
  const { currencyCode: currency, reverseCharge } = invoice;
  const rate = selling.rates.get(currency);
  const sale: CartForm = {
    ...emptyCart(newRecordId(), tillId),
    currency,
    exchangeRate: currency === baseCurrency || rate === undefined ? '' : encoded(figure.exchangeRate, rate),
    pricesIncludeVat: !reverseCharge,
    isReverseCharge: reverseCharge,
    payments: paymentsOf(invoice),
    buyer,
    notes: invoice.invoiceNotes,
  };
  const known = new Map(articles.filter(({ deleted }) => !deleted).map((each) => [each._id, each]));
  const isGone = ({ articleId }: SoldLine) => articleId !== null && !known.has(articleId);
  const lines = invoice.items
    .filter((line) => !isGone(line))
    .map((line) => ({ line: lineOf(line, known.get(line.articleId ?? ''), sale, copying), sold: line }));
  return {
    cart: {
      ...sale,
      lines: lines.map(({ line }) => line),
      payDeadline: kindOf(sale.payments) === 'NONCASH' ? usualPayDeadline(now) : '',
    },
    leftOut: invoice.items.filter(isGone).map(({ N }) => N),
    repriced: lines
      .filter(({ line, sold }) => {
        const article = known.get(sold.articleId ?? '');
        return article !== undefined && priceToday(article, line, sale, selling) !== line.price;
      })
      .map(({ line }) => line.name),
  };
}

const priceToday = (article: KnownArticle, { vat }: LineForm, sale: CartForm, selling: Selling) =>
  priceInCart({ ...article, vat_id: vat }, sale, selling);

function lineOf(
  sold: SoldLine,
  article: KnownArticle | undefined,
  cart: CartForm,
  { selling, rights }: Copying,
): LineForm {
  const { N: name, sku, barcode, U: unit, R: discount, RR: lowersTaxBase, vatCode: vat } = sold;
  const key = newRecordId();
  const quantity = encoded(figure.quantity, sold.Q);
  const named =
    article === undefined
      ? { key, articleId: null, name, sku, barcode, unit, quantity }
      : lineOfArticle(article, { cart, selling, quantity }, key);
  return {
    ...named,
    price: encoded(figure.money, priceOf(sold, cart)),
    vat,
    discount: discount === 0n || !rights.mayGiveDiscount ? '' : encoded(figure.percent, discount),
    lowersTaxBase,
  };
}

/** The unit price in the currency of the invoice. */
function priceOf({ UPA, UPB, UPAAlt, UPBAlt }: SoldLine, { pricesIncludeVat }: CartForm) {
  return pricesIncludeVat ? (UPAAlt ?? UPA) : (UPBAlt ?? UPB);
}

/**
 * The last payment takes the remaining amount, so that it follows the total. Voucher and card data are not
 * copied.
 */
const paymentsOf = ({ paymentMethods }: WholeInvoice) =>
  paymentMethods.map(({ type, value, valueAlt }, place) => ({
    ...newPayment(type, newRecordId()),
    amount: place === paymentMethods.length - 1 ? null : encoded(figure.money, valueAlt ?? value),
  }));
