import {
  emptyStock,
  leastQuantity,
  negated,
  unitCostOf,
  type Money,
  type Quantity,
  type RecostedGoods,
  type StockDocument,
  type StockState,
  type UnitCost,
} from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { StockMovement } from './move-stock.ts';
import { pastStock, type FoundStock, type PastStock, type Split, type SplitHistory } from './stock-at.ts';

/** The stock of a shop at the place of a replaced document, for its new version. */
export interface ReplacedStock extends FoundStock {
  readonly past: PastStock;
  /** The reversals of the movements of the replaced document, one for each article. */
  readonly reversals: readonly StockMovement[];
  /** What recostings changed in the cost of the replaced document since it was posted, with the opposite sign. */
  readonly recosted: readonly RecostedGoods[];
}

interface Replacing extends Split {
  readonly replacedId: string;
}

/**
 * Reads locked stock as it was before a replaced document. `available` is the lowest quantity since that document:
 * the new version may take out this much more than the old one.
 */
export async function stockWithout(
  transaction: Transaction,
  businessId: string,
  replacing: Replacing,
  lockedIds: ReadonlySet<string>,
): Promise<ReplacedStock> {
  const { shopId, at, replacedId } = replacing;
  const past = await pastStock(transaction, businessId, replacing, lockedIds);
  const { histories } = past;
  const moved = await transaction.run<MovedRow>(readMoved, [businessId, replacedId]);
  const befores = new Map(moved.map((row) => [row.articleId, stateBefore(row)]));
  return {
    stock: new Map(Array.from(histories, ([id, { start }]) => [id, befores.get(id) ?? start])),
    available: new Map(
      Array.from(histories, ([id, { start, later }]) => [id, { quantity: leastQuantity(start, later) }]),
    ),
    past,
    reversals: moved.map((row) => reversalOf(row, historyOf(histories, row), { shopId, at, replacedId })),
    recosted: moved.map((row) => takenBack(row, historyOf(histories, row))),
  };
}

/** The movement of a document for one article, and the stock before it. */
interface MovedRow {
  readonly articleId: string;
  readonly kind: StockDocument;
  readonly reason: string;
  readonly quantity: Quantity;
  readonly cost: Money;
  readonly isCostMissing: boolean;
  readonly movements: number;
  readonly places: number;
  readonly recostedCost: Money;
  readonly recostedValue: Money;
  readonly quantityBefore: Quantity | null;
  readonly valueBefore: Money | null;
  readonly averageBefore: UnitCost | null;
}

function stateBefore({ quantityBefore, valueBefore, averageBefore }: MovedRow): StockState {
  if (quantityBefore === null || valueBefore === null) return emptyStock;
  return { quantity: quantityBefore, value: valueBefore, average: averageBefore };
}

function historyOf(histories: ReadonlyMap<string, SplitHistory>, { articleId, ...row }: MovedRow) {
  const history = histories.get(articleId);
  if (history === undefined || row.movements !== row.places)
    throw new Error(`the movements of article ${articleId} are not in one place of its history`);
  return history;
}

const reversalOf = (
  row: MovedRow,
  { start }: SplitHistory,
  { shopId, at, replacedId }: Pick<Replacing, 'shopId' | 'at' | 'replacedId'>,
): StockMovement => ({
  at,
  shopId,
  articleId: row.articleId,
  before: start,
  after: stateBefore(row),
  cost: negated(row.cost),
  unitCost: unitCostOf(row.quantity, row.cost),
  isCostMissing: row.isCostMissing,
  document: { kind: row.kind, id: replacedId },
  linePlace: null,
  reason: 'replaced',
});

const takenBack = (row: MovedRow, { isOwnProduct }: SplitHistory): RecostedGoods => ({
  document: row.kind,
  reason: row.reason,
  quantity: row.quantity,
  isOwnProduct,
  difference: { cost: negated(row.recostedCost), value: negated(row.recostedValue) },
});

/** SQL condition: no other version replaced the document of the movement. */
export const isNotReplaced = (movement: string) => `not exists (
  select from tenant.stock_movements reversal where reversal.business_id = $1
    and reversal.document_kind = ${movement}.document_kind and reversal.document_id = ${movement}.document_id
    and reversal.reason = 'replaced')`;

const readMoved = `
  with moved as (
    select movement.shop_id, movement.article_id, min(movement.document_kind) as kind, min(movement.reason) as reason,
      min(movement.number) as first, max(movement.number) as last, count(*) as movements,
      sum(movement.quantity) as quantity, sum(movement.cost) as cost, bool_or(movement.is_cost_missing) as is_cost_missing,
      coalesce(sum(recosted.cost), 0) as recosted_cost, coalesce(sum(recosted.value), 0) as recosted_value
    from tenant.stock_movements movement
    left join lateral (
      select sum(cost_after - cost_before) as cost, sum(value_after - value_before) as value
      from tenant.recosted_movements where business_id = $1 and movement_id = movement.id
    ) recosted on true
    where movement.business_id = $1 and movement.document_kind in ('entry', 'exit') and movement.document_id = $2
    group by movement.shop_id, movement.article_id
  )
  select moved.article_id::text as "articleId", moved.kind, moved.reason, moved.quantity::bigint as quantity,
    moved.cost::bigint as cost, moved.is_cost_missing as "isCostMissing", moved.movements::integer as movements,
    (moved.last - moved.first + 1)::integer as places, moved.recosted_cost::bigint as "recostedCost",
    moved.recosted_value::bigint as "recostedValue", earlier.quantity_after as "quantityBefore",
    earlier.value_after as "valueBefore", earlier.average_after as "averageBefore"
  from moved
  left join tenant.stock_movements earlier on earlier.business_id = $1 and earlier.shop_id = moved.shop_id
    and earlier.article_id = moved.article_id and earlier.number = moved.first - 1`;
