import type { contract } from '@tezga/contract';
import {
  mergedOrders,
  refuseUnless,
  summaryOf,
  sumOf,
  tiranaDay,
  type Circumstances,
  type Money,
  type OrderToSum,
  type Summary,
} from '@tezga/domain';
import type { z } from 'zod';
import type { Handler } from '../../platform/http/context.ts';
import { soldGoods } from '../../warehouse/index.ts';
import { buyerOf, paymentOf, problemOfInput } from '../issue/cart-of.ts';
import { problemsOfEInvoice } from '../issue/cart-to-issue.ts';
import { issueOnce } from '../issue/issue-once.ts';
import { issueSale, type PastSale } from '../issue/issue-sale.ts';
import type { InvoiceReference, NewInvoice } from '../issue/new-invoice.ts';
import { saleFingerprint } from '../issue/sale-fingerprint.ts';
import { saleCircumstances, type SaleCircumstances } from '../issue/sale-circumstances.ts';
import type { Selling } from '../issue/selling.ts';
import type { SoldStock } from '../issue/sold-stock.ts';
import { verifyClient } from '../issue/verify-client.ts';
import { chosenOrders, lockOrders, type ChosenOrder } from './summed-orders.ts';

type Input = z.output<typeof contract.sales.summarize.input>;

export const summarize: Handler<typeof contract.sales.summarize> = async (input, context) => {
  // Locks before the idempotency lookup, so that a retry finds its own summary instead of failing on used orders.
  await lockOrders(context.transaction, context.businessId, input.invoiceIds);
  const sent = { saleId: input.saleId, fingerprint: saleFingerprint('sales.summarize', input) };
  return issueOnce(context, sent, async () => {
    const circumstances = await summaryCircumstances(context, input);
    // Only the orders are locked during this call, so other sales do not wait for the tax authority.
    await verifyClient(context, input, circumstances);
    return registerSummary(context, input, circumstances);
  });
};

/** Reads the till, the shop, the settings and the customer of a summary invoice. */
export const summaryCircumstances = ({ transaction, businessId, person }: Selling, input: Input) =>
  saleCircumstances(transaction, businessId, { ...input, userId: person.id });

/**
 * Registers one summary invoice for several orders, in one transaction: number, signature, journal, totals and
 * submission job. It moves no stock and posts no cost, because the orders did; its lines only repeat their cost.
 */
export async function registerSummary(
  context: Selling,
  input: Input,
  circumstances: SaleCircumstances,
  past: PastSale | null = null,
): Promise<NewInvoice> {
  const { transaction, businessId } = context;
  const ids = [...new Set(input.invoiceIds)].toSorted();
  const orders = await chosenOrders(transaction, businessId, ids);
  const together = mergedOrders(orders);
  const rules: Circumstances = {
    isIssuerInVat: circumstances.settings.isInVat,
    isCorrective: false,
    day: tiranaDay(past?.at ?? context.clock.now()),
    cashLimits: context.config.CASH_LIMITS,
  };
  // Refuses if the business entered or left the VAT scheme after the orders, because the summary would state another
  // VAT than they do.
  refuseUnless(together.hasVat === (rules.isIssuerInVat || together.isReverseCharge), 'orders-differ');
  const { cart, invoice, change } = await decided(context, input, { circumstances, together, rules });
  const goods = await soldGoods(transaction, businessId, articlesOf(together));
  const references = ids.map((id): InvoiceReference => ({ relation: 'sums-up', id }));
  const { saleId, payDeadline, eInvoice } = input;
  const fingerprint = saleFingerprint('sales.summarize', input);
  const fields = {
    saleId,
    fingerprint,
    draftId: null,
    payDeadline,
    eInvoice,
    cart,
    change,
    references,
    late: null,
  };
  const stock = servedBefore(together);
  const paid = together.method === 'COMPANY' ? { paysCards: orders.map(chargedTo) } : {};
  return issueSale(context, { ...fields, ...paid, invoice, circumstances, goods, stock }, past);
}

interface Choice {
  readonly circumstances: SaleCircumstances;
  readonly together: OrderToSum;
  readonly rules: Circumstances;
}

async function decided(
  { transaction, businessId }: Selling,
  input: Input,
  { circumstances, together, rules }: Choice,
): Promise<Omit<Summary, 'problems'> & Pick<NewInvoice, 'cart'>> {
  const cart = { buyer: buyerOf(circumstances.customer ?? input.buyer), notes: input.notes };
  const payments = input.payments.map(paymentOf);
  const { invoice, change, problems } = summaryOf(together, { ...cart, payments }, rules);
  const ofEInvoice = await problemsOfEInvoice(transaction, businessId, input, {
    ...cart,
    payments,
    currency: invoice.currency,
    seller: circumstances.seller,
  });
  const all = [...problems, ...ofEInvoice].map(problemOfInput);
  refuseUnless(all.length === 0, 'invalid-input', { problems: all });
  refuseUnless(circumstances.till.sellsWithoutClient || cart.buyer !== null, 'customer-needed');
  return { cart, invoice, change };
}

const articlesOf = ({ lines }: OrderToSum) => [
  ...new Set(lines.flatMap(({ articleId }) => (articleId === null ? [] : [articleId]))),
];

const servedBefore = ({ lines }: OrderToSum): SoldStock => ({
  issues: [],
  costs: [],
  lineCosts: lines.map(({ cost }) => cost),
});

/** The amount that an order charged to a company card, with its till. */
function chargedTo({ tillId, lines }: ChosenOrder) {
  const sum = (pick: (line: ChosenOrder['lines'][number]) => Money) => sumOf(lines.map(pick));
  return {
    cashId: tillId,
    amount: {
      all: sum(({ withVat }) => withVat),
      mon: sum(({ withVat, inCurrency }) => inCurrency?.withVat ?? withVat),
    },
  };
}
