import { articlesBySearch } from '../../articles/index.ts';
import { customersBySearch } from '../../customers/index.ts';
import { searchPatterns } from '../../platform/database/search-patterns.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { SearchMeaning } from './search-meaning.ts';

/** A word matches at most this many customers, buyers, articles and free lines each; more words narrow it. */
const matchesMax = 100;

/** What a search text matches, with its words resolved to those in whose invoices they may stand. */
export interface SearchMatches extends Omit<SearchMeaning, 'words'> {
  readonly customerIds: readonly string[];
  /** Of buyers who are no customers. */
  readonly buyerNames: readonly string[];
  readonly articleIds: readonly string[];
  /** Of lines that are no articles. */
  readonly lineNames: readonly string[];
  /** Whether the words match more than are looked for. */
  readonly isMore: boolean;
}

const noWords = { customerIds: [], buyerNames: [], articleIds: [], lineNames: [], isMore: false };

export async function searchMatches(
  transaction: Transaction,
  { words, ...meaning }: SearchMeaning,
): Promise<SearchMatches> {
  if (words === null || searchPatterns(words).length === 0) return { ...meaning, ...noWords };
  const [customers, deleted, buyers, articles, lines] = await Promise.all([
    customersBySearch(transaction, { search: words, deleted: false, max: matchesMax }),
    customersBySearch(transaction, { search: words, deleted: true, max: matchesMax }),
    namesBySearch(transaction, 'tenant.find_buyer_names', words),
    articlesBySearch(transaction, { search: words, max: matchesMax }),
    namesBySearch(transaction, 'tenant.find_line_names', words),
  ]);
  const found = Math.max(customers.total, deleted.total, buyers.length, lines.length);
  return {
    ...meaning,
    customerIds: [...customers.ids, ...deleted.ids],
    buyerNames: buyers.slice(0, matchesMax),
    articleIds: articles.ids,
    lineNames: lines.slice(0, matchesMax),
    isMore: articles.isMore || found > matchesMax,
  };
}

/** One more than the maximum, where there are more. */
async function namesBySearch(
  transaction: Transaction,
  find: 'tenant.find_buyer_names' | 'tenant.find_line_names',
  words: string,
): Promise<readonly string[]> {
  const [found] = await transaction.run(`select ${find}($1::text[], $2) as names`, [
    searchPatterns(words),
    matchesMax + 1,
  ]);
  return (found?.['names'] ?? []) as readonly string[];
}
