import type { Phrases } from '../phrases.ts';

export const categories: Phrases['categories'] = {
  title: 'Categories',
  addTitle: 'New category',
  editTitle: 'Change the category',
  name: 'Name',
  articles: 'Articles',
  show: 'Show the articles',
  showArticles: (count, name) =>
    count === 1 ? `Show 1 article in ${name}` : `Show ${count} articles in ${name}`,
  changedAt: 'Changed on',
  searchHint: 'Name',
  count: (count, written) => `${written} ${count === 1 ? 'category' : 'categories'}`,
  emptyTitle: 'No categories yet',
  emptyText: 'Categories part the articles on tills and in reports: drinks, food, tobacco.',
  edit: 'Change',
  remove: 'Delete',
  removeCount: (count) => (count === 1 ? 'Delete 1 category' : `Delete ${count} categories`),
  removeText: 'Their articles stay, only without this category.',
  removedCount: (count) => (count === 1 ? '1 category deleted' : `${count} categories deleted`),
  notRemoved: 'The category was not deleted',
  restored: (count) => (count === 1 ? '1 category is back' : `${count} categories are back`),
  notRestored: 'The categories were not brought back',
  added: (name) => `The category ${name} was added`,
  saved: (name) => `The category ${name} was saved`,
  readFailed: 'The category could not be read',
  notFound: 'This category no longer exists.',
  form: {
    data: 'Category',
    name: 'Name of the category',
    add: 'Add the category',
  },
};
