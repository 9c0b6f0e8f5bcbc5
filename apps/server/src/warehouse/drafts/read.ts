import { contract } from '@tezga/contract';
import { refuseUnless, type WarehouseDocumentKind } from '@tezga/domain';
import type { Handler } from '../../platform/http/context.ts';

/** Limit of the list, far above what a person looks through. */
export const draftsMax = 200;

interface DraftRow {
  readonly _id: string;
  readonly kind: WarehouseDocumentKind;
  readonly shopId: string;
  readonly shopName: string;
  readonly notes: string;
  readonly linesCount: number;
  readonly userName: string;
  readonly updatedAt: Date;
  readonly content: unknown;
}

const listedReply = ({ _id, shopName, notes, linesCount, userName, updatedAt }: DraftRow) => ({
  _id,
  shopName,
  notes,
  linesCount,
  userName,
  updatedAt: updatedAt.toISOString(),
});

export const drafts: Handler<typeof contract.warehouse.drafts> = async (
  { kind },
  { transaction, businessId },
) => {
  const rows = await transaction.run<DraftRow>(
    `${readDrafts('null')} and draft.kind = $2
     order by draft.updated_at desc, draft.id desc limit ${draftsMax + 1}`,
    [businessId, kind],
  );
  return { drafts: rows.slice(0, draftsMax).map(listedReply), isMore: rows.length > draftsMax };
};

export const draft: Handler<typeof contract.warehouse.draft> = async (
  { id },
  { transaction, businessId },
) => {
  const [row] = await transaction.run<DraftRow>(`${readDrafts('draft.content')} and draft.id = $2`, [
    businessId,
    id,
  ]);
  refuseUnless(row !== undefined, 'not-found');
  const content = contract.warehouse.saveDraft.input.shape.content.parse(row.content);
  const { kind, shopId } = row;
  return { draft: { ...listedReply(row), kind, shopId, content } };
};

const readDrafts = (content: string) => `
  select draft.id as "_id", draft.kind, draft.shop_id as "shopId", shop.name as "shopName", draft.notes,
    jsonb_array_length(draft.content -> 'lines') as "linesCount", draft.updated_by_name as "userName",
    draft.updated_at as "updatedAt", ${content} as content
  from tenant.warehouse_drafts draft
  join tenant.shops shop on shop.business_id = $1 and shop.id = draft.shop_id
  where draft.business_id = $1 and draft.deleted_at is null`;
