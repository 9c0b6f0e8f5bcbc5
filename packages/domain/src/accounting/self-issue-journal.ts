import type { SelfIssueType } from '../sales/invoice-types.ts';
import { tiranaDay } from '../tirana-time.ts';
import { cashCustomerId, cashPath, chartAccounts, purchaseInvoicePath } from './account-paths.ts';
import {
  journalLines,
  journalOf,
  merged,
  minus,
  nothing,
  plus,
  type Journal,
  type PostedAmount,
  type Posting,
  type PostingCurrency,
} from './journal.ts';
import { revenueAccounts, saleSourceType, type RevenueKind } from './sale-journal.ts';
import type { TenderMethod } from './tender-accounts.ts';

/** The account of bought goods, by their use: resale, own products, or consumption. */
export const boughtAccounts = {
  goods: chartAccounts.goods,
  'own-product': chartAccounts.ownProducts,
  used: chartAccounts.costOfGoods,
} as const;
export type BoughtKind = keyof typeof boughtAccounts;

export interface SelfIssuedLine {
  readonly bought: BoughtKind;
  readonly revenue: RevenueKind;
  readonly net: PostedAmount;
  readonly vat: PostedAmount;
  /** The VAT that the business owes to the state instead of the seller. */
  readonly owedVat: PostedAmount;
}

/** An invoice that the business issued instead of its supplier; a correction has negative amounts. */
export interface PostedSelfIssue extends PostingCurrency {
  readonly invoiceId: string;
  readonly issuedAt: Date;
  /** The invoice that this one corrects. */
  readonly correctsInvoiceId: string | null;
  readonly selfIssue: SelfIssueType;
  /** The customer record of the supplier; null for a supplier without a record. */
  readonly supplierId: string | null;
  readonly cashId: string;
  /** False for a business that is not registered for VAT: it posts the VAT as cost. */
  readonly isVatDeductible: boolean;
  /** The total with VAT. */
  readonly total: PostedAmount;
  readonly lines: readonly SelfIssuedLine[];
  readonly payments: readonly { readonly method: TenderMethod; readonly amount: PostedAmount }[];
}

/**
 * The journal of a self-issued purchase, or of own use (goods that the business takes for itself, posted like a
 * sale).
 */
export function selfIssueJournal(issued: PostedSelfIssue): Journal | null {
  const postings = issued.selfIssue === 'SELF' ? ownUsePostings(issued) : purchasePostings(issued);
  const kind = issued.correctsInvoiceId === null ? 'sale' : 'correction';
  const source = { sourceType: saleSourceType, sourceId: issued.invoiceId };
  return journalOf(source, kind, tiranaDay(issued.issuedAt), journalLines(postings, issued));
}

function ownUsePostings({ total, lines }: PostedSelfIssue): Posting[] {
  return merged([
    { accountPath: chartAccounts.otherExpense, amount: total },
    ...lines.map(({ revenue, net }) => credit(revenueAccounts[revenue], net)),
    ...lines.map(({ vat }) => credit(chartAccounts.outputVat, vat)),
  ]);
}

function purchasePostings(issued: PostedSelfIssue): Posting[] {
  const { lines, payments, isVatDeductible } = issued;
  return merged([
    ...lines.map(({ bought, net, vat, owedVat }) => ({
      accountPath: boughtAccounts[bought],
      amount: isVatDeductible ? net : plus(net, plus(vat, owedVat)),
    })),
    ...(isVatDeductible
      ? lines.map(({ vat, owedVat }) => ({ accountPath: chartAccounts.inputVat, amount: plus(vat, owedVat) }))
      : []),
    ...payments.map(({ method, amount }) => credit(payingAccount(issued, method), amount)),
    ...lines.map(({ owedVat }) => credit(chartAccounts.outputVat, owedVat)),
  ]);
}

const credit = (accountPath: string, amount: PostedAmount): Posting => ({
  accountPath,
  amount: minus(nothing, amount),
});

/**
 * The credited account. Banknotes leave the drawer at once; with any other method the business owes the amount to the
 * supplier.
 */
function payingAccount(issued: PostedSelfIssue, method: TenderMethod): string {
  const { cashId, currency, supplierId, invoiceId, correctsInvoiceId } = issued;
  if (method === 'BANKNOTE') return cashPath(cashId, currency);
  return purchaseInvoicePath(supplierId ?? cashCustomerId, correctsInvoiceId ?? invoiceId);
}
