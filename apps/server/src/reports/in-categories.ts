import type { Values } from '../platform/documents/find-page.ts';

/** A condition: the article is in one of the categories; none if none is chosen. */
export const inCategories = (column: string, categories: readonly string[], { place }: Values): string[] =>
  categories.length === 0
    ? []
    : [
        `exists (select from tenant.article_categories link where link.business_id = $1
          and link.article_id = ${column} and link.category_id = any (${place(categories)}::text[]))`,
      ];
