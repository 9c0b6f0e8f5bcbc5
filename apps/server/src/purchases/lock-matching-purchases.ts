import type { StoredPurchase, PurchaseFacts, PurchaseLine } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { linesOf, purchaseColumns, sourcesIn, supplierIn, type PurchaseRow } from './purchases-read.ts';

const codesOf = (fetched: readonly PurchaseFacts[], name: 'eic' | 'iic' | 'fic') =>
  fetched.flatMap((facts) => facts[name] ?? []);

/**
 * Locks and returns the stored purchases that may be the same invoices as the fetched ones: they have one of their
 * codes, or the same supplier and number. Lock order: by id, as in every statement that locks purchases, so that two
 * transactions do not deadlock.
 */
export async function lockMatchingPurchases(
  transaction: Transaction,
  businessId: string,
  fetched: readonly PurchaseFacts[],
): Promise<Omit<StoredPurchase, 'isPaid'>[]> {
  const bySupplier = fetched.filter(({ supplier }) => supplier !== null);
  const rows = await transaction.run<PurchaseRow>(
    `select ${purchaseColumns} from tenant.purchases purchase
     where business_id = $1 and purchase.id in (
       select id from tenant.purchases where business_id = $1 and eic = any ($2::text[])
       union select id from tenant.purchases where business_id = $1 and iic = any ($3::text[])
       union select id from tenant.purchases where business_id = $1 and fic = any ($4::text[])
       union select id from tenant.purchases same
         join unnest($5::text[], $6::text[]) as fetched (supplier, number)
           on same.supplier_id_number = fetched.supplier and same.number = fetched.number
         where same.business_id = $1
     )
     order by purchase.id for update of purchase`,
    [
      businessId,
      codesOf(fetched, 'eic'),
      codesOf(fetched, 'iic'),
      codesOf(fetched, 'fic'),
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
