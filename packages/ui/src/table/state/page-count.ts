import type { Total } from '../written-total.ts';

export interface PageCount {
  /** The number of pages; if the count is capped, a lower bound. */
  readonly pages: number;
  readonly isLast: boolean;
}

/**
 * Computes the number of pages. If the count is capped, there is a next page as long as the current page is
 * full.
 */
export function pageCount(
  { total, isMore = false }: Total,
  { page, perPage, rowCount }: { readonly page: number; readonly perPage: number; readonly rowCount: number },
): PageCount {
  const counted = Math.max(Math.ceil(total / perPage), 1);
  if (!isMore) return { pages: counted, isLast: page >= counted };
  return { pages: Math.max(counted, page), isLast: page >= counted && rowCount < perPage };
}
