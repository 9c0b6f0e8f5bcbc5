import { contract, encoded } from '@tezga/contract';
import { costAdjustmentJournal, revaluedLines } from '@tezga/domain';
import type { z } from 'zod';
import { documentFingerprint } from '../../platform/documents/same-document.ts';
import type { Handler } from '../../platform/http/context.ts';
import { stockAt } from '../stock-at.ts';
import { documentArticles, documentCircumstances } from './document-circumstances.ts';
import { pastDate } from './past-date.ts';
import { postOnce } from './post-once.ts';
import { registerDocument, type Posting } from './register-document.ts';

type CostAdjustmentInput = z.output<typeof contract.warehouse.addCostAdjustment.input>;

export const addCostAdjustment: Handler<typeof contract.warehouse.addCostAdjustment> = (input, context) =>
  postOnce(context, input, fingerprintOf(input), () => registerCostAdjustment(context, input));

const fingerprintOf = (input: CostAdjustmentInput) =>
  documentFingerprint(
    input.documentId,
    'warehouse.addCostAdjustment',
    encoded(contract.warehouse.addCostAdjustment.input, input),
  );

/** Sets the average cost of the articles in the shop and posts the change of the value of the stock. */
export async function registerCostAdjustment(posting: Posting, input: CostAdjustmentInput) {
  const { transaction, businessId } = posting;
  const { documentId: ownId, shopId, notes } = input;
  const keys = { shopId, supplierId: null, purchaseId: null };
  const { shop } = await documentCircumstances(transaction, businessId, keys);
  const articles = await documentArticles(transaction, businessId, input.lines);
  const at = await pastDate(posting, input.date);
  const found = await stockAt(transaction, businessId, shop.id, [...articles.keys()], at);
  return await registerDocument(posting, {
    ownId,
    notes,
    shop,
    articles,
    supplier: null,
    purchase: null,
    kind: 'cost-adjustment',
    reason: 'cost-adjustment',
    fingerprint: fingerprintOf(input),
    past: found.past,
    lines: revaluedLines(input.lines, found.stock),
    journalOf: costAdjustmentJournal,
  });
}
