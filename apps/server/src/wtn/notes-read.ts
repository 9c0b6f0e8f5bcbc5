import type { OutputOf, contract } from '@tezga/contract';
import { type TransferNote } from '@tezga/domain';
import { sql } from 'kysely';
import { fiscalResults, type FiscalResult } from '../fiscalization/index.ts';
import { inOrderOf, linesByDocument } from '../platform/documents/read-documents.ts';
import type { Row, Schema } from '../platform/database/schema.generated.ts';
import type { Transaction } from '../platform/database/transaction.ts';

type ListedNote = OutputOf<typeof contract.wtn.list>['wtns'][number];

/** A WTN with its row: the content as it was issued, and the number of its invoice. */
export interface WholeNote {
  readonly row: Row<'tenant.transfer_notes'> & {
    readonly invoice_number: string | null;
    readonly transfer_number: string | null;
  };
  readonly note: TransferNote;
}

/** The WTNs with these ids, joined with the invoices they were made from. */
const notesOf = ({ queries }: Transaction, businessId: string, ids: readonly string[]) =>
  queries
    .withTables<Schema>()
    .selectFrom('tenant.transfer_notes as note')
    .leftJoin('tenant.invoices as invoice', (join) =>
      join.onRef('invoice.business_id', '=', 'note.business_id').onRef('invoice.id', '=', 'note.invoice_id'),
    )
    .leftJoin('tenant.warehouse_documents as transfer', (join) =>
      join
        .onRef('transfer.business_id', '=', 'note.business_id')
        .onRef('transfer.id', '=', 'note.transfer_id'),
    )
    .where('note.business_id', '=', businessId)
    .where(sql<boolean>`note.id = any (${ids}::text[])`);

const readListed = (transaction: Transaction, businessId: string, ids: readonly string[]) =>
  notesOf(transaction, businessId, ids)
    .innerJoin('tenant.shops as shop', (join) =>
      join.onRef('shop.business_id', '=', 'note.business_id').onRef('shop.id', '=', 'note.shop_id'),
    )
    .innerJoin('tenant.tills as till', (join) =>
      join.onRef('till.business_id', '=', 'note.business_id').onRef('till.id', '=', 'note.till_id'),
    )
    .select(['note.id', 'note.number', 'note.issued_at', 'note.start_at', 'note.destination_at'])
    .select(['note.value_of_goods', 'note.wtnic', 'note.kind', 'note.transaction'])
    .select(['note.number_text as wtnNumber', 'note.plates as vehiclePlates'])
    .select(['note.start_city as startCity', 'note.destination_city as destinationCity'])
    .select(['note.line_count as linesCount', 'note.invoice_id as invoiceId'])
    .select(['invoice.number_text as invoiceNumber', 'note.shop_id as shopId', 'shop.name as shopName'])
    .select(['note.transfer_id as transferId', 'transfer.number_text as transferNumber'])
    .select(['note.till_id as posId', 'till.name as posName'])
    .select(['note.operator_id as operatorId', 'note.operator_name as operatorName'])
    .execute();

/**
 * The WTNs with these ids as lists show them, in the order of the ids; ids that the business does not have are left
 * out.
 */
export async function listedNotes(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<ListedNote[]> {
  const rows = await readListed(transaction, businessId, ids);
  const resultOf = await fiscalResults(transaction, businessId, ids);
  return inOrderOf(ids, rows).map((row) => listedNote(row, resultOf(row.id)));
}

function listedNote(
  row: Awaited<ReturnType<typeof readListed>>[number],
  { status, code, fault }: FiscalResult,
): ListedNote {
  const { id, number, issued_at, start_at, destination_at, value_of_goods, ...listed } = row;
  return {
    ...listed,
    _id: id,
    wtnOrderNumber: Number(number),
    date: issued_at.toISOString(),
    startDateTime: start_at.toISOString(),
    destinationDateTime: destination_at.toISOString(),
    valueOfGoods: value_of_goods,
    fwtnic: code,
    status,
    fault,
  };
}

/**
 * The WTNs with these ids and their lines, in the order of the ids; ids that the business does not have are left out.
 */
export async function wholeNotes(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<WholeNote[]> {
  const rows = await notesOf(transaction, businessId, ids)
    .selectAll('note')
    .select(['invoice.number_text as invoice_number', 'transfer.number_text as transfer_number'])
    .execute();
  const lines = await transaction.queries
    .withTables<Schema>()
    .selectFrom('tenant.transfer_note_lines')
    .select(['note_id as documentId', 'article_id as articleId', 'name', 'code', 'unit', 'quantity'])
    .where('business_id', '=', businessId)
    .where(sql<boolean>`note_id = any (${ids}::text[])`)
    .orderBy('note_id')
    .orderBy('place')
    .execute();
  const linesOf = linesByDocument(ids, lines);
  return inOrderOf(ids, rows).map((row) => ({ row, note: noteIn(row, linesOf.get(row.id) ?? []) }));
}

function noteIn(row: Row<'tenant.transfer_notes'>, lines: TransferNote['lines']): TransferNote {
  return {
    kind: row.kind,
    transaction: row.transaction,
    vehicle: { ownership: row.ownership, plates: row.plates },
    carrier: row.carrier,
    start: { point: row.start_point, address: row.start_address, city: row.start_city, at: row.start_at },
    destination: {
      point: row.destination_point,
      address: row.destination_address,
      city: row.destination_city,
      at: row.destination_at,
    },
    isFlammable: row.is_flammable,
    needsEscort: row.needs_escort,
    packaging: row.packaging,
    packageCount: row.package_count,
    valueOfGoods: row.value_of_goods,
    lines,
  };
}
