import type { SalesTotal } from '@tezga/domain';
import { rowsAsJson } from '../../platform/database/rows-as-json.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/**
 * Upserts the totals of an invoice. Lock order: the order of `rows`, which is the same for all sales, so that
 * concurrent sales do not deadlock.
 */
export async function addToTotals(
  transaction: Transaction,
  businessId: string,
  rows: readonly SalesTotal[],
): Promise<void> {
  if (rows.length > 0) await transaction.run(addUp, [businessId, rowsAsJson(rows)]);
}

const addUp = `
  insert into tenant.sale_totals as stored (business_id, dimension, span, first_day, place_id, key, count, quantity,
    without_vat, vat, with_vat, cost)
  select $1, dimension, span, "firstDay", "placeId", key, count, quantity, "withoutVat", vat, "withVat", cost
  from jsonb_to_recordset($2::text::jsonb) as row (dimension text, span text, "firstDay" date, "placeId" text, key text,
    count bigint, quantity bigint, "withoutVat" bigint, vat bigint, "withVat" bigint, cost bigint)
  on conflict (business_id, dimension, span, first_day, place_id, key) do update
  set count = stored.count + excluded.count, quantity = stored.quantity + excluded.quantity,
    without_vat = stored.without_vat + excluded.without_vat, vat = stored.vat + excluded.vat,
    with_vat = stored.with_vat + excluded.with_vat, cost = stored.cost + excluded.cost`;
