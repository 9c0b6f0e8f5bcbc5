import { adjustmentJournal, countedLines, type PostedLine, type Quantity } from '@tezga/domain';
import { documentFingerprint } from '../../platform/documents/same-document.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import { articlesOnceCounted } from './document-circumstances.ts';
import { stockAt } from '../stock-at.ts';
import { registerDocument, type Posting } from './register-document.ts';

interface ReceivedTransfer {
  readonly id: string;
  readonly number: string;
  readonly shop: { readonly id: string; readonly name: string; readonly allowsNegativeStock: null };
  readonly at: Date;
  /** The same time as `at` if the receipt is back-dated; null if it is dated now. */
  readonly past: Date | null;
  /** The goods as they entered the stock: all that was sent. */
  readonly lines: readonly PostedLine[];
  /** The quantity of each line that was counted on arrival. */
  readonly received: readonly Quantity[];
}

/**
 * Posts the difference between the sent and the received goods of a transfer: the goods enter the stock as
 * sent, and an adjustment sets the stock to what was received. Returns the number of the adjustment; null if
 * nothing differs.
 */
export async function registerDiscrepancy(
  posting: Posting,
  { id, number, shop, at, past, lines, received }: ReceivedTransfer,
): Promise<string | null> {
  const { transaction, businessId } = posting;
  const counted = lines.flatMap(({ articleId, quantity: expected, unitCost }, place) => {
    const quantity = received[place] ?? expected;
    return quantity === expected ? [] : [{ articleId, quantity, expected, unitCost }];
  });
  if (counted.length === 0) return null;
  const articles = await articlesOnceCounted(transaction, businessId, counted);
  const found = await stockAt(transaction, businessId, shop.id, [...articles.keys()], past);
  const ownId = newRecordId(at);
  const adjustment = await registerDocument(past === null ? { ...posting, at } : posting, {
    ownId,
    shop,
    articles,
    transferId: id,
    notes: number,
    kind: 'adjustment',
    past: found.past,
    reason: 'transfer-discrepancy',
    supplier: null,
    purchase: null,
    fingerprint: documentFingerprint(ownId, 'warehouse.completeTransfer', id),
    lines: countedLines(counted, found.stock, (articleId) => {
      const line = lines.find((each) => each.articleId === articleId);
      if (line === undefined) throw new Error(`article ${articleId} is not in the transfer`);
      return line.unitCost;
    }),
    journalOf: adjustmentJournal,
  });
  return adjustment.number_text;
}
