import { businessLevel } from '@tezga/domain';
import { useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { invoicePath } from '../../kits/documents/document-paths.ts';
import { useSession } from '../../session/session-context.ts';
import type { SubjectOf } from './queries.ts';

/** The customer or supplier that the address names. */
export function useSubject(): SubjectOf {
  const { type, _id: subjectId = '' } = useParams({ strict: false });
  return { type: type === 'supplier' ? 'supplier' : 'customer', subjectId };
}

/** The page of an invoice; null if the role may not see invoices. */
export function useInvoicePath() {
  const maySee = businessLevel(useSession().role, 'receipts') !== 'none';
  return useCallback((documentId: string) => (maySee ? invoicePath({ _id: documentId }) : null), [maySee]);
}

export const useMayPay = () => businessLevel(useSession().role, 'customers') === 'readWrite';
