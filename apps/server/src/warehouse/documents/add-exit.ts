import { contract, encoded } from '@tezga/contract';
import { asUnitCost, exitJournal, issuedLines, quantitiesByArticle } from '@tezga/domain';
import type { z } from 'zod';
import { documentFingerprint } from '../../platform/documents/same-document.ts';
import type { Handler } from '../../platform/http/context.ts';
import { stockAt } from '../stock-at.ts';
import { refuseShort } from '../refuse-short.ts';
import { documentArticles, documentCircumstances } from './document-circumstances.ts';
import { pastDate } from './past-date.ts';
import { postOnce } from './post-once.ts';
import { registerDocument, type Posting } from './register-document.ts';

export type ExitInput = z.output<typeof contract.warehouse.addExit.input>;

export const addExit: Handler<typeof contract.warehouse.addExit> = (input, context) =>
  postOnce(context, input, fingerprintOf(input), () => registerExit(context, input));

const fingerprintOf = (input: ExitInput) =>
  documentFingerprint(
    input.documentId,
    'warehouse.addExit',
    encoded(contract.warehouse.addExit.input, input),
  );

/** Takes the goods of the lines out of the stock of the shop; refuses with all articles that are short. */
export async function registerExit(posting: Posting, input: ExitInput) {
  const { transaction, businessId } = posting;
  const { documentId: ownId, shopId, reason, notes, lines } = input;
  const keys = { shopId, supplierId: null, purchaseId: null };
  const { shop, settings } = await documentCircumstances(transaction, businessId, keys);
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
    reason,
    notes,
    shop,
    articles,
    supplier: null,
    purchase: null,
    kind: 'exit',
    past: found.past,
    fingerprint: fingerprintOf(input),
    lines: issuedLines(lines, found.stock, (id) => articles.get(id)?.cost ?? asUnitCost(0n)),
    journalOf: (posted) => exitJournal({ ...posted, reason }),
  });
}
