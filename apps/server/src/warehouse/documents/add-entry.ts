import { contract, encoded } from '@tezga/contract';
import { entryJournal, receivedLines } from '@tezga/domain';
import type { z } from 'zod';
import { lockPurchases, receivePurchase } from '../../purchases/index.ts';
import { documentFingerprint } from '../../platform/documents/same-document.ts';
import type { Handler } from '../../platform/http/context.ts';
import { stockAt } from '../stock-at.ts';
import { documentArticles, documentCircumstances } from './document-circumstances.ts';
import { pastDate } from './past-date.ts';
import { postOnce } from './post-once.ts';
import { registerDocument, type Posting } from './register-document.ts';

export type EntryInput = z.output<typeof contract.warehouse.addEntry.input>;

export const addEntry: Handler<typeof contract.warehouse.addEntry> = (input, context) =>
  postOnce(context, input, fingerprintOf(input), () => registerEntry(context, input));

const fingerprintOf = (input: EntryInput) =>
  documentFingerprint(
    input.documentId,
    'warehouse.addEntry',
    encoded(contract.warehouse.addEntry.input, input),
  );

/** Receives the goods of the lines into the stock of the shop. */
export async function registerEntry(posting: Posting, input: EntryInput) {
  const { transaction, businessId } = posting;
  const { documentId: ownId, reason, notes } = input;
  const { shop, supplier, purchase } = await documentCircumstances(transaction, businessId, input);
  // Lock order: the purchase before the stock, because an answer to its e-invoice may lock the purchase for seconds.
  if (purchase !== null) await lockPurchases(posting, [purchase.id]);
  const articles = await documentArticles(transaction, businessId, input.lines);
  const at = await pastDate(posting, input.date);
  const found = await stockAt(transaction, businessId, shop.id, [...articles.keys()], at);
  const registered = await registerDocument(posting, {
    ownId,
    reason,
    notes,
    shop,
    supplier,
    purchase,
    articles,
    kind: 'entry',
    past: found.past,
    fingerprint: fingerprintOf(input),
    lines: receivedLines(input.lines, found.stock),
    journalOf: (posted) => entryJournal({ ...posted, reason }),
  });
  if (purchase !== null && reason === 'goods-received') await receivePurchase(posting, purchase.id);
  return registered;
}
