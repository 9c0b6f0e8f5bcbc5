import type { Phrases } from '@tezga/phrases';
import type { MissedDocument } from './missed-documents.ts';
import type { KnownDeadlines } from './known-deadlines.ts';

type Words = Pick<Phrases, 'deadlines' | 'sales'>;

/**
 * The text for an empty list of pending invoices. It says "all accepted" only once the deadlines of every kind are
 * loaded, and no other document is near its deadline or has missed it.
 */
export function nothingWaits(
  { deadlines: words, sales: { waiting } }: Words,
  { deadlines, isWhole }: KnownDeadlines,
  missed: readonly MissedDocument[] | undefined,
): { readonly title: string; readonly text: string } {
  const isNearElsewhere = deadlines.wtn.nearCount + deadlines.deposit.nearCount > 0;
  if (isNearElsewhere || !isWhole || missed === undefined) return words.noInvoice;
  return missed.length > 0 ? words.nothingElse : { title: waiting.emptyTitle, text: waiting.emptyText };
}
