import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  anId,
  button,
  dialog,
  enter,
  field,
  fill,
  fillIn,
  FakeRefusal,
  focusedField,
  follow,
  heading,
  noDialog,
  press,
  row,
  save,
  screen,
  server,
  someoneWho,
  text,
  user,
  waitFor,
} from '../../testing/index.ts';
import { anArticle, answerCatalog } from './testing/fake-catalog.ts';

const open = (title: string) => enter(`/articles/edit-article/${anId(1)}`, { title });

async function type(label: string, keys: string): Promise<void> {
  await user.click(await field(label));
  await user.keyboard(`{Control>}a{/Control}${keys}`);
}

async function addIngredient(words: string, option: RegExp): Promise<void> {
  fillIn(await screen.findByRole<HTMLInputElement>('combobox', { name: 'Shto përbërës' }), words);
  await user.click(await screen.findByRole('option', { name: option }));
}

const compositeSwitch = () => screen.getByRole('switch', { name: 'Artikull i përbërë' });

test('a second save with an old version is refused, and loading the new version preserves the input', async () => {
  const { articles } = answerCatalog(anArticle(1, 'I dyve'));
  await open('I dyve');
  await fill('Çmimi me TVSH', '250');
  const newer = '2026-01-02T09:00:00.000Z';
  articles[0] = anArticle(1, 'I dyve, i ri', { updatedAt: newer });
  server.answer(contract.articles.edit, ({ updatedAt }) =>
    updatedAt === newer ? { updatedAt: aMoment, message: 'U ruajt' } : new FakeRefusal('changed-meanwhile'),
  );
  await save();
  await text('Dikush tjetër e ndryshoi ndërkohë');
  await press('Ngarko versionin e ri');
  await waitFor(async () => expect((await field('Emri')).value).toBe('I dyve, i ri'));
  expect((await field('Çmimi me TVSH')).value).toBe('250.00');
  await save();
  await text('Ndryshimet për I dyve, i ri u ruajtën');
  expect(server.sent(contract.articles.edit).at(-1)).toMatchObject({ name: 'I dyve, i ri', price: 250 });
});

test('a copy has the values of the original except its codes, and is saved as a new article', async () => {
  const { articles } = answerCatalog(anArticle(1, 'Origjinali', { barcode: '5300000000017', price: 77 }));
  await open('Origjinali');
  await follow('Dyfisho');
  await heading('Artikull i ri');
  expect((await field('Emri')).value).toBe('Origjinali (kopje)');
  expect((await field('Barkodi')).value).toBe('');
  await text(/ndryshime të paruajtura/);
  await user.click((await screen.findAllByRole('link', { name: 'Artikujt' }))[0] as HTMLElement);
  await dialog('Largohu pa ruajtur?');
  await user.keyboard('{Escape}');
  await noDialog();
  await save();
  await text('Origjinali (kopje) u shtua te artikujt');
  expect(articles[1]).toMatchObject({ name: 'Origjinali (kopje)', price: 77, barcode: '', sku: '2001' });
});

test('the cost of a composite article is the cost of its ingredients, and choosing an ingredient again adds 1', async () => {
  const { articles } = answerCatalog(
    anArticle(1, 'Kokrra kafeje', { cost: 1416.67 }),
    anArticle(2, 'Qumësht lope', { cost: 138.2 }),
  );
  await enter('/articles/add-article', { title: 'Artikull i ri' });
  await fill('Emri', 'Makiato');
  await fill('Çmimi me TVSH', '140');
  await user.click(compositeSwitch());
  await addIngredient('kokrra', /^Kokrra kafeje/);
  await addIngredient('qumesht', /^Qumësht lope/);
  await addIngredient('kokrra', /^Kokrra kafeje/);
  await waitFor(async () => expect((await field('Sasia e Kokrra kafeje')).value).toBe('2.000'));
  await type('Sasia e Kokrra kafeje', '0,008');
  await type('Sasia e Qumësht lope', '0,06');
  await row(/Kosto e përbërësve 19\.625/);
  await text('nga përbërësit; marzhi 83.2%');
  await type('Sasia e Qumësht lope', '0{Tab}');
  await text('Vlera duhet të jetë më e madhe se zero.');
  await fill('Sasia e Qumësht lope', '');
  await save();
  await text('Kjo fushë është e detyrueshme.');
  await type('Sasia e Qumësht lope', '0,06');
  await save();
  await text('Makiato u shtua te artikujt');
  expect(articles[2]).toMatchObject({ cost: 19.625, compositeProduct: true });
});

