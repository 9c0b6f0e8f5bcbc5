import type { ArticleTable, ScaleOptions } from './tables.ts';

/** What is kept of an article for scales: nothing, since the module electronicScale is in no business yet. */
export function scaleColumns(_given: {
  readonly isScaleArticle: boolean;
  readonly scaleOptions: ScaleOptions;
}): Pick<ArticleTable, 'is_scale_article' | 'scale_options'> {
  return { is_scale_article: false, scale_options: null };
}
