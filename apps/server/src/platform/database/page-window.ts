export interface PageWanted {
  readonly page: number;
  readonly perPage: number;
}

/** Where a page lies in an index: how many entries to skip, how many to take, and from which end. */
export interface PageWindow {
  readonly offset: number;
  readonly limit: number;
  readonly isFromEnd: boolean;
}

/** From the nearer end, so that the last page costs what the first does; a page beyond the end takes nothing. */
export function pageWindow({ page, perPage }: PageWanted, total: number): PageWindow {
  const start = (page - 1) * perPage;
  const limit = Math.max(0, Math.min(perPage, total - start));
  const isFromEnd = limit > 0 && start > total / 2;
  return { offset: isFromEnd ? total - start - limit : start, limit, isFromEnd };
}
