import type { contract } from '@tezga/contract';
import { differingCounts, finalCounts, refuseUnless, type Quantity } from '@tezga/domain';
import { insertRows } from '../../platform/documents/insert-rows.ts';
import type { BusinessContext, Handler } from '../../platform/http/context.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import { registerAdjustment } from '../documents/add-adjustment.ts';
import { countedArticles } from './counted-articles.ts';
import { stocktakeOf, type StocktakeRow } from './stocktake-store.ts';

type Closing = Pick<BusinessContext, 'transaction' | 'businessId' | 'clock' | 'person'>;

export const closeStocktake: Handler<typeof contract.warehouse.closeStocktake> = async (
  { id, uncounted },
  context,
) => {
  const { transaction, businessId, note } = context;
  const stocktake = await stocktakeOf(transaction, businessId, id, 'update');
  note(stocktake.documentCode);
  if (stocktake.status === 'closed') return { adjustment: stocktake.adjustment };
  refuseUnless(stocktake.status === 'open', 'stocktake-not-open');
  const articles = await countedArticles(transaction, businessId, stocktake);
  const counts = finalCounts(articles, uncounted);
  const results = counts.map(({ articleId, counted, expected, unitCost }) => ({
    business_id: businessId,
    stocktake_id: id,
    article_id: articleId,
    counted,
    expected,
    unit_cost: unitCost,
  }));
  await insertRows(transaction, 'tenant.stocktake_results', results);
  const adjustment = await adjust(context, stocktake, differingCounts(counts));
  await transaction.run(close, [
    businessId,
    id,
    context.clock.now(),
    context.person.name,
    adjustment?._id ?? null,
  ]);
  return { adjustment };
};

export const cancelStocktake: Handler<typeof contract.warehouse.cancelStocktake> = async (
  { id },
  context,
) => {
  const { transaction, businessId, clock, person, note } = context;
  const { status, documentCode } = await stocktakeOf(transaction, businessId, id, 'update');
  refuseUnless(status === 'open', 'stocktake-not-open');
  note(documentCode);
  await transaction.run(cancel, [businessId, id, clock.now(), person.name]);
  return {};
};

/** One adjustment of all differences; none if there is no difference. */
async function adjust(
  closing: Closing,
  { shopId, documentCode }: StocktakeRow,
  counts: readonly { readonly articleId: string; readonly counted: Quantity; readonly expected: Quantity }[],
) {
  if (counts.length === 0) return null;
  const { id, number_text } = await registerAdjustment(closing, {
    documentId: newRecordId(closing.clock.now()),
    shopId,
    reason: 'stocktake',
    notes: documentCode,
    lines: counts.map(({ articleId, counted, expected }) => ({
      articleId,
      quantity: counted,
      expected,
      unitCost: null,
    })),
  });
  return { _id: id, documentCode: number_text };
}

const close = `
  update tenant.stocktakes set status = 'closed', closed_at = $3, closed_by_name = $4, adjustment_id = $5
  where business_id = $1 and id = $2`;

const cancel = `
  update tenant.stocktakes set status = 'cancelled', closed_at = $3, closed_by_name = $4
  where business_id = $1 and id = $2`;
