import type { contract } from '@tezga/contract';
import {
  differingCounts,
  finalCounts,
  refuseUnless,
  type Quantity,
  type UncountedChoice,
} from '@tezga/domain';
import type { z } from 'zod';
import { insertRows } from '../../platform/documents/insert-rows.ts';
import type { Handler } from '../../platform/http/context.ts';
import { StaleRead } from '../../platform/http/error-reply.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import { registerAdjustment, type AdjustmentInput } from '../documents/add-adjustment.ts';
import { articlesOnceCounted } from '../documents/document-circumstances.ts';
import type { Posting } from '../documents/register-document.ts';
import { lockStock } from '../lock-stock.ts';
import { countedArticles } from './counted-articles.ts';
import { stocktakeOf, type StocktakeRow } from './stocktake-store.ts';

type CloseInput = z.output<typeof contract.warehouse.closeStocktake.input>;

export const closeStocktake: Handler<typeof contract.warehouse.closeStocktake> = async (input, context) => {
  const { documentCode, adjustment } = await registerClosing(context, input);
  context.note(documentCode);
  return { adjustment };
};

/** Closes a stocktake once: a second closing waits for the first and gets its adjustment. */
export async function registerClosing(posting: Posting, { id, uncounted }: CloseInput) {
  const { transaction, businessId, clock, person } = posting;
  const stocktake = await stocktakeOf(transaction, businessId, id, 'update');
  const { documentCode } = stocktake;
  if (stocktake.status === 'closed') return { documentCode, adjustment: stocktake.adjustment };
  refuseUnless(stocktake.status === 'open', 'stocktake-not-open');
  const { shopId, openedAt } = stocktake;
  const [older] = await transaction.run(olderOpen, [businessId, shopId, openedAt, id]);
  refuseUnless(older === undefined, 'stocktake-already-open');
  const counts = await lockedCounts(posting, stocktake, uncounted);
  const results = counts.map(({ articleId, counted, expected, unitCost }) => ({
    business_id: businessId,
    stocktake_id: id,
    article_id: articleId,
    counted,
    expected,
    unit_cost: unitCost,
  }));
  await insertRows(transaction, 'tenant.stocktake_results', results);
  const adjustment = await adjust(posting, stocktake, differingCounts(counts));
  await transaction.run(close, [businessId, id, clock.now(), person.name, adjustment?._id ?? null]);
  return { documentCode, adjustment };
}

export const cancelStocktake: Handler<typeof contract.warehouse.cancelStocktake> = async (
  { id },
  context,
) => {
  const { transaction, businessId, clock, person } = context;
  const { status, documentCode } = await stocktakeOf(transaction, businessId, id, 'update');
  refuseUnless(status === 'open', 'stocktake-not-open');
  context.note(documentCode);
  await transaction.run(cancel, [businessId, id, clock.now(), person.name]);
  return {};
};

/**
 * Locks the stock and returns the final counts. So a concurrent sale is either part of the expected quantity, or is
 * posted after the adjustment.
 */
async function lockedCounts(
  { transaction, businessId }: Posting,
  stocktake: StocktakeRow,
  uncounted: UncountedChoice,
) {
  const read = async () => finalCounts(await countedArticles(transaction, businessId, stocktake), uncounted);
  const seen = await read();
  const locked = await lockStock(
    transaction,
    businessId,
    stocktake.shopId,
    seen.map(({ articleId }) => articleId),
  );
  const counts = await read();
  // An article that has got its first stock meanwhile is not locked yet: the client retries.
  if (counts.some(({ articleId }) => !locked.has(articleId))) throw new StaleRead();
  return counts;
}

/** One adjustment of all differences; none if there is no difference. */
async function adjust(
  posting: Posting,
  { shopId, documentCode }: StocktakeRow,
  counts: readonly { readonly articleId: string; readonly counted: Quantity; readonly expected: Quantity }[],
) {
  if (counts.length === 0) return null;
  const adjustment: AdjustmentInput = {
    documentId: newRecordId(posting.clock.now()),
    shopId,
    reason: 'stocktake',
    notes: documentCode,
    lines: counts.map(({ articleId, counted, expected }) => ({
      articleId,
      quantity: counted,
      expected,
      unitCost: null,
    })),
  };
  const { id, number_text } = await registerAdjustment(posting, adjustment, articlesOnceCounted);
  return { _id: id, documentCode: number_text };
}

/**
 * A shop has one open stocktake, but databases of earlier versions may have more. The oldest is closed first, so that
 * the later ones know which differences it has posted.
 */
const olderOpen = `
  select 1 from tenant.stocktakes
  where business_id = $1 and shop_id = $2 and status = 'open' and (opened_at, id) < ($3::timestamptz, $4::text)`;

const close = `
  update tenant.stocktakes set status = 'closed', closed_at = $3, closed_by_name = $4, adjustment_id = $5
  where business_id = $1 and id = $2`;

const cancel = `
  update tenant.stocktakes set status = 'cancelled', closed_at = $3, closed_by_name = $4
  where business_id = $1 and id = $2`;
