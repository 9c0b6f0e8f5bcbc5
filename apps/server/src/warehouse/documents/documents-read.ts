import {
  asMoney,
  type Money,
  type Quantity,
  type TransferOutcome,
  type TransferState,
  type UnitCost,
} from '@tezga/domain';
import { sql } from 'kysely';
import type { Row, Schema } from '../../platform/database/schema.generated.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { inOrderOf, linesByDocument } from '../../platform/documents/read-documents.ts';

export interface DocumentRow extends Row<'tenant.warehouse_documents'> {
  readonly shop_name: string;
  readonly target_name: string | null;
  /** Null while the goods of a transfer are in transit, and for other kinds. */
  readonly outcome: TransferOutcome | null;
  readonly ended_at: Date | null;
  readonly ended_by: string | null;
  /** True if a newer version replaces it. */
  readonly is_replaced: boolean;
}

export interface DocumentLine {
  readonly articleId: string;
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  readonly quantity: Quantity;
  readonly unitCost: UnitCost;
  readonly cost: Money;
  /** Null if row-level security hides the stock of the shop. */
  readonly quantityAfter: Quantity | null;
  readonly valueAfter: Money | null;
  readonly isCostMissing: boolean;
}

/** The documents with these ids, in the order of the ids; ids that the business does not have are left out. */
export async function documentRows(
  { queries }: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<DocumentRow[]> {
  const rows = await queries
    .withTables<Schema>()
    .selectFrom('tenant.warehouse_documents as document')
    // Joins the names of all shops and not tenant.shops, where row-level security hides the other shop of a transfer
    // from an employee of one shop.
    .innerJoin(shopNames.as('shop'), (join) => join.onRef('shop.id', '=', 'document.shop_id'))
    .leftJoin(shopNames.as('target'), (join) => join.onRef('target.id', '=', 'document.target_shop_id'))
    .leftJoin('tenant.transfer_ends as end', (join) =>
      join.onRef('end.business_id', '=', 'document.business_id').onRef('end.document_id', '=', 'document.id'),
    )
    .where('document.business_id', '=', businessId)
    .where(sql<boolean>`document.id = any (${ids}::text[])`)
    .selectAll('document')
    .select(['shop.name as shop_name', 'target.name as target_name'])
    .select(['end.outcome', 'end.ended_at', 'end.by_name as ended_by'])
    .select(sql<boolean>`not ${sql.raw(isNewestVersion('document'))}`.as('is_replaced'))
    .execute();
  return inOrderOf(ids, rows);
}

const shopNames = sql<{ id: string; name: string }>`tenant.shop_names()`;

/** The state of a transfer; null for other kinds. */
export const transferStateOf = ({ target_shop_id, outcome }: DocumentRow): TransferState | null =>
  target_shop_id === null ? null : (outcome ?? 'created');

/** A document as lists show it. */
export const listedDocument = (row: DocumentRow) => ({
  _id: row.id,
  documentCode: row.number_text,
  reason: row.reason,
  date: row.posted_at.toISOString(),
  shopId: row.shop_id,
  shopName: row.shop_name,
  supplierName: row.supplier_name,
  notes: row.notes,
  linesCount: row.line_count,
  value: asMoney(row.value),
  userName: row.by_name,
  transfer: transferFacts(row),
});

function transferFacts(row: DocumentRow) {
  const { target_shop_id: targetShopId, target_name } = row;
  const state = transferStateOf(row);
  return targetShopId === null || state === null
    ? null
    : { targetShopId, targetShopName: target_name ?? '', state };
}

/** The lines of each document, by its id, in their order. */
export async function documentLines(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, Omit<DocumentLine, 'documentId'>[]>> {
  const rows = await transaction.run<DocumentLine & { readonly documentId: string }>(readLines, [
    businessId,
    ids,
  ]);
  return linesByDocument(ids, rows);
}

/** SQL condition: `document` is the newest version of a document. */
export const isNewestVersion = (document: string) => `not exists (
  select from tenant.warehouse_documents newer where newer.business_id = ${document}.business_id
    and newer.kind = ${document}.kind and newer.year = ${document}.year and newer.number = ${document}.number and newer.version > ${document}.version)`;

const readLines = `
  select line.document_id as "documentId", line.article_id as "articleId", line.name, line.code, line.unit,
    line.quantity, line.unit_cost as "unitCost", line.cost, movement.quantity_after as "quantityAfter",
    movement.value_after as "valueAfter",
    coalesce(movement.is_cost_missing, false) as "isCostMissing"
  from tenant.warehouse_document_lines line
  join tenant.warehouse_documents document on document.business_id = $1 and document.id = line.document_id
  left join tenant.stock_movements movement on movement.business_id = $1 and movement.document_kind = document.kind
    and movement.document_id = document.id and movement.line_place = line.place
    and movement.shop_id = document.shop_id and movement.reason = document.reason
  where line.business_id = $1 and line.document_id = any ($2::text[])
  order by line.document_id, line.place`;
