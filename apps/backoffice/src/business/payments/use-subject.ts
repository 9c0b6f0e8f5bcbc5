import { businessLevel } from '@tezga/domain';
import { useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { invoicePath, purchasePath } from '../../kits/documents/document-paths.ts';
import { useSession } from '../../session/session-context.ts';
import type { SubjectOf } from './queries.ts';

/** The customer or supplier that the address names. */
export function useSubject(): SubjectOf {
  const { type, _id: subjectId = '' } = useParams({ strict: false });
  return { type: type === 'supplier' ? 'supplier' : 'customer', subjectId };
}

interface PathDocument {
  readonly _id: string;
  readonly isAdvance: boolean;
  readonly isPurchase: boolean;
}

/** The page of an invoice or a purchase; null for an advance, or if the role may not see invoices. */
export function useDocumentPath() {
  const maySee = businessLevel(useSession().role, 'receipts') !== 'none';
  return useCallback(
    (document: PathDocument) => {
      if (!maySee || document.isAdvance) return null;
      return document.isPurchase ? purchasePath(document) : invoicePath(document);
    },
    [maySee],
  );
}

export type DocumentPath = ReturnType<typeof useDocumentPath>;

export const useMayPay = () => businessLevel(useSession().role, 'customers') === 'readWrite';
