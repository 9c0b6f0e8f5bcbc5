import {
  asMoney,
  asQuantity,
  differenceOf,
  minus,
  recosted,
  recostingJournal,
  tiranaDay,
  withoutReplaced,
  type RecostedGoods,
  type RecostedMovement,
  type RecostingKind,
  type WarehouseDocumentKind,
} from '@tezga/domain';
import { postJournals } from '../accounting/index.ts';
import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Person } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { changeStock, insertMovements, type StockChange, type StockMovement } from './move-stock.ts';
import type { LaterMovement, PastStock, SplitHistory } from './stock-at.ts';

/** The document that is inserted before others in the history. */
export interface Cause {
  readonly kind: WarehouseDocumentKind;
  readonly id: string;
  /** When the document is inserted. */
  readonly at: Date;
  readonly person: Pick<Person, 'id' | 'name'>;
  /** The kind of the journal of the differences; left out for the usual kind of warehouse documents. */
  readonly journalKind?: RecostingKind;
  /**
   * For a new version of a document: what earlier recostings changed in the cost of the replaced version. These
   * changes are reversed.
   */
  readonly takenBack?: readonly RecostedGoods[];
}

/**
 * Inserts the movements of a back-dated document at their place in the history, recosts the later movements,
 * and posts the differences with today's date. The stock must have been locked and read with `stockAt`.
 */
export async function moveStockInPast(
  transaction: Transaction,
  businessId: string,
  movements: readonly StockMovement[],
  past: PastStock,
  cause: Cause,
): Promise<void> {
  const replays = replaysOf(past, movements);
  await recostMovements(transaction, replays, cause);
  await Promise.all([
    insertMovements(transaction, businessId, movements, (id) => historyOf(past, id).number),
    changeStock(transaction, businessId, replays.map(changeOf)),
  ]);
  await postDifferences(transaction, businessId, replays, cause);
}

function historyOf({ histories }: PastStock, articleId: string): SplitHistory {
  const history = histories.get(articleId);
  if (history === undefined) throw new Error(`the history of article ${articleId} was not read`);
  return history;
}

/**
 * The history of an article with the inserted movements; none are inserted for a product that is only
 * recosted.
 */
interface Replay {
  readonly shopId: string;
  readonly articleId: string;
  readonly history: SplitHistory;
  readonly inserted: readonly StockMovement[];
  readonly later: readonly RecostedMovement<LaterMovement>[];
}

function replaysOf(past: PastStock, movements: readonly StockMovement[]): Replay[] {
  const { shopId, following } = past;
  const moved = [...new Set(movements.map(({ articleId }) => articleId))];
  const histories = [
    ...moved.map((articleId) => ({ articleId, history: historyOf(past, articleId) })),
    ...Array.from(following, ([articleId, history]) => ({ articleId, history })),
  ].map(({ articleId, history }) => ({
    shopId,
    articleId,
    history,
    inserted: movements.filter((movement) => movement.articleId === articleId),
  }));
  const replayed = recosted(
    histories.map(({ history: { start: was, later, articleCost }, inserted }) => ({
      was,
      is: inserted.at(-1)?.after ?? was,
      movements: later,
      articleCost,
    })),
  );
  return histories.map((history, place) => Object.assign(history, { later: replayed[place] ?? [] }));
}

async function recostMovements(
  transaction: Transaction,
  replays: readonly Replay[],
  { id: documentId, at, person }: Cause,
): Promise<void> {
  const rows = replays.flatMap(({ history, inserted, later }) =>
    later.map(({ movement, before, now }, place) => ({
      id: movement.id,
      number: history.number + BigInt(inserted.length + place + 1),
      cost: now.cost,
      value: minus(now.after.value, before.value),
      unitCost: now.unitCost,
      isCostMissing: now.isCostMissing,
      quantityAfter: now.after.quantity,
      valueAfter: now.after.value,
      averageAfter: now.after.average,
    })),
  );
  if (rows.length === 0) return;
  const recosting = { id: newRecordId(at), at, documentId, byId: person.id, byName: person.name };
  await transaction.run('select tenant.recost_movements($1::text::jsonb, $2::text::jsonb)', [
    JSON.stringify(recosting),
    rowsAsJson(rows),
  ]);
}

/** The change from the current stock to the stock after the replay. */
function changeOf({ shopId, articleId, history, inserted, later }: Replay): StockChange {
  const was = later.at(-1)?.movement.after ?? history.start;
  const is = later.at(-1)?.now.after ?? inserted.at(-1)?.after ?? history.start;
  return {
    shopId,
    articleId,
    quantity: asQuantity(is.quantity - was.quantity),
    value: asMoney(is.value - was.value),
    average: is.average,
    movements: inserted.length,
  };
}

/** Posts the differences with today's date, because today is always in the open period. */
async function postDifferences(
  transaction: Transaction,
  businessId: string,
  replays: readonly Replay[],
  { kind, id, at, person, journalKind, takenBack = [] }: Cause,
): Promise<void> {
  const goods = replays.flatMap(({ history: { isOwnProduct }, later }) => {
    const kept = new Set(withoutReplaced(later.map(({ movement }) => movement)));
    return later
      .filter(({ movement }) => kept.has(movement))
      .map((recostedMovement) => ({
        document: recostedMovement.movement.documentKind,
        reason: recostedMovement.movement.reason,
        quantity: recostedMovement.movement.quantity,
        isOwnProduct,
        difference: differenceOf(recostedMovement),
      }));
  });
  const source = { sourceType: kind, sourceId: id };
  const journal = recostingJournal(source, tiranaDay(at), [...goods, ...takenBack], journalKind);
  await postJournals(transaction, businessId, journal === null ? [] : [journal], { at, by: person.id });
}
