import { anyLevel, writers, type Screen } from '../../session/screen.ts';

export const categoryScreens: readonly Screen[] = [
  {
    area: 'business',
    path: '/category',
    key: 'articlesAndCategories',
    levels: anyLevel,
    title: ({ categories }) => categories.title,
    page: async () => (await import('./CategoriesPage.tsx')).CategoriesPage,
  },
  {
    area: 'business',
    path: '/category/add-category',
    key: 'articlesAndCategories',
    levels: writers,
    title: ({ categories }) => categories.addTitle,
    page: async () => (await import('./AddCategoryPage.tsx')).AddCategoryPage,
  },
  {
    area: 'business',
    path: '/category/edit-category/:category_id',
    key: 'articlesAndCategories',
    levels: writers,
    title: ({ categories }) => categories.editTitle,
    page: async () => (await import('./EditCategoryPage.tsx')).EditCategoryPage,
  },
];
