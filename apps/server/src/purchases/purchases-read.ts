import type { PurchaseLine, PurchaseStanding, PurchaseUse } from '@tezga/domain';
import type { Row } from '../platform/database/schema.generated.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { linesByDocument } from '../platform/documents/read-documents.ts';

/** A row of `purchases`; days and rates are read as text. */
export interface PurchaseRow extends Omit<
  Row<'tenant.purchases'>,
  'business_id' | 'due_on' | 'day' | 'exchange_rate' | 'updated_at' | 'search_text' | 'bought_as'
> {
  readonly due_on: string | null;
  readonly day: string;
  readonly exchange_rate: string | null;
  readonly bought_as: PurchaseUse | null;
  readonly subject_name: string | null;
}

/** The columns of a purchase without its lines. In a statement that uses them, $1 must be the business. */
export const purchaseColumns = `purchase.id, eic, iic, fic, number, document_type, type, supplier_id_type, supplier_id_number,
  supplier_name, supplier_address, supplier_town, issued_at, received_at, due_on::text as due_on,
  purchase.day::text as day, currency, trim_scale(exchange_rate)::text as exchange_rate, without_vat, vat, with_vat,
  status, is_from_service, is_from_portal, line_count, subject_id, answered_by, answered_at, purchase.created_at,
  bought_as, is_received, is_self_issued, safe_id, is_vat_deductible,
  (select name from tenant.customers subject where subject.business_id = $1 and subject.id = subject_id) as subject_name`;

/** Reads a purchase. The id of a purchase that was merged into another one returns the other one. */
export async function purchaseById(
  transaction: Transaction,
  businessId: string,
  id: string,
): Promise<PurchaseRow | null> {
  const [row] = await transaction.run<PurchaseRow>(
    `select ${purchaseColumns} from tenant.purchases purchase where business_id = $1 and purchase.id = coalesce(
       (select into_id from tenant.merged_purchases merged where merged.business_id = $1 and merged.id = $2), $2)`,
    [businessId, id],
  );
  return row ?? null;
}

export const purchasesByIds = (
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<readonly PurchaseRow[]> =>
  transaction.run<PurchaseRow>(
    `select ${purchaseColumns} from tenant.purchases purchase
     where business_id = $1 and purchase.id = any ($2::text[])`,
    [businessId, ids],
  );

/** The lines of purchases, by purchase id. */
export async function linesOf(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, PurchaseLine[]>> {
  const rows = await transaction.run<PurchaseLine & { readonly documentId: string }>(
    `select purchase_id as "documentId", name, code, unit, quantity, unit_price as "unitPrice",
       vat_rate::bigint as "vatRate", without_vat as "withoutVat", vat, with_vat as "withVat"
     from tenant.purchase_lines where business_id = $1 and purchase_id = any ($2::text[])
     order by purchase_id, place`,
    [businessId, ids],
  );
  return linesByDocument(ids, rows);
}

/** Null while only the central platform has reported the purchase, because it does not name the supplier. */
export function supplierIn(row: PurchaseRow) {
  if (row.supplier_id_number === null) return null;
  return {
    idType: row.supplier_id_type ?? '',
    idNumber: row.supplier_id_number,
    name: row.supplier_name ?? '',
    address: row.supplier_address ?? '',
    town: row.supplier_town ?? '',
  };
}

/** The facts that decide whether the purchase is posted. */
export const standingOf = (row: PurchaseRow): PurchaseStanding => ({
  eic: row.eic,
  status: row.status,
  type: row.type,
  subjectId: row.subject_id,
  isSelfIssued: row.is_self_issued,
});

export const sourcesIn = ({ is_from_service, is_from_portal }: PurchaseRow) => [
  ...(is_from_service ? (['service'] as const) : []),
  ...(is_from_portal ? (['portal'] as const) : []),
];
