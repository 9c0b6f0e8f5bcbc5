import {
  documentReckoning,
  eInvoiceProblems,
  classOfPayments,
  lateIssue,
  lateProblems,
  lessAdvances,
  problemAt,
  rightsProblems,
  saleProblems,
  settlementOf,
  tiranaDay,
  type Cart,
  type CashLimit,
  type Circumstances,
  type EndedAdvance,
  type LateIssue,
  type Money,
  type Pricing,
  type SaleProblem,
} from '@tezga/domain';
import { keptAttachments } from '../../e-invoices/index.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { cartOf, type SaleInput } from './cart-of.ts';
import type { SaleCircumstances } from './sale-circumstances.ts';
import type { UsedAdvances } from '../advances/use-advances.ts';

/** What a typed cart becomes, and all that keeps it from being issued. */
export interface CartToIssue {
  readonly cart: Cart;
  readonly rules: Circumstances;
  readonly change: Money;
  readonly late: LateIssue | null;
  /** What each line ends of the advances; empty where there are none. */
  readonly ended: readonly (readonly EndedAdvance[])[];
  readonly problems: readonly SaleProblem[];
}

interface Decided {
  readonly input: SaleInput;
  readonly circumstances: SaleCircumstances;
  readonly pricing: Pricing;
  readonly used: UsedAdvances;
  readonly now: Date;
  readonly cashLimits: readonly CashLimit[];
}

export async function cartToIssue(
  transaction: Transaction,
  businessId: string,
  { input, circumstances, pricing, used, now, cashLimits }: Decided,
): Promise<CartToIssue> {
  const late = lateOf(input);
  const rules: Circumstances = {
    isIssuerInVat: circumstances.settings.isInVat,
    isCorrective: false,
    day: tiranaDay(late?.issuedAt ?? now),
    cashLimits,
  };
  const typed = cartOf(input, circumstances.customer);
  const less = lessAdvances(typed, rules, used.advances);
  const { payments, change } = settlementOf(
    typed.payments,
    documentReckoning(less.cart, rules).totals.withVat,
  );
  const cart = { ...less.cart, payments };
  const problems = [
    ...saleProblems(cart, rules),
    ...rightsProblems(typed, pricing),
    ...used.problems,
    ...less.problems,
    ...advanceProblems(input),
    ...(late === null ? [] : lateProblems(late, now)),
    ...(await problemsOfEInvoice(transaction, businessId, input, { ...cart, seller: circumstances.seller })),
  ];
  return { cart, rules, change, late, ended: less.ended, problems };
}

/** Only a sale ends advances, and only when it is paid: not an order, another advance, or what is bought. */
function advanceProblems({ document, payments }: SaleInput): SaleProblem[] {
  const { advanceIds, isAdvance, isBuying, selfIssue } = document;
  const isOrder = payments.some(({ type }) => type === 'ORDER');
  const isFitting = !isAdvance && !isBuying && selfIssue === null && !isOrder;
  return advanceIds.length === 0 || isFitting
    ? []
    : [problemAt('document.advanceIds', 'advance-not-fitting')];
}

function lateOf({ document: { late } }: SaleInput): LateIssue | null {
  return late === null ? null : lateIssue({ reason: late.reason, issuedAt: new Date(late.issuedAt) });
}

/** What keeps an invoice from going through the central platform; nothing where it does not have to. */
export async function problemsOfEInvoice(
  transaction: Transaction,
  businessId: string,
  { eInvoice: details }: Pick<SaleInput, 'eInvoice'>,
  {
    payments,
    buyer,
    document,
    currency,
    seller,
  }: Pick<Cart, 'payments' | 'buyer' | 'document' | 'currency'> & Pick<SaleCircumstances, 'seller'>,
): Promise<SaleProblem[]> {
  if (details === null) return [];
  return eInvoiceProblems({
    typeOfInvoice: classOfPayments(payments) ?? 'CASH',
    isSelfIssued: (document?.selfIssue ?? null) !== null,
    currency,
    seller,
    buyer,
    details,
    kept: await keptAttachments(transaction, businessId, details.files),
  });
}
