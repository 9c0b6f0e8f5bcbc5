import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aBusiness,
  aMoment,
  anId,
  anOwnData,
  enter,
  field,
  fill,
  heading,
  press,
  screen,
  server,
  someoneWho,
  text,
  user,
  waitFor,
} from '../../../testing/index.ts';
import { anArticle, answerCatalog, listed } from '../testing/fake-catalog.ts';

const shopId = aBusiness.shops[0]?._id ?? '';

interface Seeking {
  readonly as?: ReturnType<typeof someoneWho>;
  /** The stock of the oil in the shop of the till. */
  readonly found?: { readonly stock: number; readonly isLow: boolean };
}

/** Opens a new invoice at the till of the first shop and types into the article field. */
async function seek(typed: string, { as, found = { stock: -1, isLow: true } }: Seeking = {}): Promise<void> {
  answerCatalog();
  const oil = listed(anArticle(1, 'Vaj ulliri'));
  server.answer(contract.articles.page, ({ shopId: asked }) => ({
    articles:
      typed === 'vaj' ? [{ article: oil, ...(asked === shopId ? found : { stock: 37, isLow: false }) }] : [],
    totalResult: 1,
    isMore: false,
  }));
  const till = { _id: anId(9), shopId, name: 'Arka 1', deviceUUID: '', tcrCode: '', updatedAt: aMoment };
  server.answer(contract.tills.posList, { posList: [till] });
  server.answer(contract.tills.eposList, { eposList: [] });
  server.answer(contract.sales.drafts, { drafts: [], isMore: false });
  server.answer(contract.cashRegister.initialBalance, { initialBalance: null, carriedOver: 0 });
  await enter('/receipts/new', as === undefined ? {} : { as });
  // Waits for the banner of the closed drawer, which the page loads last, because it moves the fields.
  if (as === undefined) await text('Hap sirtarin');
  await user.click(await field('Artikulli: emër, SKU ose barkod'));
  await user.keyboard(typed);
}

test('a found article shows the stock of the shop of the till, with its unit and a badge', async () => {
  await seek('vaj');
  const option = await screen.findByRole('option', { name: /Vaj/ });
  expect(option.textContent).toMatch(/Negative.1\.000 Copë/u);
});

test('a found article below the minimum of the shop has a badge', async () => {
  await seek('vaj', { found: { stock: 2, isLow: true } });
  const option = await screen.findByRole('option', { name: /Vaj/ });
  expect(option.textContent).toMatch(/Nën minimum2\.000 Copë/u);
});

test('a text that finds no article opens the form of a new article with that name', async () => {
  await seek('boronicë');
  await user.click(await screen.findByRole('option', { name: /Artikull i ri «boronicë»/ }));
  await heading('Artikull i ri');
  await waitFor(async () => expect((await field('Emri')).value).toBe('boronicë'));
});

test('an article added from the invoice becomes a line of it with the typed quantity', async () => {
  await seek('3*boronicë');
  await user.click(await screen.findByRole('option', { name: /Artikull i ri «boronicë»/ }));
  await heading('Artikull i ri');
  await waitFor(async () => expect((await field('Emri')).value).toBe('boronicë'));
  const added = listed(anArticle(2, 'boronicë', { sku: '2001' }));
  server.answer(contract.articles.add, { articleId: added._id, message: '' });
  server.answer(contract.articles.page, {
    articles: [{ article: added, stock: null }],
    totalResult: 1,
    isMore: false,
  });
  await fill('Çmimi me TVSH', '10');
  await press('Shto artikullin');
  await heading('Faturë e re');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /Sasia/ })).value).toBe('3.000');
});

test('a role that may not add articles gets no option to add one', async () => {
  await seek('boronicë', { as: someoneWho({ receipts: 'readWrite' }) });
  await text('Asnjë artikull');
  expect(screen.queryByRole('option', { name: /Artikull i ri/ })).toBeNull();
});

const till = {
  _id: anId(0x61),
  shopId: anId(0x51),
  name: 'Arka 1',
  deviceUUID: '',
  tcrCode: 'xy123ab456',
  updatedAt: aMoment,
};

/** Types into the article search of a new accompanying invoice. */
async function search(typed: string, groupArticlesByName: boolean) {
  answerCatalog(anArticle(1, 'Kafe'), anArticle(2, 'KAFE', { sku: '2002' }), anArticle(3, 'Kafe turke'));
  server.answer(contract.businesses.ownData, { ownData: { ...anOwnData, groupArticlesByName } });
  server.answer(contract.tills.posList, { posList: [till] });
  server.answer(contract.tills.eposList, { eposList: [] });
  server.answer(contract.shops.list, { shops: [] });
  await enter('/wtn/new');
  await user.type(await field('Kërkoni artikullin ose shkruani emrin'), typed);
  return field('Kërkoni artikullin ose shkruani emrin');
}

/** The articles found, without the option to add a line without an article. */
const results = () =>
  screen
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .filter((shown) => /kafe/i.test(shown) && !shown.includes('“') && !shown.includes('«'));

const showsResults = (...expected: string[]) =>
  waitFor(() => expect(results()).toEqual(expected.map((words) => expect.stringContaining(words) as string)));

test('with grouping by name, articles with the same name are one result, and Enter lists them separately', async () => {
  const typed = await search('kafe', true);
  await showsResults('2 me këtë emër', 'Kafe turke');
  await user.type(typed, '{Enter}');
  await showsResults('1001', '2002');
  await user.click(screen.getByRole('option', { name: /2002/ }));
  expect(screen.getByDisplayValue('KAFE')).toBeDefined();
});

test('without grouping by name, each article is a separate result', async () => {
  await search('kafe', false);
  await waitFor(() => expect(results()).toHaveLength(3));
});
