import { mergePurchases, tiranaDay, type PurchaseFacts, type StoredPurchase } from '@tezga/domain';
import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { insertRows } from '../platform/documents/insert-rows.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { lockMatchingPurchases } from './lock-matching-purchases.ts';
import { currenciesOfPaid, lockSuppliers, postPurchases } from './post-purchases.ts';

/**
 * Merges fetched purchases with the stored ones and saves the differences. Both sources report an invoice
 * repeatedly, but it is one row. An advisory lock serializes concurrent fetches of one business.
 */
export async function savePurchases(
  transaction: Transaction,
  businessId: string,
  fetched: readonly PurchaseFacts[],
  now: Date,
): Promise<void> {
  if (fetched.length === 0) return;
  await transaction.run(`select pg_advisory_xact_lock(hashtextextended('purchases ' || $1, 0))`, [
    businessId,
  ]);
  const known = await lockMatchingPurchases(transaction, businessId, fetched);
  const paidIn = await lockedPaid(transaction, businessId, known, fetched);
  const { merged, absorbed } = mergePurchases(
    known.map(({ id, facts }) => ({ id, facts, isPaid: paidIn.has(id) })),
    fetched,
  );
  // Duplicates are deleted before the update, because their unique codes move to the merged rows.
  await absorb(transaction, businessId, absorbed);
  const before = new Map(known.map(({ id, facts }) => [id, asText(facts)]));
  const changed = merged.filter(({ id, facts }) => id === null || before.get(id) !== asText(facts));
  const rows = changed.map(({ id, facts }) => rowOf(id ?? newRecordId(now), facts));
  await transaction.run(writeRows, [businessId, rowsAsJson(rows), now]);
  await writeLines(transaction, businessId, rows);
  const ids = [...absorbed, ...rows].map(({ id }) => id);
  await postPurchases(transaction, businessId, ids, { at: now, by: null });
}

/**
 * The currencies of those stored purchases that have payments. Locks the balances of their current and future
 * suppliers, so that no payment is made while duplicates are merged.
 */
async function lockedPaid(
  transaction: Transaction,
  businessId: string,
  known: readonly Pick<StoredPurchase, 'id'>[],
  fetched: readonly PurchaseFacts[],
) {
  const ids = known.map(({ id }) => id);
  const suppliers = await transaction.run<{ readonly id: string }>(
    `select id from tenant.customers
     where business_id = $1 and deleted_at is null and id_number <> '' and id_number = any ($2::text[])`,
    [businessId, fetched.flatMap(({ supplier }) => supplier?.idNumber ?? [])],
  );
  const supplierIds = suppliers.map(({ id }) => id);
  await lockSuppliers(transaction, businessId, ids, supplierIds);
  return currenciesOfPaid(transaction, businessId, ids);
}

/** The facts as text, to compare them by value: most fetched purchases have not changed and are not written. */
const asText = (facts: PurchaseFacts) => rowsAsJson([facts]);

type Row = ReturnType<typeof rowOf>;

function rowOf(id: string, facts: PurchaseFacts) {
  const { supplier, lines, issuedAt, receivedAt } = facts;
  return {
    id,
    eic: facts.eic,
    iic: facts.iic,
    fic: facts.fic,
    number: facts.number,
    document_type: facts.documentType,
    type: facts.typeOfInvoice,
    supplier_id_type: supplier?.idType ?? null,
    supplier_id_number: supplier?.idNumber ?? null,
    supplier_name: supplier?.name ?? null,
    supplier_address: supplier?.address ?? null,
    supplier_town: supplier?.town ?? null,
    issued_at: issuedAt,
    received_at: receivedAt,
    due_on: facts.dueOn,
    day: tiranaDay(issuedAt ?? receivedAt ?? new Date(0)),
    currency: facts.currency,
    exchange_rate: facts.exchangeRate,
    without_vat: facts.withoutVat,
    vat: facts.vat,
    with_vat: facts.withVat,
    status: facts.status,
    is_from_service: facts.sources.includes('service'),
    is_from_portal: facts.sources.includes('portal'),
    line_count: lines?.length ?? 0,
    lines,
  };
}

/**
 * Deletes duplicate rows. The remaining row gets the values that only the deleted row had: supplier, use, choice of
 * VAT and answer. The use and VAT of received goods stay, because their warehouse entry is posted. If both rows were
 * paid, the payment of the deleted one becomes a credit of the supplier, because its debt is reversed. The table
 * `merged_purchases` saves the number of the deleted row and the id of the remaining row, because journals and the
 * credit still refer to the deleted row.
 */
