import { contract } from '@tezga/contract';
import { asMoney, asUnitCost } from '@tezga/domain';
import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import {
  anId,
  enter,
  itemsOfMenu,
  noText,
  press,
  row,
  screen,
  server,
  someoneWho,
  text,
  user,
  waitFor,
  within,
} from '../../testing/index.ts';
import { articleColumns } from './article-columns.tsx';
import { articleNames } from './article-names.ts';
import type { ArticleRow } from './article-rows.ts';
import { anArticle, answerCatalog, listed, secondShop } from './testing/fake-catalog.ts';

const names = () =>
  screen
    .getAllByRole('row')
    .map(({ textContent }) => /Ilaç [AB]/.exec(textContent)?.[0])
    .filter((name) => name !== undefined);

test('selected articles are deleted after a confirmation, and Undo restores them', async () => {
  const { articles } = answerCatalog(anArticle(1, 'Heqje Një'), anArticle(2, 'Heqje Dy'));
  await enter('/articles', { title: 'Artikujt' });
  await text('Heqje Një');
  await user.click(await screen.findByRole('checkbox', { name: 'Zgjidh gjithë faqen' }));
  await press('Fshi');
  await press('Fshi 2 artikuj');
  await noText('Heqje Një');
  expect(articles.every(({ deleted }) => deleted)).toBe(true);
  await press('Zhbëj');
  await text('Heqje Një');
  expect(server.sent(contract.articles.restore)).toEqual([{ idsToRestore: [anId(1), anId(2)] }]);
});

test('the view of deleted articles lists them and opens one', async () => {
  answerCatalog(anArticle(1, 'E pranishme'), anArticle(2, 'E fshirë', { deleted: true }));
  await enter('/articles', { title: 'Artikujt' });
  await text('E pranishme');
  await press(/^Të fshirë/);
  await user.dblClick(await row(/E fshirë/));
  expect(await text('Ky artikull është fshirë')).toBeDefined();
});

const sortByPrice = async () => {
  const header = await screen.findByRole('columnheader', { name: /Çmimi/ });
  await user.click(within(header).getAllByRole('button')[0] as HTMLElement);
};

test('filtering by VAT and sorting by price changes the list and the URL', async () => {
  answerCatalog(
    anArticle(1, 'Ilaç A', { vat_id: '6', price: 12 }),
    anArticle(2, 'Ilaç B', { vat_id: '6', price: 34 }),
    anArticle(3, 'Tjetër', { price: 20 }),
  );
  await enter('/articles', { title: 'Artikujt' });
  await press('Shto filtër');
  await user.click(await screen.findByRole('menuitem', { name: 'TVSH' }));
  await user.click((await screen.findAllByText('6%')).at(-1) as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.search).toMatch(/f\.vat=6/));
  await noText('Tjetër');
  await sortByPrice();
  await waitFor(() => expect(location.search).toMatch(/sort=price/));
  await waitFor(() => expect(names()).toEqual(['Ilaç A', 'Ilaç B']));
  await sortByPrice();
  await waitFor(() => expect(names()).toEqual(['Ilaç B', 'Ilaç A']));
});

test('a role without rights on articles sees the list without actions, cost, stock and export', async () => {
  answerCatalog(anArticle(1, 'Vetëm lexim'));
  await enter('/articles', { title: 'Artikujt', as: someoneWho({ configurations: 'read' }) });
  await text('Vetëm lexim');
  expect(screen.queryByRole('link', { name: 'Artikull i ri' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Veprime për|^Eksporto/ })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: /Kosto|Gjendja/ })).toBeNull();
  await press('Kolonat');
  await screen.findByRole('checkbox', { name: 'Kategoria' });
  expect(screen.queryByRole('checkbox', { name: 'Marzhi' })).toBeNull();
});

test('the margin of the articles is shown once its column is chosen', async () => {
  answerCatalog(anArticle(1, 'Me marzh'));
  server.answer(contract.views.saveLayout, {});
  await enter('/articles', { title: 'Artikujt' });
  await text('Me marzh');
  expect(screen.queryByRole('columnheader', { name: /Marzhi/ })).toBeNull();
  await press('Kolonat');
  await user.click(await screen.findByRole('checkbox', { name: 'Marzhi' }));
  await screen.findByRole('columnheader', { name: /Marzhi/ });
  expect((await row(/Me marzh/)).textContent).toContain('37.5');
});

