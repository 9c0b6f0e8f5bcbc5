import type { ZodForm } from '@tezga/ui';
import type { ArticleValues } from './article-form.ts';
import type { Recipe } from './use-article-form.ts';

export interface IngredientsFieldsProps {
  readonly form: ZodForm<ArticleValues>;
  readonly recipe: Recipe;
  /** Null for a new article. */
  readonly articleId: string | null;
  readonly isReadOnly: boolean;
}
