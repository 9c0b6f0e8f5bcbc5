export { articlesHandlers } from './routes.ts';
export { checkArticles, importArticles } from './import-articles.ts';
export { undoArticles } from './import-undo.ts';
export { articlesBySearch, renamedArticles } from './articles-by-search.ts';
