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
import { storedAttachments } from '../../e-invoices/index.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { cartOf, type SaleInput } from './cart-of.ts';
import type { SaleCircumstances } from './sale-circumstances.ts';
import type { UsedAdvances } from '../advances/use-advances.ts';

/** A cart together with all problems that prevent issuing it. */
export interface CartToIssue {
  readonly cart: Cart;
  readonly rules: Circumstances;
  readonly change: Money;
  readonly late: LateIssue | null;
  /** For each line, the parts of advances that it uses; empty if the sale uses no advance. */
  readonly ended: readonly (readonly EndedAdvance[])[];
  readonly problems: readonly SaleProblem[];
}

interface CartRequest {
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
  { input, circumstances, pricing, used, now, cashLimits }: CartRequest,
): Promise<CartToIssue> {
  const late = lateOf(input);
  const rules: Circumstances = {
    isIssuerInVat: circumstances.settings.isInVat,
    usedVatIds: circumstances.settings.vatIds,
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

/** Refuses advances in an order, in another advance, in a self-issued invoice and in a purchase of currency. */
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

/** The problems that prevent an e-invoice of this sale; empty if no e-invoice is requested. */
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
    storedFiles: await storedAttachments(transaction, businessId, details.files),
  });
}
