import type { Row } from '../platform/database/schema.generated.ts';

type Article = Row<'tenant.articles'>;

/** The columns for electronic scales: empty, because no business has the module electronicScale yet. */
export function scaleColumns(_given: {
  readonly isScaleArticle: boolean;
  readonly scaleOptions: Article['scale_options'];
}): Pick<Article, 'is_scale_article' | 'scale_options'> {
  return { is_scale_article: false, scale_options: null };
}
