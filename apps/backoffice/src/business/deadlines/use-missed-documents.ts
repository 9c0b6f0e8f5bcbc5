import { businessLevel } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asOneQuery, type QueryState } from '../../kits/lists/as-one-query.ts';
import { useSession } from '../../session/session-context.ts';
import { areaOf, type DeadlineKind } from './deadline-kinds.ts';
import { missedDocuments } from './missed-documents.ts';
import { type WaitingInvoice, waitingQueries } from '../fiscal/index.ts';

interface WaitingInvoices extends QueryState {
  readonly data: { readonly invoices: readonly WaitingInvoice[] } | undefined;
}

/**
 * The missed documents: pending invoices, and the accompanying invoices and cash movements that the user may read.
 * Undefined until all of them are loaded.
 */
export function useMissedDocuments(sales: WaitingInvoices) {
  const { role } = useSession();
  const mayRead = (kind: DeadlineKind) => businessLevel(role, areaOf[kind]) !== 'none';
  const [mayReadNotes, mayReadDeposits] = [mayRead('wtn'), mayRead('deposit')];
  const wtn = useQuery({ ...waitingQueries.notes, enabled: mayReadNotes });
  const drawers = useQuery({ ...waitingQueries.movements, enabled: mayReadDeposits });
  const invoices = sales.data?.invoices;
  const notes = mayReadNotes ? wtn.data?.wtns : null;
  const deposits = mayReadDeposits ? drawers.data?.transactions : null;
  const documents = useMemo(
    () => missedDocuments({ invoices, notes, deposits }),
    [invoices, notes, deposits],
  );
  const queries = [sales, ...(mayReadNotes ? [wtn] : []), ...(mayReadDeposits ? [drawers] : [])];
  return { documents, query: asOneQuery(queries) };
}
