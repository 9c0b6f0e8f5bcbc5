import { searchPatterns } from '../platform/database/search-patterns.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { findArticles } from './find-articles.ts';

/**
 * Articles that words find, under the name of today or one they had before, deleted ones too: no more than `most` of
 * each. They are those of the transaction's business.
 */
export async function articlesBySearch(
  transaction: Transaction,
  { search, most }: { readonly search: string; readonly most: number },
): Promise<{ readonly ids: readonly string[]; readonly isMore: boolean }> {
  const patterns = searchPatterns(search);
  if (patterns.length === 0) return { ids: [], isMore: false };
  const [live, deleted, renamed] = await Promise.all([
    findArticles(transaction, { page: 1, perPage: most, search }),
    findArticles(transaction, { page: 1, perPage: most, search, deleted: true }),
    renamedArticles(transaction, patterns, most + 1),
  ]);
  return {
    ids: [...new Set([...live.ids, ...deleted.ids, ...renamed.slice(0, most)])],
    isMore: Math.max(live.total, deleted.total, renamed.length) > most,
  };
}

async function renamedArticles(
  transaction: Transaction,
  patterns: readonly string[],
  most: number,
): Promise<readonly string[]> {
  const [found] = await transaction.run('select tenant.find_renamed_articles($1::text[], $2) as ids', [
    patterns,
    most,
  ]);
  return (found?.ids ?? []) as readonly string[];
}
