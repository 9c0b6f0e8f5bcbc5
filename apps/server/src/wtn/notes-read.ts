import type { Transaction } from '../platform/database/transaction.ts';
import type { LineRow, ListedRow, WholeRow } from './kept-note.ts';

/** The notes that one business issued. */
export function notesRead(transaction: Transaction, businessId: string) {
  const rowsOf = async <Row extends { readonly id: string }>(text: string, ids: readonly string[]) => {
    if (ids.length === 0) return [];
    const rows = await transaction.run<Row>(text, [businessId, ids]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  return {
    /** In the order of the ids; what is no note of the business is left out. */
    listed: (ids: readonly string[]): Promise<ListedRow[]> => rowsOf(readListed, ids),

    whole: (ids: readonly string[]): Promise<WholeRow[]> => rowsOf(readWhole, ids),

    /** In their order, note by note. */
    async lines(ids: readonly string[]): Promise<Map<string, LineRow[]>> {
      const lines = new Map(ids.map((id): [string, LineRow[]] => [id, []]));
      const rows = await transaction.run<LineRow>(readLines, [businessId, ids]);
      for (const row of rows) lines.get(row.noteId)?.push(row);
      return lines;
    },

    /** Those of the notes that went to paper already. */
    async printedBefore(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await transaction.run(
        `select distinct note_id from tenant.transfer_note_prints
         where business_id = $1 and note_id = any ($2::text[])`,
        [businessId, ids],
      );
      return new Set(rows.map((row) => String(row['note_id'])));
    },

    /** The newest first. */
    async idsOfInvoice(invoiceId: string): Promise<string[]> {
      const rows = await transaction.run(
        `select id from tenant.transfer_notes where business_id = $1 and invoice_id = $2 order by id desc`,
        [businessId, invoiceId],
      );
      return rows.map(({ id }) => String(id));
    },
  };
}

const listedColumns = `
  note.id, note.kind, note.transaction, note.number, note.number_text as "numberText", note.issued_at as "issuedAt",
  shop.name as "shopName", note.till_id as "tillId", till.name as "tillName", note.operator_id as "operatorId",
  note.operator_name as "operatorName", note.plates, note.start_city as "startCity", note.start_at as "startAt",
  note.destination_city as "destinationCity", note.destination_at as "destinationAt",
  note.value_of_goods as "valueOfGoods", note.line_count as "lineCount", note.invoice_id as "invoiceId",
  invoice.number_text as "invoiceNumber", note.wtnic`;

const fromNotes = `
  from tenant.transfer_notes note
  join tenant.shops shop on shop.business_id = $1 and shop.id = note.shop_id
  join tenant.tills till on till.business_id = $1 and till.id = note.till_id
  left join tenant.invoices invoice on invoice.business_id = $1 and invoice.id = note.invoice_id
  where note.business_id = $1 and note.id = any ($2::text[])`;

const readListed = `select ${listedColumns} ${fromNotes}`;

const readWhole = `
  select ${listedColumns}, note.issuer, note.business_unit_code as "businessUnitCode",
    note.software_code as "softwareCode", note.operator_code as "operatorCode", note.ownership, note.carrier,
    note.start_point as "startPoint", note.start_address as "startAddress", note.destination_point as "destinationPoint",
    note.destination_address as "destinationAddress", note.is_flammable as "isFlammable",
    note.needs_escort as "needsEscort", note.packaging, note.package_count as "packageCount",
    note.wtnic_signature as "wtnicSignature"
  ${fromNotes}`;

const readLines = `
  select note_id as "noteId", article_id as "articleId", name, code, unit, quantity
  from tenant.transfer_note_lines where business_id = $1 and note_id = any ($2::text[])
  order by note_id, place`;
