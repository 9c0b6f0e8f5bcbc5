import type { ArticleRow } from '../article-rows.ts';

/** Articles whose names are equal except for letter case; the first one gives the name. */
export type ArticleGroup = readonly [ArticleRow, ...ArticleRow[]];

/** The groups in the order of their first articles. */
export function groupedByName(articles: readonly ArticleRow[]): ArticleGroup[] {
  const groups = new Map<string, [ArticleRow, ...ArticleRow[]]>();
  for (const article of articles) {
    const name = article.name.trim().toLocaleLowerCase('sq');
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [article]);
    else group.push(article);
  }
  return [...groups.values()];
}
