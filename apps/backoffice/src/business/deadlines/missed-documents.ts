import { type FiscalStatus, type Money } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { pageOf } from '../../kits/lists/page-of.ts';
import type { DeadlineKind } from './deadline-kinds.ts';
import type { WaitingInvoice, WaitingNote, WaitingMovement } from '../fiscal/index.ts';
import { invoicePath, notePath, entryPath } from '../../kits/documents/document-paths.ts';

/** A document that came too late for the tax authority. */
export interface MissedDocument {
  readonly _id: string;
  readonly kind: DeadlineKind;
  /** Pending: nobody has answered yet, or the answer was lost. */
  readonly status: FiscalStatus;
  /** The till, for money that moved. */
  readonly number: string;
  /** Who bought, where goods went, who moved the money. */
  readonly about: string;
  readonly madeAt: string;
  readonly deadline: string;
  readonly fault: string | null;
  /** In lek. */
  readonly amount: Money;
  readonly seen: { readonly at: string; readonly by: string } | null;
  /** Its own page. */
  readonly path: string;
}

/** Undefined until it is known; null for what one may not see. */
interface Waiting {
  readonly invoices: readonly WaitingInvoice[] | undefined;
  readonly notes: readonly WaitingNote[] | null | undefined;
  readonly deposits: readonly WaitingMovement[] | null | undefined;
}

/**
 * What is too late among all that waits: first what nobody has seen, and the newest of it. Undefined until all is known:
 * a part would look like the whole.
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

/** What the tax authority can still take, or lacks its EIC alone. */
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

/** All of them are at hand, so they are ordered and searched here. */
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
