import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { anId, choose, enter, screen, server, text, waitFor } from '../../../testing/index.ts';
import { anArticle, listed } from '../../articles/testing/fake-catalog.ts';

const { warehouse } = contract;
const articleId = anId(7);

test('a product that is chosen again before the recipe of another one is loaded gets its recipe again', async () => {
  const cake = { ...listed(anArticle(8, 'Trileçe', { sku: 'T-1' })), stock: null };
  const pie = { ...listed(anArticle(9, 'Bakllava', { sku: 'B-1' })), stock: null };
  const products = [cake, pie];
  server.answer(contract.articles.forProduction, { articles: products });
  server.answer(contract.articles.info, ({ articleIds }) => ({
    articles: products.filter(({ _id }) => articleIds.includes(_id)),
  }));
  server.answer(warehouse.availability, ({ articles }) => ({
    isAvailable: true,
    articles: articles.map((asked) => ({
      articleId: asked.articleId,
      name: 'Miell gruri',
      available: 3,
      value: 330,
      averageCost: 110,
      requested: 1,
      isShort: false,
    })),
  }));
  const recipe = { lines: [{ articleId, name: 'Miell gruri', code: 'M-1', unit: 'kg', quantity: 0.5 }] };
  server.answer(warehouse.recipe, recipe);
  await enter('/warehouse/production/new', { title: 'Prodhim i ri' });
  await choose('Produkti', 'Trileçe · T-1');
  await text('Miell gruri');
  const release = server.pauseReplies(warehouse.recipe);
  await choose('Produkti', 'Bakllava · B-1');
  await waitFor(() => expect(screen.queryByText('Miell gruri')).toBeNull());
  await choose('Produkti', 'Trileçe · T-1');
  expect(await text('Miell gruri')).toBeDefined();
  release();
});
