import { businessLevel } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asOneQuery, type Asked } from '../../kits/lists/as-one-query.ts';
import { useSession } from '../../session/session-context.ts';
import { areaOf, type DeadlineKind } from './deadline-kinds.ts';
import { missedDocuments } from './missed-documents.ts';
import { type WaitingInvoice, waitingQueries } from '../fiscal/index.ts';

interface WaitingInvoices extends Asked {
  readonly data: { readonly invoices: readonly WaitingInvoice[] } | undefined;
}

/**
 * What came too late: among the invoices that wait, and among notes and money that moved for whoever may see them.
 * Undefined until all of it is known.
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
  const asked = [sales, ...(mayReadNotes ? [wtn] : []), ...(mayReadDeposits ? [drawers] : [])];
  return { documents, query: asOneQuery(asked) };
}
