import { anyLevel, readers, writers, type Screen } from '../../session/screen.ts';

export const articleScreens: readonly Screen[] = [
  {
    area: 'business',
    path: '/articles',
    key: 'articlesAndCategories',
    levels: anyLevel,
    title: ({ articles }) => articles.title,
    page: async () => (await import('./ArticlesPage.tsx')).ArticlesPage,
  },
  {
    area: 'business',
    path: '/articles/add-article',
    key: 'articlesAndCategories',
    levels: writers,
    title: ({ articles }) => articles.addTitle,
    page: async () => (await import('./AddArticlePage.tsx')).AddArticlePage,
  },
  {
    area: 'business',
    path: '/articles/import-article',
    key: 'articlesAndCategories',
    levels: writers,
    title: ({ imports }) => imports.kinds.articles.title,
    page: async () => (await import('./import/ImportArticlesPage.tsx')).ImportArticlesPage,
  },
  {
    area: 'business',
    path: '/articles/edit-article/:articleId',
    key: 'articlesAndCategories',
    levels: readers,
    title: ({ articles }) => articles.editTitle,
    page: async () => (await import('./EditArticlePage.tsx')).EditArticlePage,
  },
];
