import type { contract } from '@tezga/contract';
import { refuseUnless, type JournalKind, type WarehouseDocumentKind } from '@tezga/domain';
import type { Schema } from '../../platform/database/schema.generated.ts';
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

/** A document of a kind by its number, FT-12/2026. */
export const oneByCode =
  (kind: WarehouseDocumentKind) =>
  async ({ code }: { readonly code: string }, context: BusinessContext) => {
    const { transaction, businessId } = context;
    const row = await transaction.queries
      .withTables<Schema>()
      .selectFrom('tenant.warehouse_documents')
      .select('id')
      .where('business_id', '=', businessId)
      .where('kind', '=', kind)
      .where('number_text', '=', code)
      .orderBy('version', 'desc')
      .executeTakeFirst();
    refuseUnless(row !== undefined, 'not-found');
    return { document: await wholeDocument(context, row.id) };
  };

/** A document with its lines, its prints and its journal. */
export async function wholeDocument(
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
  id: string,
) {
  const [row] = await documentRows(transaction, businessId, [id]);
  refuseUnless(row !== undefined, 'not-found');
  const lines = (await documentLines(transaction, businessId, [id])).get(id) ?? [];
  const { transfer, ...listed } = listedDocument(row);
  const prints = await printMoments(transaction, businessId, documentPrints, id);
  const posted = { kind: 'posted' as const, at: row.entered_at, by: row.by_name, about: row.number_text };
  return {
    ...listed,
    type: row.kind,
    supplierId: row.supplier_id,
    supplierNuis: row.supplier_nuis,
    purchase: purchaseOf(row),
    journalId: await journalIdOf(transaction, businessId, row, 'stock'),
    transfer:
      transfer === null
        ? null
        : {
            ...transfer,
            endJournalId: await journalIdOf(transaction, businessId, row, 'receipt'),
            discrepancy: await discrepancyOf(transaction, businessId, id),
          },
    lines,
    updatedAt: row.entered_at.toISOString(),
    ...(await versionsOf(transaction, businessId, row)),
    corrections: await correctionsOf(transaction, businessId, id),
    timeline: timelineOf([posted, ...endOf(row), ...prints]),
  };
}

/** All versions with their lines, so that the page can show who changed what. */
async function versionsOf(
  transaction: Transaction,
  businessId: string,
  { id, kind, year, number }: DocumentRow,
) {
  const found = await transaction.run<{ readonly id: string }>(
    `select id from tenant.warehouse_documents
     where business_id = $1 and kind = $2 and year = $3 and number = $4 order by version desc`,
    [businessId, kind, year, number],
  );
  const ids = found.map((version) => version.id);
  if (ids.length === 1) return { replacedById: null, versions: [] };
  const [rows, lines] = await Promise.all([
    documentRows(transaction, businessId, ids),
    documentLines(transaction, businessId, ids),
  ]);
  return {
    replacedById: ids[ids.indexOf(id) - 1] ?? null,
    versions: rows.map((row) => ({
      _id: row.id,
      version: row.version,
      at: row.entered_at.toISOString(),
      userName: row.by_name,
      reason: row.reason,
      supplierName: row.supplier_name,
      notes: row.notes,
      lines: (lines.get(row.id) ?? []).map(({ articleId, name, unit, quantity, unitCost }) => ({
        articleId,
        name,
        unit,
        quantity,
        unitCost,
      })),
    })),
  };
}

const purchaseOf = ({ purchase_id, purchase_number }: DocumentRow) =>
  purchase_id === null || purchase_number === null ? null : { _id: purchase_id, number: purchase_number };

/** The receipt or the return of the goods of a transfer. */
const endOf = ({ outcome, ended_at, ended_by }: DocumentRow) =>
  outcome === null || ended_at === null
    ? []
    : [{ kind: outcome, at: ended_at, by: ended_by ?? '', about: '' }];

async function discrepancyOf(transaction: Transaction, businessId: string, id: string) {
  const [adjustment] = await transaction.run<{ readonly _id: string; readonly documentCode: string }>(
    `select id as "_id", number_text as "documentCode" from tenant.warehouse_documents
     where business_id = $1 and transfer_id = $2`,
    [businessId, id],
  );
  return adjustment ?? null;
}

async function journalIdOf(
  transaction: Transaction,
  businessId: string,
  { kind, id }: DocumentRow,
  journalKind: JournalKind,
) {
  const [journal] = await transaction.run<{ readonly id: string }>(
    `select id from tenant.journals where business_id = $1 and source_type = $2 and source_id = $3 and kind = $4
     order by turn desc limit 1`,
    [businessId, kind, id, journalKind],
  );
  return journal?.id ?? null;
}
