import type { contract, OutputOf } from '@tezga/contract';
import {
  emptyStock,
  receiveStock,
  reorderDays,
  suggestedQuantity,
  type Money,
  type Quantity,
  type UnitCost,
} from '@tezga/domain';
import { withCustomPlan } from '../platform/database/with-custom-plan.ts';
import { andAll, oneOf, valuesFor } from '../platform/documents/find-page.ts';
import type { Handler } from '../platform/http/context.ts';
import { isNewestVersion } from './documents/documents-read.ts';
import { lowStockRows } from './low-stock.ts';

type SuggestedLine = OutputOf<typeof contract.warehouse.suggestedOrder>['lines'][number];

/** The maximum number of lines, as in the lists. */
const linesMax = 10_000;
const dayMs = 86_400_000;

/** The articles below their minimum, with the quantity to order and the last supplier. */
export const suggestedOrder: Handler<typeof contract.warehouse.suggestedOrder> = async (
  { shopIds },
  { transaction, businessId, clock },
) => {
  const values = valuesFor(businessId);
  const soldSince = values.place(new Date(clock.now().getTime() - reorderDays * dayMs));
  const statement = `${readLow(soldSince)}${andAll(oneOf('lowest.shop_id', shopIds, values))}
    order by "supplierName" nulls last, "supplierId", article.name, article.id, shop.name, shop.id
    limit ${linesMax + 1}`;
  const rows = await withCustomPlan(transaction, () => transaction.run<LowRow>(statement, values.given));
  return { lines: rows.slice(0, linesMax).map(lineOf), isMore: rows.length > linesMax };
};

type LowRow = Omit<SuggestedLine, 'suggested' | 'cost'>;

function lineOf(row: LowRow): SuggestedLine {
  const { quantity: stock, minimum, sold, unitCost } = row;
  const suggested = suggestedQuantity({ stock, minimum, sold });
  return { ...row, suggested, cost: unitCost === null ? null : worthOf(suggested, unitCost) };
}

const worthOf = (quantity: Quantity, unitCost: UnitCost): Money =>
  receiveStock(emptyStock, { quantity, unitCost }).cost;

const readLow = (soldSince: string) => `
  select article.id as "articleId", article.name, article.sku, unit.name as unit, shop.id as "shopId",
    shop.name as "shopName", stock.quantity, lowest.minimum, coalesce(sales.sold, 0)::bigint as sold,
    last.supplier_id as "supplierId", last.supplier_name as "supplierName", last.unit_cost as "unitCost"
  ${lowStockRows}
  join tenant.units unit on unit.business_id = $1 and unit.id = article.unit_id
  join tenant.shops shop on shop.business_id = $1 and shop.id = lowest.shop_id
  left join lateral (
    select -sum(quantity) as sold from tenant.stock_movements movement
    where movement.business_id = $1 and movement.shop_id = lowest.shop_id
      and movement.article_id = lowest.article_id and movement.document_kind = 'invoice'
      and movement.at >= ${soldSince}
  ) sales on true
  left join lateral (
    select entry.supplier_id, entry.supplier_name, line.unit_cost
    from tenant.warehouse_document_lines line
    join tenant.warehouse_documents entry on entry.business_id = $1 and entry.id = line.document_id
    where line.business_id = $1 and line.article_id = lowest.article_id and entry.kind = 'entry'
      and entry.supplier_name <> '' and ${isNewestVersion('entry')}
    order by line.document_id desc limit 1
  ) last on true
  where lowest.business_id = $1`;
