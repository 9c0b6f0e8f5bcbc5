import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  anId,
  enter,
  field,
  fill,
  fillIn,
  heading,
  row,
  save,
  screen,
  server,
  text,
  user,
  waitFor,
} from '../../testing/index.ts';
import { anArticle, answerCatalog } from './testing/fake-catalog.ts';

async function openNew(): Promise<void> {
  await enter('/articles/add-article', { title: 'Artikull i ri' });
  await field('Kodi (SKU)');
}

async function choose(box: string, words: string, option: string | RegExp): Promise<void> {
  const found = await screen.findByRole<HTMLInputElement>('combobox', { name: box });
  fillIn(found, words);
  await user.click(await screen.findByRole('option', { name: option }));
}

const chosenCategories = () =>
  [...document.querySelectorAll('.mantine-Pill-root')].map(({ textContent }) => textContent);

test('a category chosen while another is being added stays chosen', async () => {
  answerCatalog().categories.push({ category_id: anId(5), categoryDesc: 'Ndërkohë' });
  await openNew();
  const release = server.pauseReplies(contract.categories.add);
  await choose('Kategoritë', 'E sapobërë', 'Shto «E sapobërë»');
  await choose('Kategoritë', 'nderkohe', 'Ndërkohë');
  release();
  await waitFor(() => expect(chosenCategories()).toEqual(['Ndërkohë', 'E sapobërë']));
});

const saveWhileAdding = async () => {
  const release = server.pauseReplies(contract.categories.add);
  await choose('Kategoritë', 'Të dollapit', 'Shto «Të dollapit»');
  await save();
  release();
};

test('saving waits for a category that is being added, and is cancelled if adding it fails', async () => {
  const { articles, categories } = answerCatalog();
  server.refuse(contract.categories.add, 'failed');
  await openNew();
  await fill('Emri', 'Në dollap');
  await fill('Çmimi me TVSH', '10');
  await saveWhileAdding();
  await text('Kategoria nuk u shtua');
  await waitFor(() =>
    expect(document.querySelector('button[type=submit]:not([data-loading])')).not.toBeNull(),
  );
  expect(server.sent(contract.articles.add)).toEqual([]);
  server.answer(contract.categories.add, ({ categoryDesc }) => {
    categories.push({ category_id: anId(6), categoryDesc });
    return { category_id: anId(6) };
  });
  await saveWhileAdding();
  await text('Në dollap u shtua te artikujt');
  await row(/Në dollap.*Të dollapit/);
  expect(articles[0]?.category).toEqual([anId(6)]);
});

test('saving waits for a unit of the official list that is added in the form', async () => {
  answerCatalog();
  await openNew();
  await fill('Emri', 'Gurë dekori');
  await fill('Çmimi me TVSH', '900');
  const release = server.pauseReplies(contract.units.add);
  await choose('Njësia', 'metër kub', 'metër kub (MTQ)');
  await save();
  release();
  await row(/Gurë dekori.*metër kub/);
  expect(server.sent(contract.units.add)).toEqual([{ name: 'metër kub', code: 'MTQ' }]);
});

test('the settings of units show the new number of articles after an article is saved', async () => {
  const { articles } = answerCatalog();
  server.answer(contract.units.list, ({ deleted }) => ({
    units: deleted
      ? []
      : [
          {
            unit_id: anId(0x71),
            name: 'Copë',
            code: 'C62',
            articlesCount: articles.length,
            isUnofficial: false,
          },
        ],
  }));
  server.answer(contract.settings.businessData, {
    name: '',
    nipt: '',
    address: '',
    city: '',
    phoneNumber: '',
    email: '',
    website: '',
    updatedAt: aMoment,
  });
  await enter('/settings?section=units', { title: 'Njësitë' });
  await row(/Copë.* 0$/);
  await user.click(await screen.findByRole('button', { name: 'Artikuj' }));
  await user.click(await screen.findByRole('link', { name: 'Artikujt' }));
  await heading('Artikujt');
  await user.click((await screen.findAllByRole('link', { name: 'Artikull i ri' }))[0] as HTMLElement);
  await fill('Emri', 'I numëruar');
  await fill('Çmimi me TVSH', '10');
  await save();
  await text('I numëruar u shtua te artikujt');
  // Two steps back in the browser history: past the list, to the settings.
  history.go(-2);
  expect(await row(/Copë.* 1$/)).toBeDefined();
});

const price = (shopId: string | null, amount: number | null, at: string) => ({
  at,
  shopId,
  price: amount,
  currency: 'ALL',
  userName: 'Drita Hoxha',
});

test('a shop price shows its difference from the general price and its history, and an emptied field removes the price', async () => {
  const { articles } = answerCatalog(anArticle(1, 'Ujë me gaz'));
  server.answer(contract.articles.priceHistory, {
    prices: [
      price(anId(0x52), null, '2026-01-02T10:00:00.000Z'),
      price(anId(0x52), 120, '2026-01-02T09:00:00.000Z'),
      price(null, 100, '2026-01-02T08:00:00.000Z'),
    ],
  });
  await enter(`/articles/edit-article/${anId(1)}`, { title: 'Ujë me gaz' });
  await row(/Dyqani i dytë çmimi i përgjithshëm Drita Hoxha/);
  await row(/Dyqani i dytë 120\.00 ALL Drita Hoxha/);
  await row(/Kudo tjetër 100\.00 ALL Drita Hoxha/);
  await fill('Çmimi në Dyqani i dytë', '120');
  await text('+20.00');
  await save();
  await text('Ndryshimet për Ujë me gaz u ruajtën');
  expect(articles[0]?.byShops).toEqual([{ shopId: anId(0x52), price: 120 }]);
  await user.dblClick(await row(/Ujë me gaz/));
  await fill('Çmimi në Dyqani i dytë', '');
  await save();
  await waitFor(() => expect(articles[0]?.byShops).toEqual([]));
});
