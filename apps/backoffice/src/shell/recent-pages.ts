import { z } from 'zod';

/** A page or record that the user opened, with the title it had. */
export interface RecentPage {
  readonly path: string;
  readonly title: string;
}

const pagesMax = 9;

const stored = z.array(z.object({ path: z.string().startsWith('/'), title: z.string() }));

/** The newest first; the same page again moves to the front with its new title. */
export function withPage(pages: readonly RecentPage[], page: RecentPage): RecentPage[] {
  return [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, pagesMax);
}

/** The stored list; empty if nothing readable is stored. */
export function readPages(text: string | null): RecentPage[] {
  try {
    return stored.parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}
