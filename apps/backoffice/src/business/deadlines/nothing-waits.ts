import type { Phrases } from '@tezga/phrases';
import type { MissedDocument } from './missed-documents.ts';
import type { KnownDeadlines } from './known-deadlines.ts';

type Words = Pick<Phrases, 'deadlines' | 'sales'>;

/**
 * The empty state of the pending invoices. It says that all is accepted only if no other kind is known to have
 * pending or missed documents.
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
