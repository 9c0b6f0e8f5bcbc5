import { type FiscalStatus, type Money } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { pageOf } from '../../kits/lists/page-of.ts';
import type { DeadlineKind } from './deadline-kinds.ts';
import type { WaitingInvoice, WaitingNote, WaitingMovement } from '../fiscal/index.ts';
import { invoicePath, notePath, entryPath } from '../../kits/documents/document-paths.ts';

/** A document that missed its deadline at the tax authority. */
export interface MissedDocument {
  readonly _id: string;
  readonly kind: DeadlineKind;
  /** Pending: no reply yet, or the reply was lost. */
  readonly status: FiscalStatus;
  /** The number of the document; for a cash movement the name of its till. */
  readonly number: string;
  /** The buyer, the destination of the goods, or the employee who moved the cash. */
  readonly about: string;
  readonly madeAt: string;
  readonly deadline: string;
  readonly fault: string | null;
  /** The total in lek. */
  readonly amount: Money;
  readonly seen: { readonly at: string; readonly by: string } | null;
  /** The URL of the document's page. */
  readonly path: string;
}

/** The documents by kind: undefined while a kind is loading, null if the user may not read it. */
interface Waiting {
  readonly invoices: readonly WaitingInvoice[] | undefined;
  readonly notes: readonly WaitingNote[] | null | undefined;
  readonly deposits: readonly WaitingMovement[] | null | undefined;
}

/**
 * The documents that missed their deadline, unseen ones first, then the newest. Undefined until all kinds are
 * loaded, because a partial list would look complete.
 */
export function missedDocuments({ invoices, notes, deposits }: Waiting): MissedDocument[] | undefined {
  if (invoices === undefined || notes === undefined || deposits === undefined) return undefined;
  const missed = [
    ...invoices.flatMap(missedInvoice),
    ...(notes ?? []).filter(isMissed).map(missedNote),
    ...(deposits ?? []).filter(isMissed).map(missedDeposit),
  ];
  return missed.toSorted(
    (one, other) =>
      Number(one.seen !== null) - Number(other.seen !== null) ||
      Date.parse(other.deadline) - Date.parse(one.deadline),
  );
}

/** The invoices that can still be accepted, or lack only their EIC. */
export const notMissed = (invoices: readonly WaitingInvoice[]) =>
  invoices.filter((invoice) => !isMissed(invoice));

const isMissed = ({ deadlineState }: Pick<WaitingInvoice, 'deadlineState'>) => deadlineState === 'missed';

function missedInvoice(invoice: WaitingInvoice): MissedDocument[] {
  const { _id, meta, status, deadline, transactionDate: madeAt, fault, totalPrice: amount, seen } = invoice;
  if (deadline === null || !isMissed(invoice)) return [];
  const [number, about] = [meta.invoiceNumber, meta.buyerName];
  return [
    {
      _id,
      kind: 'invoice',
      status,
      number,
      about,
      madeAt,
      deadline,
      fault,
      amount: amount,
      seen,
      path: invoicePath(invoice),
    },
  ];
}

function missedNote(note: WaitingNote): MissedDocument {
  const { _id, status, wtnNumber: number, date: madeAt, deadline, fault, valueOfGoods: amount, seen } = note;
  const about = `${note.startCity} → ${note.destinationCity}, ${note.vehiclePlates}`;
  const path = notePath(note);
  return {
    _id,
    kind: 'wtn',
    status,
    number,
    about,
    madeAt,
    deadline,
    fault,
    amount: amount,
    seen,
    path,
  };
}

function missedDeposit(movement: WaitingMovement): MissedDocument {
  const { _id, posName: number, employeeName: about, createdAt: madeAt, amount } = movement;
  const { status, deadline, fault, seen } = movement;
  const path = entryPath;
  return { _id, kind: 'deposit', status, number, about, madeAt, deadline, fault, amount, seen, path };
}

/** A page of the list, filtered and sorted in the browser, because all documents are loaded. */
export const missedPage = (documents: readonly MissedDocument[], state: TableState) =>
  pageOf(documents, state, {
    words: ({ number, about }) => [number, about],
    order: {
      kind: ({ kind }) => kind,
      number: ({ number }) => number,
      about: ({ about }) => about,
      madeAt: ({ madeAt }) => Date.parse(madeAt),
      deadline: ({ deadline }) => Date.parse(deadline),
      amount: ({ amount }) => amount,
    },
  });
