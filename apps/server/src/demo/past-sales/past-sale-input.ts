import { contract, decoded, encoded, figure } from '@tezga/contract';
import { documentReckoning, type Money } from '@tezga/domain';
import type { z } from 'zod';
import { cartOf } from '../../sales/index.ts';
import { demoClientId } from '../add-clients.ts';
import { demoRates } from '../add-places.ts';
import { demoArticleId } from '../demo-articles.ts';
import { demoId } from '../demo-id.ts';
import type { DemoBusiness } from '../people.ts';
import { basketOf, type BasketLine } from './basket-of.ts';
import { boughtLine, buyingRate } from './bought-euros.ts';
import { randomOf, type Random } from './random.ts';
import { habitsOf, isWithoutCash, type Tender } from './habits.ts';
import { dayAfter } from './history.ts';
import type { Sketch } from './sketched-day.ts';

export type PastSaleInput = z.output<typeof contract.sales.issue.input>;
type Payment = PastSaleInput['payments'][number];

/** The sale in the form in which a till sends it. */
export function pastSaleInput(business: DemoBusiness, sketch: Sketch): PastSaleInput {
  const { cart, total } = pastCart(business, sketch);
  const random = randomOf(`${sketch.saleId} paid`);
  if (!sketch.isOrder)
    return { ...cart, payments: paymentsOf(sketch.tender, encoded(figure.money, total), random) };
  return {
    ...cart,
    notes: `Tavolina ${random.between(1, 9)}`,
    payments: [paid('ORDER', encoded(figure.money, total))],
  };
}

/** The cart of a sale without its payments, and its total in the currency of the sale. */
export function pastCart(
  business: DemoBusiness,
  sketch: Sketch,
): { readonly cart: PastSaleInput; readonly total: Money } {
  const { saleId, tillId, tender, client, day } = sketch;
  const businessId = demoId(business.key);
  const random = randomOf(`${saleId} said`);
  const { share, texts } = habitsOf[business.trade].notes;
  const cart = contract.sales.issue.input.parse({
    saleId,
    tillId,
    lines:
      tender === 'bought'
        ? [boughtLine(sketch)]
        : basketOf(business.trade, sketch).map((line) => lineOf(businessId, tender, line)),
    ...moneyOf(tender),
    customerId: client === null ? null : demoClientId(businessId, client.name),
    // The remarks mention transfers and bills, which do not fit a purchase of euros.
    notes: tender !== 'bought' && random.happens(share) ? random.oneOf(texts) : '',
    eInvoice: isEInvoice(sketch) ? {} : null,
    payDeadline: tender === 'bank' ? dayAfter(day, random.oneOf([10, 15, 30, 30, 45])) : null,
  });
  const rules = { isIssuerInVat: true, isCorrective: false, day };
  return { cart, total: documentReckoning(cartOf(cart, null), rules).totals.withVat };
}

function moneyOf(tender: Tender) {
  if (tender === 'bought') return { currency: 'EUR', exchangeRate: buyingRate, document: { isBuying: true } };
  return tender === 'euros' ? { currency: 'EUR', exchangeRate: Number(demoRates.EUR) } : {};
}

const eInvoiceShare = 0.6;

/** A share of the sales on account to firms with a known address are e-invoices. */
function isEInvoice({ saleId, tender, client }: Sketch): boolean {
  const hasAddress =
    client !== null && client.idType === 'NUIS' && client.address !== '' && client.town !== '';
  return tender === 'bank' && hasAddress && randomOf(`${saleId} e-invoice`).happens(eInvoiceShare);
}

function lineOf(businessId: string, tender: Tender, { article, quantity, discount }: BasketLine) {
  const { name, sku, barcode, price, good } = article;
  return {
    articleId: demoArticleId(businessId, name),
    name,
    sku,
    barcode,
    unit: good.unit,
    quantity,
    price: tender === 'euros' ? inHundredths(price / Number(demoRates.EUR)) : price,
    vat: tender === 'export' ? 'EXPORT_OF_GOODS' : good.vatId,
    discount,
  };
}

const inHundredths = (amount: number) => Math.round(amount * 100) / 100;

function paymentsOf(tender: Tender, total: number, random: Random): Payment[] {
  if (isWithoutCash(tender)) return [paid('ACCOUNT', total)];
  if (tender === 'card') return [paid('CARD', total)];
  if (tender === 'bought') return [paid('BANKNOTE', total)];
  const byCard = tender === 'split' ? Math.floor(total / 20) * 10 : 0;
  const rest = inHundredths(total - byCard);
  if (byCard > 0) return [paid('CARD', byCard), paid('BANKNOTE', rest)];
  const isExact = random.happens(0.35);
  return [paid('BANKNOTE', isExact ? total : notesFor(total, tender === 'euros' ? 5 : 100))];
}

const paid = (type: Payment['type'], amount: number): Payment => ({
  type,
  amount: decoded(figure.money, amount),
  companyCard: '',
  vouchers: [],
});

/** Rounds the total up to the banknotes that a customer hands over; a larger total uses larger notes. */
function notesFor(total: number, smallest: number): number {
  const note = total > smallest * 20 ? smallest * 10 : total > smallest * 5 ? smallest * 5 : smallest;
  return Math.ceil(total / note) * note;
}
