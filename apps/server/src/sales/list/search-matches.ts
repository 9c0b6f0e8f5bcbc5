import { articlesBySearch } from '../../articles/index.ts';
import { customersBySearch } from '../../customers/index.ts';
import { searchPatterns } from '../../platform/database/search-patterns.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { SearchTerms } from './search-terms.ts';

/** Limit for each kind of match (customers, buyers, articles, free lines). More search words narrow the result. */
const matchesMax = 100;

/** The interpretations of a search text, with its words resolved to customers, names and articles. */
export interface SearchMatches extends Omit<SearchTerms, 'words'> {
  readonly customerIds: readonly string[];
  /** Names of buyers without a customer record. */
  readonly buyerNames: readonly string[];
  readonly articleIds: readonly string[];
  /** Names of lines without an article. */
  readonly lineNames: readonly string[];
  /** Whether the words match more than the limit. */
  readonly isMore: boolean;
}

const noWords = { customerIds: [], buyerNames: [], articleIds: [], lineNames: [], isMore: false };

export async function searchMatches(
  transaction: Transaction,
  { words, ...terms }: SearchTerms,
): Promise<SearchMatches> {
  if (words === null || searchPatterns(words).length === 0) return { ...terms, ...noWords };
  const [customers, deleted, buyers, articles, lines] = await Promise.all([
    customersBySearch(transaction, { search: words, deleted: false, max: matchesMax }),
    customersBySearch(transaction, { search: words, deleted: true, max: matchesMax }),
    namesBySearch(transaction, 'tenant.find_buyer_names', words),
    articlesBySearch(transaction, { search: words, max: matchesMax }),
    namesBySearch(transaction, 'tenant.find_line_names', words),
  ]);
  const found = Math.max(customers.total, deleted.total, buyers.length, lines.length);
  return {
    ...terms,
    customerIds: [...customers.ids, ...deleted.ids],
    buyerNames: buyers.slice(0, matchesMax),
    articleIds: articles.ids,
    lineNames: lines.slice(0, matchesMax),
    isMore: articles.isMore || found > matchesMax,
  };
}

/** Returns the matching names, at most one more than the limit, so that the caller sees if names were left out. */
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
