import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';
import { printMoments } from '../../platform/documents/prints.ts';
import { timelineOf } from '../../platform/documents/timeline.ts';
import type { BusinessContext, Handler } from '../../platform/http/context.ts';
import { documentLines, documentRows, listedDocument, type DocumentRow } from './documents-read.ts';
import { documentPrints } from './print.ts';
import { correctionsOf } from './recosted-documents.ts';

export const one: Handler<typeof contract.warehouse.document> = async ({ id }, context) => ({
  document: await wholeDocument(context, id),
});

/** A document with its lines, its prints and its journal. */
export async function wholeDocument(
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
  id: string,
) {
  const [row] = await documentRows(transaction, businessId, [id]);
  refuseUnless(row !== undefined, 'not-found');
  const lines = (await documentLines(transaction, businessId, [id])).get(id) ?? [];
  const prints = await printMoments(transaction, businessId, documentPrints, id);
  const posted = { kind: 'posted' as const, at: row.entered_at, by: row.by_name, about: row.number_text };
  return {
    ...listedDocument(row),
    type: row.kind,
    supplierId: row.supplier_id,
    supplierNuis: row.supplier_nuis,
    purchase: purchaseOf(row),
    journalId: await journalIdOf(transaction, businessId, row),
    lines,
    corrections: await correctionsOf(transaction, businessId, id),
    timeline: timelineOf([posted, ...prints]),
  };
}

const purchaseOf = ({ purchase_id, purchase_number }: DocumentRow) =>
  purchase_id === null || purchase_number === null ? null : { _id: purchase_id, number: purchase_number };

async function journalIdOf(transaction: Transaction, businessId: string, { kind, id }: DocumentRow) {
  const [journal] = await transaction.run<{ readonly id: string }>(
    `select id from tenant.journals where business_id = $1 and source_type = $2 and source_id = $3 and kind = 'stock'`,
    [businessId, kind, id],
  );
  return journal?.id ?? null;
}
