import type { PurchaseLine } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/** The lines of purchases by the id of the purchase; nothing for one without. */
export async function linesOf(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, PurchaseLine[]>> {
  const rows = await transaction.run(
    `select purchase_id, name, code, unit, quantity, unit_price as "unitPrice", vat_rate::bigint as "vatRate",
       without_vat as "withoutVat", vat, with_vat as "withVat"
     from tenant.purchase_lines where business_id = $1 and purchase_id = any ($2::text[])
     order by purchase_id, place`,
    [businessId, ids],
  );
  const byPurchase = new Map<string, PurchaseLine[]>();
  for (const { purchase_id: id, ...line } of rows) {
    const lines = byPurchase.get(String(id)) ?? [];
    byPurchase.set(String(id), lines);
    lines.push(line as unknown as PurchaseLine);
  }
  return byPurchase;
}
