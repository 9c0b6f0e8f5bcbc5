import { businessLevel } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../session/session-context.ts';
import { cashRegisterQueries } from '../cash-register/queries.ts';
import type { WaitingInvoice } from '../sales/queries.ts';
import { wtnQueries } from '../wtn/queries.ts';
import { areaOf, type DeadlineKind } from './deadline-kinds.ts';
import { missedDocuments } from './missed-documents.ts';

/** What came too late: among the invoices that wait, and among notes and money that moved for whoever may see them. */
export function useMissedDocuments(invoices: readonly WaitingInvoice[]) {
  const { role } = useSession();
  const mayRead = (kind: DeadlineKind) => businessLevel(role, areaOf[kind]) !== 'none';
  const { data: notes } = useQuery({ ...wtnQueries.waiting, enabled: mayRead('wtn') });
  const { data: deposits } = useQuery({ ...cashRegisterQueries.waiting, enabled: mayRead('deposit') });
  return useMemo(
    () => missedDocuments({ invoices, notes: notes?.wtns ?? [], deposits: deposits?.transactions ?? [] }),
    [invoices, notes, deposits],
  );
}