async function absorb(
  transaction: Transaction,
  businessId: string,
  absorbed: readonly { readonly id: string; readonly into: string }[],
): Promise<void> {
  for (const { id, into } of absorbed)
    await transaction.run(
      `with gone as (delete from tenant.purchases where business_id = $1 and id = $2 returning *),
       merged as (
         insert into tenant.merged_purchases (business_id, id, number, into_id) select business_id, id, number, $3 from gone
       ),
       merged_before as (
         update tenant.merged_purchases set into_id = $3 where business_id = $1 and into_id = $2
       )
       update tenant.purchases stays set
         subject_id = coalesce(stays.subject_id, gone.subject_id),
         answered_by = coalesce(stays.answered_by, gone.answered_by),
         answered_at = coalesce(stays.answered_at, gone.answered_at),
         bought_as = case when stays.is_received then stays.bought_as
           when gone.is_received then gone.bought_as
           else coalesce(stays.bought_as, gone.bought_as) end,
         is_vat_deductible = case when stays.is_received then stays.is_vat_deductible
           when gone.is_received then gone.is_vat_deductible
           else coalesce(stays.is_vat_deductible, gone.is_vat_deductible) end,
         is_received = stays.is_received or gone.is_received
       from gone where stays.business_id = $1 and stays.id = $3`,
      [businessId, id, into],
    );
}

const columns = `eic, iic, fic, number, document_type, type, supplier_id_type, supplier_id_number, supplier_name,
  supplier_address, supplier_town, issued_at, received_at, due_on, day, currency, exchange_rate, without_vat, vat,
  with_vat, status, is_from_service, is_from_portal, line_count`;
const names = columns.split(/,\s*/);

const useOfLastPurchase = `(select bought_as from tenant.purchases earlier
  where earlier.business_id = $1 and earlier.supplier_id_number = fetched.supplier_id_number and bought_as is not null
  order by earlier.day desc, earlier.id desc limit 1)`;

/**
 * An upsert of fetched purchases. It assigns the customer with the NIPT of the supplier if exactly one customer has
 * it. When a source names the supplier for the first time, the purchase gets the use of the supplier's last
 * purchase.
 */
const writeRows = `
  with fetched as (select * from jsonb_populate_recordset(null::tenant.purchases, $2::text::jsonb)),
  subjects as (
    select id_number, min(id) as id from tenant.customers
    where business_id = $1 and deleted_at is null and id_number <> ''
      and id_number in (select supplier_id_number from fetched)
    group by id_number having count(*) = 1
  )
  insert into tenant.purchases as stored (business_id, id, ${columns}, subject_id, bought_as,
    is_self_issued, safe_id, created_at, updated_at)
  select $1, fetched.id, ${names.map((name) => `fetched.${name}`).join(', ')}, subjects.id,
    ${useOfLastPurchase},
    exists (select 1 from tenant.invoices own where own.business_id = $1 and own.iic = fetched.iic),
    (select min(id) from tenant.shops where business_id = $1), $3::timestamptz, $3::timestamptz
  from fetched left join subjects on subjects.id_number = fetched.supplier_id_number
  on conflict (business_id, id) do update set
    ${names.map((name) => `${name} = excluded.${name}`).join(', ')},
    subject_id = coalesce(stored.subject_id, excluded.subject_id), is_self_issued = excluded.is_self_issued,
    bought_as = case when stored.supplier_id_number is null then coalesce(stored.bought_as, excluded.bought_as)
      else stored.bought_as end, updated_at = excluded.updated_at`;

async function writeLines(transaction: Transaction, businessId: string, rows: readonly Row[]): Promise<void> {
  // Only the portal reports lines. A fetched purchase without lines does not change the stored lines.
  const withLines = rows.flatMap(({ id, lines }) =>
    lines === null || lines.length === 0 ? [] : [{ id, lines }],
  );
  await transaction.run(
    'delete from tenant.purchase_lines where business_id = $1 and purchase_id = any ($2::text[])',
    [businessId, withLines.map(({ id }) => id)],
  );
  const lines = withLines.flatMap(({ id, lines: ofPurchase }) =>
    ofPurchase.map((line, index) => ({
      business_id: businessId,
      purchase_id: id,
      place: index + 1,
      name: line.name,
      code: line.code,
      unit: line.unit,
      quantity: line.quantity,
      unit_price: line.unitPrice,
      vat_rate: line.vatRate === null ? null : Number(line.vatRate),
      without_vat: line.withoutVat,
      vat: line.vat,
      with_vat: line.withVat,
    })),
  );
  await insertRows(transaction, 'tenant.purchase_lines', lines);
}
