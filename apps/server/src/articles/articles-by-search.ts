import { searchPatterns } from '../platform/database/search-patterns.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { findArticles } from './find-articles.ts';

/**
 * The articles of the transaction's business whose current or former name matches a search, deleted ones too: at most
 * `max` live, `max` deleted and `max` renamed articles.
 */
export async function articlesBySearch(
  transaction: Transaction,
  { search, max }: { readonly search: string; readonly max: number },
): Promise<{ readonly ids: readonly string[]; readonly isMore: boolean }> {
  const patterns = searchPatterns(search);
  if (patterns.length === 0) return { ids: [], isMore: false };
  const [live, deleted, renamed] = await Promise.all([
    findArticles(transaction, { page: 1, perPage: max, search }),
    findArticles(transaction, { page: 1, perPage: max, search, deleted: true }),
    renamedArticles(transaction, patterns, max + 1),
  ]);
  return {
    ids: [...new Set([...live.ids, ...deleted.ids, ...renamed.slice(0, max)])],
    isMore: Math.max(live.total, deleted.total, renamed.length) > max,
  };
}

/** The articles that once had a name with these words. */
export async function renamedArticles(
  transaction: Transaction,
  patterns: readonly string[],
  max: number,
): Promise<readonly string[]> {
  const [found] = await transaction.run('select tenant.find_renamed_articles($1::text[], $2) as ids', [
    patterns,
    max,
  ]);
  return (found?.ids ?? []) as readonly string[];
}
