import { asMoney, minus, type Money, type StockDocument, type WarehouseDocumentKind } from '@tezga/domain';
import { isNotReplaced } from '../replaced-stock.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

const shownMax = 100;

/** The documents whose goods got another cost in this transaction. */
export async function recostedNow(transaction: Transaction, businessId: string) {
  const [documents, [sums]] = await Promise.all([
    transaction.run<RecostedRow>(readRecosted, [businessId, shownMax]),
    transaction.run<SumsRow>(readSums, [businessId]),
  ]);
  return {
    documents: documents.map(({ at, ...row }) => Object.assign(row, { date: at.toISOString() })),
    count: Number(sums?.count ?? 0n),
    difference: sums?.difference ?? asMoney(0n),
  };
}

interface RecostedRow {
  readonly type: StockDocument;
  readonly _id: string;
  readonly documentCode: string;
  readonly at: Date;
  readonly costBefore: Money;
  readonly costAfter: Money;
}

interface SumsRow {
  readonly count: bigint;
  readonly difference: Money;
}

/** The documents that changed the cost of this one, the newest first. */
export async function correctionsOf(transaction: Transaction, businessId: string, documentId: string) {
  const rows = await transaction.run<CorrectionRow>(readCorrections, [businessId, documentId]);
  return rows.map(({ at, costBefore, costAfter, ...cause }) =>
    Object.assign(cause, { at: at.toISOString(), difference: minus(costAfter, costBefore) }),
  );
}

interface CorrectionRow extends Pick<
  RecostedRow,
  '_id' | 'documentCode' | 'at' | 'costBefore' | 'costAfter'
> {
  readonly type: WarehouseDocumentKind;
}

// A receipt with a discrepancy recosts the same movements twice in one transaction, so the differences are added up.
const recostedRows = `
  from (
    select recosted.movement_id, sum(recosted.cost_before - recosted.cost_after) as difference
    from tenant.stock_recostings recosting
    join tenant.recosted_movements recosted on recosted.business_id = $1 and recosted.recosting_id = recosting.id
    where recosting.business_id = $1 and recosting.made_in = pg_current_xact_id()
    group by recosted.movement_id
  ) recosted
  join tenant.stock_movements moved on moved.business_id = $1 and moved.id = recosted.movement_id`;

// The movements of a replaced document and their reversals cancel each other out.
const wasNotReplaced = isNotReplaced('moved');

// All movements of a document have the same sign, so the absolute value of their sum is the cost of the
// document.
const readRecosted = `
  select moved.document_kind as type, moved.document_id as "_id", min(moved.at) as at,
    coalesce(min(invoice.number_text), min(goods.number_text), '') as "documentCode",
    abs(sum(moved.cost + recosted.difference))::bigint as "costBefore", abs(sum(moved.cost))::bigint as "costAfter"
  ${recostedRows}
  left join tenant.invoices invoice on invoice.business_id = $1 and invoice.id = moved.document_id
    and moved.document_kind = 'invoice'
  left join tenant.warehouse_documents goods on goods.business_id = $1 and goods.id = moved.document_id
    and goods.kind = moved.document_kind
  where recosted.difference <> 0 and ${wasNotReplaced}
  group by moved.document_kind, moved.document_id
  order by min(moved.at), moved.document_id limit $2`;

const readSums = `
  select count(distinct moved.document_id) as count,
    coalesce(sum(recosted.difference), 0)::bigint as difference
  ${recostedRows}
  where recosted.difference <> 0 and ${wasNotReplaced}`;

const readCorrections = `
  select cause.kind as type, cause.id as "_id", cause.number_text as "documentCode", recosting.at,
    abs(sum(recosted.cost_before))::bigint as "costBefore", abs(sum(recosted.cost_after))::bigint as "costAfter"
  from tenant.stock_recostings recosting
  join tenant.recosted_movements recosted on recosted.business_id = $1 and recosted.recosting_id = recosting.id
    and recosted.cost_after <> recosted.cost_before
  join tenant.stock_movements moved on moved.business_id = $1 and moved.id = recosted.movement_id
  join tenant.warehouse_documents cause on cause.business_id = $1 and cause.id = recosting.document_id
  where moved.business_id = $1 and moved.document_id = $2
  group by recosting.id, cause.kind, cause.id, cause.number_text, recosting.at
  order by recosting.id desc`;
