import type { contract } from '@tezga/contract';
import { hasOtherParty, invoiceOf, Refusal, refuseUnless, type Cart } from '@tezga/domain';
import type { z } from 'zod';
import { isUniqueViolation } from '../platform/database/transaction.ts';
import { soldGoods } from '../warehouse/index.ts';
import { problemOfInput } from './cart-of.ts';
import { cartToIssue } from './cart-to-issue.ts';
import { beginIssuing, issueDecided, type PastSale } from './issue-decided.ts';
import type { InvoiceReference, NewInvoice } from './new-invoice.ts';
import { saleFingerprint } from './sale-fingerprint.ts';
import { saleCircumstances, type SaleCircumstances } from './sale-circumstances.ts';
import { stockOf } from './self-issue-stock.ts';
import { sellerPricing } from './seller-pricing.ts';
import type { Selling } from './selling.ts';
import { holdAdvances } from './use-advances.ts';

type Input = z.output<typeof contract.sales.issue.input>;

/** Where a sale is made, by whom and to whom, and what is sold. */
export const saleFacts = ({ transaction, businessId, person, role }: Selling, input: Input) =>
  Promise.all([
    saleCircumstances(transaction, businessId, { ...input, userId: person.id }),
    soldGoods(transaction, businessId, articlesOf(input)),
    sellerPricing({ transaction, businessId, role }, input),
  ]);

interface KnownOfSale {
  /** Left out, they are asked for. */
  readonly facts?: ReturnType<typeof saleFacts>;
  readonly past?: PastSale | null;
}

/** Number, signature, invoice, stock, journals, totals and the job that tells the tax authority, or nothing. */
export async function registerSale(
  context: Selling,
  input: Input,
  { facts = saleFacts(context, input), past = null }: KnownOfSale = {},
): Promise<NewInvoice> {
  const { transaction, businessId, config } = context;
  const [circumstances, goods, pricing] = await facts;
  refuseUnless(
    input.lines.every(({ articleId }) => articleId === null || goods.has(articleId)),
    'not-found',
  );
  const now = past?.at ?? context.clock.now();
  const used = await holdAdvances(transaction, businessId, advancesWanted(input, circumstances));
  const cashLimits = config.CASH_LIMITS;
  const asked = { input, circumstances, pricing, used, now, cashLimits };
  const typed = await cartToIssue(transaction, businessId, asked);
  const { cart, rules, change, late, ended } = typed;
  const problems = typed.problems.map(problemOfInput);
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
  refuseUnless(circumstances.till.sellsWithoutClient || isBuyerKnown(cart), 'customer-needed');
  const invoice = invoiceOf(cart, rules);
  const held = stockOf(transaction, businessId, circumstances, { cart, lines: invoice.lines, goods });
  // In one message with what it holds, and behind that: whoever sells the same goods in the same series waits there first.
  const begun = beginIssuing(context, { invoice, circumstances, late }, past);
  // Where the goods are short, nobody asks for the number.
  begun.catch(() => undefined);
  const stock = await held;
  const { saleId, draftId, payDeadline, eInvoice } = input;
  const references = used.advances.map(({ id }): InvoiceReference => ({ relation: 'advance', id }));
  const said = { saleId, draftId, payDeadline, eInvoice, cart, change, references, ended, late };
  const fingerprint = saleFingerprint('sales.issue', input);
  const decided = { ...said, fingerprint, invoice, circumstances, goods, stock };
  return issueDecided(context, decided, past, begun).catch(refuseIfUsed);
}

const articlesOf = ({ lines }: Pick<Input, 'lines'>) => [
  ...new Set(lines.flatMap(({ articleId }) => (articleId === null ? [] : [articleId]))),
];

/** Whose advances the input means. */
export const advancesWanted = (
  { document, buyer }: Pick<Input, 'document' | 'buyer'>,
  { customer }: SaleCircumstances,
) => ({ ids: document.advanceIds, buyer: customer ?? buyer, customerId: customer?.id ?? null });

/** What the business uses itself is sold to nobody else. */
function isBuyerKnown({ buyer, document }: Cart): boolean {
  const selfIssue = document?.selfIssue ?? null;
  return buyer !== null || (selfIssue !== null && !hasOtherParty(selfIssue));
}

/** Whoever ended the same advance a moment earlier was first. */
function refuseIfUsed(error: unknown): never {
  throw isUniqueViolation(error, 'invoice_references_once') ? new Refusal('advance-already-used') : error;
}
