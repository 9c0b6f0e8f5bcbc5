import { minus, type Money } from '../amounts.ts';
import { cashCustomerId, chartAccounts, placeInChart, type ChartAccount } from './account-paths.ts';
import { plus, type Journal, type PostedAmount, type PostingCurrency } from './journal.ts';
import { isRecordId } from '../record-id.ts';

/** Customers owe money to the business; the business owes money to suppliers. */
export const subjectSides = ['customer', 'supplier'] as const;
export type SubjectSide = (typeof subjectSides)[number];

/**
 * The accounts that have one sub-account for each document of a customer or supplier: debts, and advances.
 */
const subjectAccounts: Partial<
  Record<ChartAccount, { readonly side: SubjectSide; readonly isAdvance: boolean }>
> = {
  customers: { side: 'customer', isAdvance: false },
  advancesReceived: { side: 'customer', isAdvance: true },
  suppliers: { side: 'supplier', isAdvance: false },
  advancesGiven: { side: 'supplier', isAdvance: true },
};

/** The change of the debt for one document by a journal. */
export interface SubjectChange extends PostingCurrency {
  readonly side: SubjectSide;
  readonly subjectId: string;
  readonly documentId: string;
  readonly isAdvance: boolean;
  /** The change of the debt: positive if the customer owes more, or the supplier is owed more. */
  readonly owed: PostedAmount;
}

/**
 * Whether this is the id of a customer or supplier record, or of the placeholder for all customers without a
 * record.
 */
export const isSubjectId = (id: string): boolean => id === cashCustomerId || isRecordId(id);

/**
 * The changes that a journal makes to the debts and advances of customers and suppliers, one for each
 * document.
 */
export function subjectChangesOf({ lines }: Pick<Journal, 'lines'>): SubjectChange[] {
  const changes = new Map<string, SubjectChange>();
  for (const { accountPath, currency, exchangeRate, debit, credit, debitMon, creditMon } of lines) {
    const place = placeOfSubject(accountPath);
    if (place === null) continue;
    const signed = (one: Money, other: Money) =>
      place.side === 'customer' ? minus(one, other) : minus(other, one);
    const owed = { all: signed(debit, credit), mon: signed(debitMon, creditMon) };
    const earlier = changes.get(accountPath);
    changes.set(accountPath, {
      ...place,
      currency,
      exchangeRate,
      owed: earlier === undefined ? owed : plus(earlier.owed, owed),
    });
  }
  return [...changes.values()];
}

function placeOfSubject(path: string): Omit<SubjectChange, 'currency' | 'exchangeRate' | 'owed'> | null {
  const { account, below } = placeInChart(path);
  const [subjectId, documentId] = below;
  const kind = account === null ? undefined : subjectAccounts[account];
  // An account path without a document id belongs to a taxed advance. It is not an open item, because the business owes
  // goods for it and not money.
  return kind === undefined || subjectId === undefined || documentId === undefined
    ? null
    : { ...kind, subjectId, documentId };
}

/** The account path for one document of a customer or supplier. */
export function subjectPath({
  side,
  subjectId,
  documentId,
  isAdvance,
}: Pick<SubjectChange, 'side' | 'subjectId' | 'documentId' | 'isAdvance'>): string {
  const found = Object.entries(subjectAccounts).find(
    ([, kind]) => kind.side === side && kind.isAdvance === isAdvance,
  );
  if (found === undefined) throw new Error(`no account of a ${side}`);
  return [chartAccounts[found[0] as ChartAccount], subjectId, documentId].join(':');
}
