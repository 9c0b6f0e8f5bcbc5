export { ArticleMark } from './ArticleKey.tsx';
export { findArticleOptions, useArticleOptions } from './article-options.ts';
export { articlePath, articleRow, type ArticleRow } from './article-rows.ts';
export { articlesKey, articlesQueries } from './queries.ts';
export { useArticleNames } from './use-article-names.ts';
export { StockBadge } from './StockBadge.tsx';
export { ArticleSearch } from './search/ArticleSearch.tsx';
export { articleSheet } from './import/article-sheet.ts';
