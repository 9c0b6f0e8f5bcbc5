import type { StockDocument, StockState } from '@tezga/domain';
import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';

export interface StockMovement {
  readonly at: Date;
  readonly shopId: string;
  readonly articleId: string;
  /** As it was held, or as the movement before this one left it. */
  readonly before: StockState;
  readonly after: StockState;
  /** What the goods cost that came in, in hundredths; below zero for what went out. */
  readonly cost: bigint;
  readonly isCostMissing: boolean;
  readonly document: { readonly kind: StockDocument; readonly id: string };
  /** Null where several lines of the document move the article together. */
  readonly linePlace: number | null;
  readonly reason: string;
}

/** Notes the movements and what they leave in stock, which must be held. */
export async function moveStock(
  transaction: Transaction,
  businessId: string,
  movements: readonly StockMovement[],
): Promise<void> {
  if (movements.length === 0) return;
  // In this order: the movements are numbered on from what the stock says.
  const [, left] = await Promise.all([
    transaction.run(noteMovements, [businessId, rowsAsJson(notedRows(movements))]),
    transaction.run<LeftRow>(changeStock, [businessId, rowsAsJson(changesOf(movements))]),
  ]);
  const expected = new Map(movements.map((movement) => [placeOf(movement), movement.after]));
  for (const row of left) {
    const after = expected.get(placeOf(row));
    // Someone else moved it since, or the movements do not follow from each other.
    if (after?.quantity !== row.quantity || after.value !== row.value)
      throw new Error(`the stock of article ${row.articleId} was not held`);
  }
}

interface Place {
  readonly shopId: string;
  readonly articleId: string;
}

interface LeftRow extends Place {
  readonly quantity: bigint;
  readonly value: bigint;
}

interface StockChange extends LeftRow {
  readonly average: bigint | null;
  readonly movements: number;
}

const placeOf = ({ shopId, articleId }: Place) => `${shopId} ${articleId}`;

/** What all movements of an article in a shop come to. */
function changesOf(movements: readonly StockMovement[]) {
  const changes = new Map<string, StockChange>();
  for (const { shopId, articleId, before, after } of movements) {
    const place = placeOf({ shopId, articleId });
    const earlier = changes.get(place) ?? { quantity: 0n, value: 0n, movements: 0 };
    changes.set(place, {
      shopId,
      articleId,
      quantity: earlier.quantity + after.quantity - before.quantity,
      value: earlier.value + after.value - before.value,
      average: after.average,
      movements: earlier.movements + 1,
    });
  }
  return [...changes.values()];
}

function notedRows(movements: readonly StockMovement[]) {
  const counts = new Map<string, number>();
  return movements.map((movement) => {
    const { at, shopId, articleId, before, after, cost, isCostMissing, document, linePlace, reason } =
      movement;
    const count = (counts.get(placeOf(movement)) ?? 0) + 1;
    counts.set(placeOf(movement), count);
    return {
      id: newRecordId(at),
      at,
      shopId,
      articleId,
      count,
      quantity: after.quantity - before.quantity,
      cost,
      value: after.value - before.value,
      quantityAfter: after.quantity,
      valueAfter: after.value,
      documentKind: document.kind,
      documentId: document.id,
      linePlace,
      reason,
      isCostMissing,
    };
  });
}

const noteMovements = `
  insert into tenant.stock_movements (business_id, id, at, shop_id, article_id, number, quantity, cost, value,
    quantity_after, value_after, document_kind, document_id, line_place, reason, is_cost_missing)
  select $1::text, id, at, "shopId", "articleId",
    count + (
      select held.movements from tenant.stock held
      where held.business_id = $1::text and held.shop_id = "shopId" and held.article_id = "articleId"
    ),
    quantity, cost, value, "quantityAfter", "valueAfter", "documentKind", "documentId", "linePlace", reason,
    "isCostMissing"
  from jsonb_to_recordset($2::text::jsonb) as movement (id text, at timestamptz, "shopId" text, "articleId" text,
    count integer, quantity bigint, cost bigint, value bigint, "quantityAfter" bigint, "valueAfter" bigint,
    "documentKind" text, "documentId" text, "linePlace" integer, reason text, "isCostMissing" boolean)`;

// The rows are there, so nothing is inserted: this way each is found by its key, whatever the planner believes.
const changeStock = `
  insert into tenant.stock as held (business_id, shop_id, article_id, quantity, value, average, movements)
  select $1, "shopId", "articleId", quantity, value, average, movements
  from jsonb_to_recordset($2::text::jsonb) as change ("shopId" text, "articleId" text, quantity bigint, value bigint,
    average bigint, movements bigint)
  on conflict (business_id, shop_id, article_id) do update
  set quantity = held.quantity + excluded.quantity, value = held.value + excluded.value, average = excluded.average,
    movements = held.movements + excluded.movements
  returning shop_id::text as "shopId", article_id::text as "articleId", quantity, value`;
