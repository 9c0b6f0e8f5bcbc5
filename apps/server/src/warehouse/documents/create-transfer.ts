import { contract, encoded } from '@tezga/contract';
import { asUnitCost, issuedLines, quantitiesByArticle, transferJournal } from '@tezga/domain';
import type { z } from 'zod';
import { documentFingerprint } from '../../platform/documents/same-document.ts';
import type { Handler } from '../../platform/http/context.ts';
import { refuseShort } from '../refuse-short.ts';
import { stockAt } from '../stock-at.ts';
import { documentArticles, documentCircumstances } from './document-circumstances.ts';
import { pastDate } from './past-date.ts';
import { postOnce } from './post-once.ts';
import { registerDocument, type Posting } from './register-document.ts';
import { transferTarget } from './transfer-targets.ts';

export type TransferInput = z.output<typeof contract.warehouse.createTransfer.input>;

export const createTransfer: Handler<typeof contract.warehouse.createTransfer> = async (input, context) => {
  const { _id, documentCode: code } = await postOnce(context, input, fingerprintOf(input), () =>
    registerTransfer(context, input),
  );
  return { _id, code };
};

const fingerprintOf = (input: TransferInput) =>
  documentFingerprint(
    input.documentId,
    'warehouse.createTransfer',
    encoded(contract.warehouse.createTransfer.input, input),
  );

/** Takes the goods out of their shop into transit; refuses with all articles that are short. */
export async function registerTransfer(posting: Posting, input: TransferInput) {
  const { transaction, businessId } = posting;
  const { documentId: ownId, shopId, targetShopId, notes, lines } = input;
  const keys = { shopId, supplierId: null, purchaseId: null };
  const { shop, settings } = await documentCircumstances(transaction, businessId, keys);
  const target = await transferTarget(transaction, shopId, targetShopId);
  const articles = await documentArticles(transaction, businessId, lines);
  const at = await pastDate(posting, input.date);
  const found = await stockAt(transaction, businessId, shop.id, [...articles.keys()], at);
  const moved = Array.from(quantitiesByArticle(lines), ([articleId, quantity]) => ({
    articleId,
    quantity,
    needsStock: true,
  }));
  await refuseShort(transaction, businessId, { moved, stock: found.available, shop, settings });
  return await registerDocument(posting, {
    ownId,
    notes,
    shop,
    target,
    articles,
    reason: 'transfer',
    supplier: null,
    purchase: null,
    kind: 'transfer',
    past: found.past,
    fingerprint: fingerprintOf(input),
    lines: issuedLines(lines, found.stock, (id) => articles.get(id)?.cost ?? asUnitCost(0n)),
    journalOf: transferJournal,
  });
}
