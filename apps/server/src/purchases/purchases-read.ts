import type { EInvoiceStatus, Money } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

export interface PurchaseRow {
  readonly id: string;
  readonly eic: string | null;
  readonly iic: string | null;
  readonly fic: string | null;
  readonly number: string;
  readonly document_type: string | null;
  readonly type: 'CASH' | 'NONCASH' | null;
  readonly supplier_id_type: string | null;
  readonly supplier_id_number: string | null;
  readonly supplier_name: string | null;
  readonly supplier_address: string | null;
  readonly supplier_town: string | null;
  readonly issued_at: Date | null;
  readonly received_at: Date | null;
  readonly due_on: string | null;
  readonly day: string;
  readonly currency: string;
  readonly exchange_rate: string | null;
  readonly without_vat: Money | null;
  readonly vat: Money | null;
  readonly with_vat: Money;
  readonly status: EInvoiceStatus | null;
  readonly is_from_service: boolean;
  readonly is_from_portal: boolean;
  readonly line_count: number;
  readonly subject_id: string | null;
  readonly subject_name: string | null;
  readonly answered_by: string | null;
  readonly answered_at: Date | null;
  readonly created_at: Date;
}

/** All of a purchase but its lines. */
export const purchaseColumns = `purchase.id, eic, iic, fic, number, document_type, type, supplier_id_type, supplier_id_number,
  supplier_name, supplier_address, supplier_town, issued_at, received_at, due_on::text as due_on,
  purchase.day::text as day, currency, exchange_rate::text as exchange_rate, without_vat, vat, with_vat, status,
  is_from_service, is_from_portal, line_count, subject_id, answered_by, answered_at, purchase.created_at,
  (select name from tenant.customers subject where subject.business_id = $1 and subject.id = subject_id) as subject_name`;

export async function purchaseById(
  transaction: Transaction,
  businessId: string,
  id: string,
): Promise<PurchaseRow | null> {
  const [row] = await transaction.run<PurchaseRow>(
    `select ${purchaseColumns} from tenant.purchases purchase where business_id = $1 and purchase.id = $2`,
    [businessId, id],
  );
  return row ?? null;
}
