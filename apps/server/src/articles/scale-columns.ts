import type { Row } from '../platform/database/schema.generated.ts';

type Article = Row<'tenant.articles'>;

/** What is kept of an article for scales: nothing, since the module electronicScale is in no business yet. */
export function scaleColumns(_given: {
  readonly isScaleArticle: boolean;
  readonly scaleOptions: Article['scale_options'];
}): Pick<Article, 'is_scale_article' | 'scale_options'> {
  return { is_scale_article: false, scale_options: null };
}
