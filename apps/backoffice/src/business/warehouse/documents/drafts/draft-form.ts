import type { contract, WireInputOf } from '@tezga/contract';
import type { WarehouseDocumentKind } from '@tezga/domain';
import type { Draft } from '../../queries.ts';

type WireDraft = WireInputOf<typeof contract.warehouse.saveDraft>;

/** The values of the form of any kind of document. */
export type DraftValues = Pick<WireDraft, 'documentId' | 'shopId' | 'notes'> &
  Omit<WireDraft['content'], 'version'>;

/** Converts the form, complete or not, to a draft. */
export const draftOf = (
  kind: WarehouseDocumentKind,
  { documentId, shopId, notes, ...fields }: DraftValues,
  seen: string | undefined,
): WireDraft => ({
  documentId,
  kind,
  shopId,
  notes,
  content: { version: 1, ...fields },
  updatedAt: seen,
});

/**
 * The initial values of a form: the defaults of its kind, overlaid with the fields of the draft that it continues.
 */
export function continued<Values extends DraftValues>(start: Values, draft: Draft | null): Values {
  if (draft === null) return start;
  const { _id: documentId, shopId, notes, content } = draft;
  const typed = Object.entries({ ...content, documentId, shopId, notes });
  return { ...start, ...Object.fromEntries(typed.filter(([field]) => field in start)) };
}
