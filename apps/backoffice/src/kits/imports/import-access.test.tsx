import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { enter, heading, screen, server, someoneWho } from '../../testing/index.ts';

test('a user with read-only access to articles sees no import link and cannot open the import by its URL', async () => {
  server.answer(contract.articles.page, { articles: [], totalResult: 0, isMore: false });
  const as = someoneWho({ articlesAndCategories: 'read' });
  await enter('/articles', { title: 'Artikujt', as });
  expect(screen.queryByRole('link', { name: 'Importo' })).toBeNull();
  history.pushState(null, '', '/articles/import-article');
  dispatchEvent(new PopStateEvent('popstate'));
  await heading('Paneli');
  expect(location.pathname).toBe('/dashboard');
});