test('the shop price of an article is shown as a range if the shops differ, and as one price once a shop is chosen', async () => {
  const byShops = [{ shopId: secondShop._id, price: 120.5 }];
  answerCatalog(anArticle(1, 'Me dy çmime', { byShops }), anArticle(2, 'Me një çmim'));
  server.answer(contract.views.saveLayout, {});
  await enter('/articles', { title: 'Artikujt' });
  await text('Me dy çmime');
  await press('Kolonat');
  await user.click(await screen.findByRole('checkbox', { name: 'Çmimi në dyqan' }));
  await waitFor(async () => expect((await row(/Me dy çmime/)).textContent).toContain('100.00 – 120.50'));
  expect((await row(/Me një çmim/)).textContent).not.toContain('100.00 –');
  await user.keyboard('{Escape}');
  await press('Shto filtër');
  await user.click(await screen.findByRole('menuitem', { name: 'Dyqani' }));
  await user.click(
    await within(await screen.findByRole('group', { name: 'Dyqani' })).findByText(secondShop.name),
  );
  await waitFor(async () => expect((await row(/Me dy çmime/)).textContent).not.toContain('100.00 –'));
  expect((await row(/Me dy çmime/)).textContent).toContain('120.50');
  expect(server.sent(contract.articles.page).at(-1)).toMatchObject({ shopId: secondShop._id });
});

test('the shop price of an article is exported as a number, or as a range if the shops differ', () => {
  const article: ArticleRow = {
    ...listed(anArticle(1, 'Me dy çmime')),
    price: asMoney(100_00n),
    cost: asUnitCost(0n),
    byShops: [{ shopId: secondShop._id, price: asMoney(120_50n) }],
  };
  const exported = (...shopIds: string[]) => {
    const shown = { cost: true, stock: true, stockLink: true, shopIds };
    const columns = articleColumns(sq.articles, articleNames([], []), shown);
    return columns.find(({ id }) => id === 'shopPrice')?.text(article);
  };
  expect(exported(secondShop._id)).toBe(120_50n);
  expect(exported(anId(1), secondShop._id)).toBe('100.00 – 120.50');
});

test('for a role that sees the warehouse, a low stock has a badge and links to the stock page', async () => {
  answerCatalog(anArticle(1, 'Banane'), anArticle(2, 'Mollë'));
  const rows = [anArticle(1, 'Banane'), anArticle(2, 'Mollë')];
  server.answer(contract.articles.page, () => ({
    articles: rows.map((article, place) => ({ article: listed(article), stock: place === 0 ? -2.5 : 0 })),
    totalResult: 2,
    isMore: false,
  }));
  await enter('/articles', { title: 'Artikujt' });
  expect((await row(/Banane/)).textContent).toContain('Negative');
  expect((await row(/Mollë/)).textContent).toContain('Mbaroi');
  const link = within(await row(/Banane/)).getByRole('link', { name: /2\.500/ });
  expect(link.getAttribute('href')).toBe(`/warehouse/articles/${anId(1)}`);
  expect(await itemsOfMenu('Veprime për Banane')).toContain('Gjendja dhe lëvizjet');
});

test('a role that does not see the warehouse gets the stock without a link', async () => {
  answerCatalog();
  const page = {
    articles: [{ article: listed(anArticle(1, 'Banane')), stock: 3 }],
    totalResult: 1,
    isMore: false,
  };
  server.answer(contract.articles.page, page);
  const as = someoneWho({ articlesAndCategories: 'read' });
  await enter('/articles', { title: 'Artikujt', as });
  expect((await row(/Banane/)).textContent).toContain('3.000');
  expect(screen.queryByRole('link', { name: /3\.000/ })).toBeNull();
});

test('the filter by stock requests the articles in the chosen stock state, and a role without access to stocks has no such filter', async () => {
  answerCatalog(anArticle(1, 'Banane'));
  await enter('/articles', { title: 'Artikujt' });
  await text('Banane');
  await press('Shto filtër');
  await user.click(await screen.findByRole('menuitem', { name: 'Gjendja' }));
  await user.click(
    await within(await screen.findByRole('group', { name: 'Gjendja' })).findByText('Nën minimum'),
  );
  await waitFor(() =>
    expect(server.sent(contract.articles.page).at(-1)).toMatchObject({ stockStates: ['low'] }),
  );
  await enter('/articles', { title: 'Artikujt', as: someoneWho({ configurations: 'read' }) });
  await text('Banane');
  expect(await itemsOfMenu('Shto filtër')).not.toContain('Gjendja');
});
