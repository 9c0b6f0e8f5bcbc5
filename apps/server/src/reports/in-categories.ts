import type { Values } from '../platform/documents/find-page.ts';

/** The SQL condition that an article is in one of these categories; no condition without categories. */
export const inCategories = (column: string, categories: readonly string[], { place }: Values): string[] =>
  categories.length === 0
    ? []
    : [
        `exists (select from tenant.article_categories link where link.business_id = $1
          and link.article_id = ${column} and link.category_id = any (${place(categories)}::text[]))`,
      ];
