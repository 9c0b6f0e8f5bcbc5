import { contract, type InputOf, type OutputOf } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PrintChoice } from '../../kits/documents/print-choice.ts';
import { call } from '../../session/call.ts';

/** The key of all payment queries; a payment invalidates them all. */
export const paymentsKey = ['payments'];

export type SubjectsRequest = InputOf<typeof contract.payments.subjects>;
export type CardRequest = InputOf<typeof contract.payments.subject>;
export type OverdueRequest = InputOf<typeof contract.payments.allSales>;
export type OpenRequest = InputOf<typeof contract.payments.whatCanIPay>;
export type SubjectRow = OutputOf<typeof contract.payments.subjects>['subjects'][number];
export type SubjectCard = Omit<OutputOf<typeof contract.payments.subject>, 'entries'>;
export type ClientCredit = SubjectCard['clientCredit'];
export type CardEntry = OutputOf<typeof contract.payments.subject>['entries'][number];
export type OpenDocuments = OutputOf<typeof contract.payments.whatCanIPay>;
export type OpenDocument = OpenDocuments['documents'][number];
export type WholePayment = OutputOf<typeof contract.payments.one>['payment'];
export type StatementRequest = InputOf<typeof contract.payments.statement>;
export type SubjectOf = Pick<SubjectRow, 'type' | 'subjectId'>;

/** The maximum number of documents in one reply of the server. */
const perPage = 1000;

/** All open documents of a subject, so that the form computes what a payment of the oldest ones leaves over. */
async function allOpen(of: SubjectOf, signal: AbortSignal): Promise<OpenDocuments> {
  const first = await call(contract.payments.whatCanIPay, { ...of, perPage }, { signal });
  const documents = [...first.documents];
  for (let page = 2, last = first; last.documents.length > 0; page += 1) {
    if (!last.isMore && documents.length >= last.totalResult) break;
    last = await call(contract.payments.whatCanIPay, { ...of, page, perPage }, { signal });
    documents.push(...last.documents);
  }
  return { ...first, documents };
}

export async function subjectsPage(request: SubjectsRequest, signal: AbortSignal) {
  const { subjects, totalResult, isMore, balance } = await call(contract.payments.subjects, request, {
    signal,
  });
  return { rows: subjects, total: totalResult, isMore, totals: { balance } };
}

export async function cardPage(request: CardRequest, signal: AbortSignal) {
  const { entries, ...known } = await call(contract.payments.subject, request, { signal });
  return { known, rows: entries, total: known.totalResult, isMore: known.isMore };
}

export async function openPage(request: OpenRequest, signal: AbortSignal) {
  const known = await call(contract.payments.whatCanIPay, request, { signal });
  const { documents, totalResult, isMore, open } = known;
  return { known, rows: documents, total: totalResult, isMore, totals: { open } };
}

export async function overduePage(request: OverdueRequest, signal: AbortSignal) {
  const { documents, totalResult, isMore, open } = await call(contract.payments.allSales, request, {
    signal,
  });
  return { rows: documents, total: totalResult, isMore, totals: { open } };
}

/** Uncached, because every sale and every payment elsewhere changes the debts. */
const fresh = { placeholderData: keepPreviousData, staleTime: 0 };

export const paymentsQueries = {
  subjects: (request: SubjectsRequest) =>
    queryOptions({
      queryKey: [...paymentsKey, 'subjects', request],
      queryFn: ({ signal }) => subjectsPage(request, signal),
      ...fresh,
    }),
  card: (request: CardRequest) =>
    queryOptions({
      queryKey: [...paymentsKey, 'card', request],
      queryFn: ({ signal }) => cardPage(request, signal),
      ...fresh,
    }),
  overdue: (request: OverdueRequest) =>
    queryOptions({
      queryKey: [...paymentsKey, 'overdue', request],
      queryFn: ({ signal }) => overduePage(request, signal),
      ...fresh,
    }),
  open: (request: OpenRequest) =>
    queryOptions({
      queryKey: [...paymentsKey, 'open', request],
      queryFn: ({ signal }) => openPage(request, signal),
      ...fresh,
    }),
  /** The open documents and the name of a subject, for the form of a payment. */
  toPay: ({ type, subjectId }: SubjectOf) =>
    queryOptions({
      queryKey: [...paymentsKey, 'to pay', type, subjectId],
      queryFn: async ({ signal }) => {
        const [open, { subject, clientCredit }] = await Promise.all([
          allOpen({ type, subjectId }, signal),
          call(contract.payments.subject, { type, subjectId, perPage: 1 }, { signal }),
        ]);
        return { ...open, subject, clientCredit };
      },
      enabled: subjectId !== '',
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...paymentsKey, 'one', id],
      queryFn: async ({ signal }) => (await call(contract.payments.one, { id }, { signal })).payment,
      staleTime: 0,
    }),
  receipt: (id: string, choice: PrintChoice) =>
    queryOptions({
      queryKey: [...paymentsKey, 'receipt', id, choice],
      queryFn: ({ signal }) => call(contract.payments.receipt, { id, ...choice }, { signal }),
      // Not cached, because a PDF is large and every payment changes its content.
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
  statement: (request: StatementRequest) =>
    queryOptions({
      queryKey: [...paymentsKey, 'statement', request],
      queryFn: ({ signal }) => call(contract.payments.statement, request, { signal }),
      // Not cached, because a PDF is large and every payment changes its content.
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
};
