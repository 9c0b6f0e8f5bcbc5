import type { EInvoiceStatus, KnownPurchase, Money, PurchaseFacts, PurchaseLine } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { linesOf } from './purchase-lines.ts';

interface Row {
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
  readonly currency: string;
  readonly exchange_rate: string | null;
  readonly without_vat: Money | null;
  readonly vat: Money | null;
  readonly with_vat: Money;
  readonly status: EInvoiceStatus | null;
  readonly is_from_service: boolean;
  readonly is_from_portal: boolean;
}

const codesOf = (told: readonly PurchaseFacts[], name: 'eic' | 'iic' | 'fic') =>
  told.flatMap((facts) => facts[name] ?? []);

/**
 * The purchases that may be the same as those that were told: of a code or a number of them. They are held in the order
 * of their ids, as everybody does who changes several, so that nobody waits for each other.
 */
export async function samePurchases(
  transaction: Transaction,
  businessId: string,
  told: readonly PurchaseFacts[],
): Promise<KnownPurchase[]> {
  const bySupplier = told.filter(({ supplier }) => supplier !== null);
  const rows = await transaction.run<Row>(
    `select id, eic, iic, fic, number, document_type, type, supplier_id_type, supplier_id_number, supplier_name,
       supplier_address, supplier_town, issued_at, received_at, due_on::text, currency, trim_scale(exchange_rate)::text as exchange_rate, without_vat,
       vat, with_vat, status, is_from_service, is_from_portal
     from tenant.purchases
     where business_id = $1 and id in (
       select id from tenant.purchases where business_id = $1 and eic = any ($2::text[])
       union select id from tenant.purchases where business_id = $1 and iic = any ($3::text[])
       union select id from tenant.purchases where business_id = $1 and fic = any ($4::text[])
       union select id from tenant.purchases same
         join unnest($5::text[], $6::text[]) as told (supplier, number)
           on same.supplier_id_number = told.supplier and same.number = told.number
         where same.business_id = $1
     )
     order by id for update`,
    [
      businessId,
      codesOf(told, 'eic'),
      codesOf(told, 'iic'),
      codesOf(told, 'fic'),
      bySupplier.map(({ supplier }) => supplier?.idNumber ?? ''),
      bySupplier.map(({ number }) => number),
    ],
  );
  const lines = await linesOf(
    transaction,
    businessId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ id: row.id, facts: factsOf(row, lines.get(row.id) ?? null) }));
}

function factsOf(row: Row, lines: readonly PurchaseLine[] | null): PurchaseFacts {
  return {
    eic: row.eic,
    iic: row.iic,
    fic: row.fic,
    number: row.number,
    documentType: row.document_type,
    typeOfInvoice: row.type,
    supplier:
      row.supplier_id_number === null
        ? null
        : {
            idType: row.supplier_id_type ?? '',
            idNumber: row.supplier_id_number,
            name: row.supplier_name ?? '',
            address: row.supplier_address ?? '',
            town: row.supplier_town ?? '',
          },
    issuedAt: row.issued_at,
    receivedAt: row.received_at,
    dueOn: row.due_on,
    currency: row.currency,
    exchangeRate: row.exchange_rate,
    withoutVat: row.without_vat,
    vat: row.vat,
    withVat: row.with_vat,
    status: row.status,
    lines,
    sources: [
      ...(row.is_from_service ? (['service'] as const) : []),
      ...(row.is_from_portal ? (['portal'] as const) : []),
    ],
  };
}
