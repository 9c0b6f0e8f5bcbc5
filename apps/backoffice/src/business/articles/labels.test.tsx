import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aBusiness,
  anId,
  buttons,
  choose,
  dialog,
  enter,
  field,
  fill,
  itemsOfMenu,
  pick,
  press,
  screen,
  server,
  someoneWho,
  text,
  user,
} from '../../testing/index.ts';
import { anArticle, answerCatalog, secondShop } from './testing/fake-catalog.ts';

const { labels } = contract.articles;
const firstShopId = aBusiness.shops[0]?._id ?? '';

const selectPage = async () =>
  user.click(await screen.findByRole('checkbox', { name: 'Zgjidh gjithë faqen' }));

test('price labels of the selected articles are requested with the shop, the number of each and the first free label of the sheet', async () => {
  answerCatalog(anArticle(1, 'Kafe'), anArticle(2, 'Çaj'));
  server.refuse(labels, 'not-found');
  await enter('/articles', { title: 'Artikujt' });
  await text('Kafe');
  await selectPage();
  await press('Etiketa');
  const shown = await dialog('Etiketa: 2 artikuj');
  expect((await field('Çmimet e dyqanit')).value).toBe('Dyqani qendror');
  await choose('Çmimet e dyqanit', secondShop.name);
  await fill('Etiketa për çdo artikull', '12');
  await fill('Etiketa e parë e lirë në fletë', '5');
  await press('Shiko dhe printo', shown);
  await text('Etiketat nuk u përgatitën');
  expect(server.sent(labels)).toEqual([
    { ids: [anId(1), anId(2)], shopId: secondShop._id, count: 12, firstLabel: 5, language: 'sq' },
  ]);
});

test('a number outside its limits is refused beside its field, and nothing is sent', async () => {
  answerCatalog(anArticle(1, 'Kafe'));
  await enter('/articles', { title: 'Artikujt' });
  await pick('Veprime për Kafe', 'Etiketa');
  const shown = await dialog('Etiketa: Kafe');
  await fill('Etiketa për çdo artikull', '101');
  await fill('Etiketa e parë e lirë në fletë', '25');
  await press('Shiko dhe printo', shown);
  await text('Vlera më e madhe e lejuar është 100.');
  await text('Vlera më e madhe e lejuar është 24.');
  await fill('Etiketa për çdo artikull', '');
  await press('Shiko dhe printo', shown);
  await text('Shkruani një numër të plotë, p.sh. 12.');
  expect(server.sent(labels)).toEqual([]);
});

test('the shop chosen in the list is chosen in the dialog at first', async () => {
  answerCatalog(anArticle(1, 'Kafe'));
  await enter(`/articles?f.shop=${secondShop._id}`, { title: 'Artikujt' });
  await pick('Veprime për Kafe', 'Etiketa');
  expect((await field('Çmimet e dyqanit')).value).toBe(secondShop.name);
});

test('a role that only reads articles prints labels from the list and from the page of an article', async () => {
  answerCatalog(anArticle(1, 'Kafe'));
  server.refuse(labels, 'not-found');
  const as = someoneWho({ articlesAndCategories: 'read' });
  await enter('/articles', { title: 'Artikujt', as });
  await text('Kafe');
  expect(await itemsOfMenu('Veprime për Kafe')).toEqual(['Hap', 'Hap në skedë të re', 'Etiketa']);
  await selectPage();
  await press('Etiketa');
  await dialog('Etiketa: Kafe');
  await enter(`/articles/edit-article/${anId(1)}`, { title: 'Kafe', as });
  await press('Etiketa');
  await press('Shiko dhe printo', await dialog('Etiketa: Kafe'));
  await text('Etiketat nuk u përgatitën');
  expect(server.sent(labels)).toMatchObject([
    { ids: [anId(1)], shopId: firstShopId, count: 1, firstLabel: 1 },
  ]);
});

test('deleted articles have no labels', async () => {
  answerCatalog(anArticle(1, 'E fshirë', { deleted: true }));
  await enter('/articles?f.state=deleted', { title: 'Artikujt' });
  await text('E fshirë');
  expect(await itemsOfMenu('Veprime për E fshirë')).not.toContain('Etiketa');
  await selectPage();
  expect(buttons('Etiketa')).toEqual([]);
  await enter(`/articles/edit-article/${anId(1)}`, { title: 'E fshirë' });
  await text('Ky artikull është fshirë');
  expect(buttons('Etiketa')).toEqual([]);
});