test('an article with an invalid recipe can be saved once it is no longer composite, without the recipe', async () => {
  answerCatalog(
    anArticle(1, 'Supë', {
      compositeProduct: true,
      useProduction: true,
      ingredients: [{ articleId: anId(2), name: 'Kripë', sku: '1002', unit_id: anId(0x71), quantity: 1 }],
    }),
    anArticle(2, 'Kripë'),
  );
  await open('Supë');
  await fill('Sasia e Kripë', '');
  await save();
  await text('Kjo fushë është e detyrueshme.');
  await user.click(compositeSwitch());
  await user.click(compositeSwitch());
  // Switching "composite" off and on again does not reset the recipe.
  expect((await field('Sasia e Kripë')).value).toBe('');
  await user.click(compositeSwitch());
  await save();
  await text('Ndryshimet për Supë u ruajtën');
  expect(server.sent(contract.articles.edit)).toMatchObject([
    { compositeProduct: false, useProduction: false, ingredients: [] },
  ]);
});

test('an article used as an ingredient cannot be deleted, and a circular recipe is reported at the ingredients', async () => {
  answerCatalog(anArticle(1, 'Brumë'), anArticle(2, 'Bukë e brumit'));
  server.refuse(contract.articles.remove, 'article-in-recipe');
  server.refuse(contract.articles.edit, 'recipe-circle');
  await open('Brumë');
  await press('Fshi');
  await screen.findAllByText(/^Artikulli është përbërës i një artikulli tjetër\./);
  await heading('Brumë');
  await user.click(compositeSwitch());
  await addIngredient('bukë e', /^Bukë e brumit/);
  await field('Sasia e Bukë e brumit');
  await save();
  await text('Artikulli nuk mund të përbëhet nga vetja, as përmes përbërësve të tij.');
  await waitFor(() => expect(focusedField()).toBe('ingredients'));
});

test('a deleted article has no save button until it is restored', async () => {
  answerCatalog(anArticle(1, 'I fshirë', { deleted: true }));
  await open('I fshirë');
  await text('Ky artikull është fshirë');
  expect(screen.queryByRole('button', { name: /^Ruaj/ })).toBeNull();
  await press('Ktheje');
  expect(await button(/^Ruaj/)).toBeDefined();
  expect(server.sent(contract.articles.restore)).toEqual([{ idsToRestore: [anId(1)] }]);
});

test('a role that may only read sees an article without a save button', async () => {
  answerCatalog(anArticle(1, 'Vetëm lexim'));
  const as = someoneWho({ articlesAndCategories: 'read' });
  await enter(`/articles/edit-article/${anId(1)}`, { title: 'Vetëm lexim', as });
  await text('Roli juaj i lexon artikujt, por nuk i ndryshon.');
  expect((await field('Emri')).readOnly).toBe(true);
  for (const name of [/^Ruaj/, 'Fshi']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Dyfisho' })).toBeNull();
});

async function fillNew(name: string): Promise<void> {
  await fill('Emri', name);
  await fill('Çmimi me TVSH', '10');
}

test('after an article is added, the list shows it in the first row with the focus', async () => {
  const { articles } = answerCatalog(anArticle(1, 'Aa e vjetër'));
  await enter('/articles/add-article', { title: 'Artikull i ri' });
  await fillNew('Zz e re');
  await save();
  await heading('Artikujt');
  await row(/Zz e re/);
  expect(server.sent(contract.articles.page).at(-1)).toMatchObject({
    sort: 'updatedAt',
    direction: 'descending',
  });
  const added = articles.at(-1)?._id ?? '';
  await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toContain('Zz e re'));
  expect(location.search).toContain(added);
});

test('the button "save and add another" saves the article and opens an empty form with the next SKU', async () => {
  const { articles } = answerCatalog();
  await enter('/articles/add-article', { title: 'Artikull i ri' });
  await fillNew('I pari');
  server.answer(contract.articles.nextSku, { sku: '2002' });
  await press('Shto dhe vazhdo me tjetrin');
  await text('I pari u shtua te artikujt');
  await waitFor(async () => expect((await field('Emri')).value).toBe(''));
  expect((await field('Kodi (SKU)')).value).toBe('2002');
  await fillNew('I dyti');
  await save();
  await heading('Artikujt');
  expect(articles.map(({ name, sku }) => [name, sku])).toEqual([
    ['I pari', '2001'],
    ['I dyti', '2002'],
  ]);
});

test.each([
  ['vaj ulliri', 'Emri'],
  ['5304000510124', 'Barkodi'],
])(
  'a search text without results, %s, is filled into the field %s of the new article',
  async (named, label) => {
    answerCatalog();
    await enter(`/articles/add-article?named=${encodeURIComponent(named)}`, { title: 'Artikull i ri' });
    expect((await field(label)).value).toBe(named);
  },
);
