import { contract, encoded } from '@tezga/contract';
import { adjustmentJournal, asUnitCost, countedLines, issuedQuantities } from '@tezga/domain';
import type { z } from 'zod';
import { documentFingerprint } from '../../platform/documents/same-document.ts';
import type { Handler } from '../../platform/http/context.ts';
import { refuseShort } from '../refuse-short.ts';
import { stockAt } from '../stock-at.ts';
import { documentArticles, documentCircumstances } from './document-circumstances.ts';
import { pastDate } from './past-date.ts';
import { postOnce } from './post-once.ts';
import { registerDocument, type Posting } from './register-document.ts';

export type AdjustmentInput = z.output<typeof contract.warehouse.addAdjustment.input>;

export const addAdjustment: Handler<typeof contract.warehouse.addAdjustment> = (input, context) =>
  postOnce(context, input, fingerprintOf(input), () => registerAdjustment(context, input));

const fingerprintOf = (input: AdjustmentInput) =>
  documentFingerprint(
    input.documentId,
    'warehouse.addAdjustment',
    encoded(contract.warehouse.addAdjustment.input, input),
  );

/**
 * Posts the differences of counted goods in the transaction of the caller. Refuses with all short articles if a
 * difference would lower the stock below zero, which may happen to goods that were sold after the count. A stocktake
 * brings its own `readArticles`, because its articles may have been deleted after they were counted.
 */
export async function registerAdjustment(
  posting: Posting,
  input: AdjustmentInput,
  readArticles = documentArticles,
) {
  const { transaction, businessId } = posting;
  const { documentId: ownId, shopId, reason, notes } = input;
  const keys = { shopId, supplierId: null, purchaseId: null };
  const { shop, settings } = await documentCircumstances(transaction, businessId, keys);
  const articles = await readArticles(transaction, businessId, input.lines);
  const at = await pastDate(posting, input.date);
  const found = await stockAt(transaction, businessId, shop.id, [...articles.keys()], at);
  const lines = countedLines(input.lines, found.stock, (id) => articles.get(id)?.cost ?? asUnitCost(0n));
  const moved = Array.from(issuedQuantities(lines), ([articleId, quantity]) => ({
    articleId,
    quantity,
    needsStock: true,
  }));
  await refuseShort(transaction, businessId, { moved, stock: found.available, shop, settings });
  return await registerDocument(posting, {
    ownId,
    reason,
    notes,
    shop,
    articles,
    lines,
    supplier: null,
    purchase: null,
    kind: 'adjustment',
    past: found.past,
    fingerprint: fingerprintOf(input),
    journalOf: adjustmentJournal,
  });
}
