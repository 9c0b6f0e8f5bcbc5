import type { contract } from '@tezga/contract';
import { hasOtherParty, invoiceOf, refuseUnless, type Cart, type Pricing } from '@tezga/domain';
import type { z } from 'zod';
import { soldGoods } from '../../warehouse/index.ts';
import { problemOfInput } from './cart-of.ts';
import { cartToIssue } from './cart-to-issue.ts';
import { issueSale, type PastSale } from './issue-sale.ts';
import type { InvoiceReference, NewInvoice } from './new-invoice.ts';
import { saleFingerprint } from './sale-fingerprint.ts';
import { findCircumstances, type SaleCircumstances } from './sale-circumstances.ts';
import { stockOf } from './self-issue-stock.ts';
import { sellerPricing } from './seller-pricing.ts';
import type { Selling } from './selling.ts';
import type { Goods } from './sold-stock.ts';
import { lockAdvances } from '../advances/use-advances.ts';

type Input = z.output<typeof contract.sales.issue.input>;

export interface SaleFacts {
  /** Null if the till or the customer does not exist. */
  readonly circumstances: SaleCircumstances | null;
  readonly goods: Goods;
  readonly pricing: Pricing;
}

/**
 * Reads the rows that the sale depends on. It throws no refusal, so that `issue` can run it in one batch with the
 * idempotency lookup.
 */
export async function readSaleFacts(context: Selling, input: Input): Promise<SaleFacts> {
  const { transaction, businessId, person } = context;
  const [circumstances, goods, pricing] = await Promise.all([
    findCircumstances(transaction, businessId, { ...input, userId: person.id }),
    soldGoods(transaction, businessId, articlesOf(input)),
    sellerPricing(context, input),
  ]);
  return { circumstances, goods, pricing };
}

/** Locks advances and stock of the sale, validates it, and issues it. */
export async function registerSale(
  context: Selling,
  input: Input,
  { circumstances, goods, pricing }: SaleFacts,
  past: PastSale | null = null,
): Promise<NewInvoice> {
  const { transaction, businessId, config } = context;
  refuseUnless(circumstances !== null, 'not-found');
  refuseUnless(
    input.lines.every(({ articleId }) => articleId === null || goods.has(articleId)),
    'not-found',
  );
  const now = past?.at ?? context.clock.now();
  const used = await lockAdvances(transaction, businessId, advancesWanted(input, circumstances));
  const cashLimits = config.CASH_LIMITS;
  const request = { input, circumstances, pricing, used, now, cashLimits };
  const typed = await cartToIssue(transaction, businessId, request);
  const { cart, rules, change, late, ended } = typed;
  const problems = typed.problems.map(problemOfInput);
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
  refuseUnless(circumstances.till.sellsWithoutClient || isBuyerKnown(cart), 'customer-needed');
  const invoice = invoiceOf(cart, rules);
  const stock = await stockOf(transaction, businessId, circumstances, { cart, lines: invoice.lines, goods });
  const { saleId, draftId, payDeadline, eInvoice } = input;
  const references = used.advances.map(({ id }): InvoiceReference => ({ relation: 'advance', id }));
  const fields = { saleId, draftId, payDeadline, eInvoice, cart, change, references, ended, late };
  const fingerprint = saleFingerprint('sales.issue', input);
  return issueSale(context, { ...fields, fingerprint, invoice, circumstances, goods, stock }, past);
}

const articlesOf = ({ lines }: Pick<Input, 'lines'>) => [
  ...new Set(lines.flatMap(({ articleId }) => (articleId === null ? [] : [articleId]))),
];

/** The advances that the request uses, and the buyer they must belong to. */
export const advancesWanted = (
  { document, buyer }: Pick<Input, 'document' | 'buyer'>,
  { customer }: SaleCircumstances,
) => ({ ids: document.advanceIds, buyer: customer ?? buyer, customerId: customer?.id ?? null });

/** Own use needs no buyer: the business itself is the buyer. */
function isBuyerKnown({ buyer, document }: Cart): boolean {
  const selfIssue = document?.selfIssue ?? null;
  return buyer !== null || (selfIssue !== null && !hasOtherParty(selfIssue));
}
