import {
  asMoney,
  asQuantity,
  asUnitCost,
  minus,
  unitCostOf,
  type Money,
  type Quantity,
  type StockDocument,
  type StockState,
  type UnitCost,
} from '@tezga/domain';
import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';

export interface StockMovement {
  readonly at: Date;
  readonly shopId: string;
  readonly articleId: string;
  /** The stock as it was locked, or as the previous movement of the article left it. */
  readonly before: StockState;
  readonly after: StockState;
  /** The cost of the received goods, in hundredths; negative for issued goods. */
  readonly cost: Money;
  readonly isCostMissing: boolean;
  /** The cost of one unit, if it was typed; if left out, it is computed from the cost. */
  readonly unitCost?: UnitCost;
  readonly document: { readonly kind: StockDocument; readonly id: string };
  /** Null if the movement sums several lines of the document. */
  readonly linePlace: number | null;
  readonly reason: string;
}

/** Inserts the movements and updates the stock, which the caller must have locked with `lockStock`. */
export async function moveStock(
  transaction: Transaction,
  businessId: string,
  movements: readonly StockMovement[],
): Promise<void> {
  if (movements.length === 0) return;
  // Pipelined in this order: the movements get their numbers from the count in the stock row before it is updated.
  const [, left] = await Promise.all([
    insertMovements(transaction, businessId, movements),
    changeStock(transaction, businessId, changesOf(movements)),
  ]);
  const expected = new Map(movements.map((movement) => [keyOf(movement), movement.after]));
  for (const row of left) {
    const after = expected.get(keyOf(row));
    // Another transaction changed the stock, or a movement does not start with the stock that the previous one left.
    if (after?.quantity !== row.quantity || after.value !== row.value)
      throw new Error(`the stock of article ${row.articleId} was not locked`);
  }
}

/**
 * `placeOf` returns the movement after which the movements of an article are inserted; if it is left out, they are
 * appended.
 */
export const insertMovements = (
  transaction: Transaction,
  businessId: string,
  movements: readonly StockMovement[],
  placeOf: (articleId: string) => bigint | null = () => null,
) => transaction.run(insertRows, [businessId, rowsAsJson(movementRows(movements, placeOf))]);

export const changeStock = (transaction: Transaction, businessId: string, changes: readonly StockChange[]) =>
  transaction.run<UpdatedRow>(updateRows, [businessId, rowsAsJson(changes)]);

interface StockKey {
  readonly shopId: string;
  readonly articleId: string;
}

interface UpdatedRow extends StockKey {
  readonly quantity: Quantity;
  readonly value: Money;
}

/** The change of quantity and value of a stock row, and its new average. */
export interface StockChange extends UpdatedRow {
  readonly average: UnitCost | null;
  readonly movements: number;
}

const keyOf = ({ shopId, articleId }: StockKey) => `${shopId} ${articleId}`;

/** The sum of the movements for each article in each shop. */
function changesOf(movements: readonly StockMovement[]) {
  const changes = new Map<string, StockChange>();
  for (const { shopId, articleId, before, after } of movements) {
    const key = keyOf({ shopId, articleId });
    const earlier = changes.get(key) ?? { quantity: 0n, value: 0n, movements: 0 };
    changes.set(key, {
      shopId,
      articleId,
      quantity: asQuantity(earlier.quantity + after.quantity - before.quantity),
      value: asMoney(earlier.value + after.value - before.value),
      average: after.average,
      movements: earlier.movements + 1,
    });
  }
  return [...changes.values()];
}

function movementRows(movements: readonly StockMovement[], placeOf: (articleId: string) => bigint | null) {
  const counts = new Map<string, number>();
  return movements.map((movement) => {
    const { at, shopId, articleId, before, after, cost, isCostMissing, document, linePlace, reason } =
      movement;
    const { unitCost = unitCostOfMovement(movement) } = movement;
    const count = (counts.get(keyOf(movement)) ?? 0) + 1;
    counts.set(keyOf(movement), count);
    return {
      id: newRecordId(at),
      at,
      shopId,
      articleId,
      count,
      follows: placeOf(articleId),
      quantity: after.quantity - before.quantity,
      cost,
      value: after.value - before.value,
      quantityAfter: after.quantity,
      valueAfter: after.value,
      averageAfter: after.average,
      unitCost,
      documentKind: document.kind,
      documentId: document.id,
      linePlace,
      reason,
      isCostMissing,
    };
  });
}

function unitCostOfMovement({ before, after, cost }: StockMovement): UnitCost {
  const quantity = minus(after.quantity, before.quantity);
  if (quantity < 0n && before.average !== null) return before.average;
  return quantity === 0n ? (after.average ?? asUnitCost(0n)) : unitCostOf(quantity, cost);
}

const insertRows = `
  insert into tenant.stock_movements (business_id, id, at, shop_id, article_id, number, quantity, cost, value,
    quantity_after, value_after, average_after, unit_cost, document_kind, document_id, line_place, reason, is_cost_missing)
  select $1::text, id, at, "shopId", "articleId",
    count + coalesce(follows, (
      select stock.movements from tenant.stock stock
      where stock.business_id = $1::text and stock.shop_id = "shopId" and stock.article_id = "articleId"
    )),
    quantity, cost, value, "quantityAfter", "valueAfter", "averageAfter", "unitCost", "documentKind", "documentId", "linePlace", reason,
    "isCostMissing"
  from jsonb_to_recordset($2::text::jsonb) as movement (id text, at timestamptz, "shopId" text, "articleId" text,
    count integer, follows bigint, quantity bigint, cost bigint, value bigint, "quantityAfter" bigint, "valueAfter" bigint,
    "averageAfter" bigint, "unitCost" bigint, "documentKind" text, "documentId" text, "linePlace" integer, reason text, "isCostMissing" boolean)`;

// An upsert that never inserts, because the locked rows exist: ON CONFLICT finds each row by its primary key, while the
// planner might scan the table for an UPDATE.
const updateRows = `
  insert into tenant.stock as stock (business_id, shop_id, article_id, quantity, value, average, movements)
  select $1, "shopId", "articleId", quantity, value, average, movements
  from jsonb_to_recordset($2::text::jsonb) as change ("shopId" text, "articleId" text, quantity bigint, value bigint,
    average bigint, movements bigint)
  on conflict (business_id, shop_id, article_id) do update
  set quantity = stock.quantity + excluded.quantity, value = stock.value + excluded.value, average = excluded.average,
    movements = stock.movements + excluded.movements
  returning shop_id::text as "shopId", article_id::text as "articleId", quantity, value`;
