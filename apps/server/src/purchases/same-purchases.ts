import type { StoredPurchase, PurchaseFacts, PurchaseLine } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { linesOf, purchaseColumns, sourcesIn, supplierIn, type PurchaseRow } from './purchases-read.ts';

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
): Promise<StoredPurchase[]> {
  const bySupplier = told.filter(({ supplier }) => supplier !== null);
  const rows = await transaction.run<PurchaseRow>(
    `select ${purchaseColumns} from tenant.purchases purchase
     where business_id = $1 and purchase.id in (
       select id from tenant.purchases where business_id = $1 and eic = any ($2::text[])
       union select id from tenant.purchases where business_id = $1 and iic = any ($3::text[])
       union select id from tenant.purchases where business_id = $1 and fic = any ($4::text[])
       union select id from tenant.purchases same
         join unnest($5::text[], $6::text[]) as told (supplier, number)
           on same.supplier_id_number = told.supplier and same.number = told.number
         where same.business_id = $1
     )
     order by purchase.id for update of purchase`,
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
  return rows.map((row) => ({ id: row.id, facts: factsOf(row, lines.get(row.id) ?? []) }));
}

function factsOf(row: PurchaseRow, lines: readonly PurchaseLine[]): PurchaseFacts {
  return {
    eic: row.eic,
    iic: row.iic,
    fic: row.fic,
    number: row.number,
    documentType: row.document_type,
    typeOfInvoice: row.type,
    supplier: supplierIn(row),
    issuedAt: row.issued_at,
    receivedAt: row.received_at,
    dueOn: row.due_on,
    currency: row.currency,
    exchangeRate: row.exchange_rate,
    withoutVat: row.without_vat,
    vat: row.vat,
    withVat: row.with_vat,
    status: row.status,
    lines: lines.length === 0 ? null : lines,
    sources: sourcesIn(row),
  };
}
