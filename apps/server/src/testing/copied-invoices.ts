import { newRecordId } from '../platform/record-ids.ts';
import type { TestServer } from './test-server.ts';

/**
 * Copies an invoice and its fiscal document this many times, each a second later than the last; returns the ids in
 * order.
 */
export async function copyInvoice(
  { asOwner }: TestServer,
  invoiceId: string,
  times: number,
): Promise<readonly string[]> {
  const ids = Array.from({ length: times }, () => newRecordId(new Date()));
  const copies = asOwner`unnest(${ids}::text[]) with ordinality as copy (id, place)`;
  const written = await asOwner`
    select column_name from information_schema.columns
    where table_schema = 'tenant' and table_name = 'invoices' and is_generated = 'NEVER'`;
  const columns = asOwner(written.map((row) => String(row['column_name'])));
  await asOwner`
    insert into tenant.invoices (${columns})
    select ${columns} from (
      select copied.* from tenant.invoices invoice, ${copies},
        jsonb_populate_record(invoice, jsonb_build_object('id', copy.id, 'sale_id', copy.id, 'number', 2000 + copy.place,
          'number_text', 'copy/' || copy.place, 'iic', upper(md5(copy.id)),
          'issued_at', invoice.issued_at + copy.place * interval '1 second')) copied
      where invoice.id = ${invoiceId}
    ) copied`;
  await asOwner`
    insert into tenant.fiscal_documents
    select copied.* from tenant.fiscal_documents document, ${copies},
      jsonb_populate_record(document, jsonb_build_object('id', copy.id, 'request_uuid', gen_random_uuid(),
        'code', case when document.code is not null then gen_random_uuid() end)) copied
    where document.id = ${invoiceId}`;
  // Updates the planner statistics; otherwise the planner would take the tables for empty and join row by row.
  await asOwner`analyze tenant.invoices, tenant.fiscal_documents`;
  return ids;
}
