import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  anId,
  Collection,
  dialog,
  enter,
  field,
  fill,
  focusedField,
  follow,
  heading,
  links,
  noDialog,
  noRow,
  noText,
  press,
  problemOf,
  row,
  save,
  screen,
  server,
  someoneWho,
  text,
  toggle,
  user,
} from '../../testing/index.ts';

const category = (number: number, categoryDesc: string, articlesCount = 0) => ({
  category_id: anId(number),
  categoryDesc,
  articlesCount,
  updatedAt: aMoment,
});

/** A fake server with these categories, which can be added, deleted and restored. */
function serveCategories(...given: ReturnType<typeof category>[]) {
  const all = new Collection(({ category_id: id }) => id, given);
  server.answer(contract.categories.list, ({ deleted }) => ({ categories: all.list(deleted) }));
  server.answer(contract.categories.add, ({ categoryDesc }) => {
    all.add(category(99, categoryDesc));
    return { category_id: anId(99) };
  });
  server.answer(contract.categories.remove, ({ categories }) => {
    all.remove(categories);
    return {};
  });
  server.answer(contract.categories.restore, ({ categories }) => {
    all.restore(categories);
    return {};
  });
  return all;
}

const name = () => field('Emri i kategorisë');

test('a category is added and opened again by keyboard alone', async () => {
  serveCategories(category(1, 'Bukë'));
  await enter('/category', { title: 'Kategoritë' });
  const [add] = await screen.findAllByRole('link', { name: 'Kategori e re' });
  add?.focus();
  await user.keyboard('{Enter}');
  await heading('Kategori e re');
  expect(focusedField()).toBe('categoryDesc');
  await user.keyboard('Pije të stinës{Enter}');
  await text('Kategoria Pije të stinës u shtua');
  (await row(/Pije të stinës/)).focus();
  await user.keyboard('{Enter}');
  await heading('Pije të stinës');
  expect(server.sent(contract.categories.add)).toEqual([{ categoryDesc: 'Pije të stinës' }]);
});

test('a changed name is saved with the version that was loaded', async () => {
  serveCategories(category(1, 'Pije'));
  server.answer(contract.categories.edit, { updatedAt: aMoment });
  await enter(`/category/edit-category/${anId(1)}`, { title: 'Pije' });
  await fill('Emri i kategorisë', 'Pije të vjeshtës');
  await save();
  await heading('Kategoritë');
  expect(server.sent(contract.categories.edit)).toEqual([
    { category_id: anId(1), categoryDesc: 'Pije të vjeshtës', updatedAt: aMoment },
  ]);
});

test('a missing, too long or duplicate name is refused with an error at its field', async () => {
  server.refuse(contract.categories.add, 'category-name-taken');
  await enter('/category/add-category', { title: 'Kategori e re' });
  await save();
  await text('Kjo fushë është e detyrueshme.');
  await fill('Emri i kategorisë', 'a'.repeat(101));
  await text('Lejohen deri në 100 karaktere.');
  expect(server.sent(contract.categories.add)).toEqual([]);
  const taken = await fill('Emri i kategorisë', 'emër i zënë');
  taken.blur();
  await save();
  await text('Keni tashmë një kategori me këtë emër.');
  expect(problemOf(taken)).toBe('Keni tashmë një kategori me këtë emër.');
  expect(focusedField()).toBe('categoryDesc');
});

test('the number of articles links to the list of articles filtered by the category', async () => {
  serveCategories(category(1, 'Revista', 1));
  server.answer(contract.settings.necessaryData, {
    categories: [{ category_id: anId(1), categoryDesc: 'Revista' }],
    units: [],
    vat: [],
    currencies: [],
    shops: [],
  });
  server.answer(contract.articles.page, { articles: [], totalResult: 0, isMore: false });
  await enter('/category', { title: 'Kategoritë' });
  await follow('Shfaq 1 artikull te Revista');
  await heading('Artikujt');
  await screen.findAllByRole('button', { name: /Kategoria.*Revista/ });
  const asked = server.sent(contract.articles.page).map(({ categories }) => categories);
  expect(asked).toContainEqual([anId(1)]);
});

test('deleting a category offers Undo', async () => {
  serveCategories(category(1, 'Stinore', 1));
  await enter('/category', { title: 'Kategoritë' });
  await toggle('Zgjidh Stinore');
  await press('Fshi');
  await press('Fshi 1 kategori');
  await noRow(/Stinore/);
  await press('Zhbëj');
  await row(/Stinore.*1/);
  expect(server.sent(contract.categories.restore)).toEqual([{ categories: [anId(1)] }]);
});

test('several deleted categories are restored in one step from the deleted view', async () => {
  serveCategories(category(1, 'Kthim Një'), category(2, 'Kthim Dy'), category(3, 'Tjetër'));
  await enter('/category', { title: 'Kategoritë' });
  await toggle('Zgjidh Kthim Një', 'Zgjidh Kthim Dy');
  await press('Fshi');
  await press('Fshi 2 kategori');
  await noRow(/Kthim Një/);
  await press(/^Të fshira/);
  await toggle('Zgjidh Kthim Një', 'Zgjidh Kthim Dy');
  await press('Ktheji');
  await text('2 kategori u kthyen');
  await press(/^Në përdorim/);
  await row(/Kthim Një/);
  expect(screen.getAllByRole('row', { name: /Kthim/ })).toHaveLength(2);
});

test('a category changed by another user is not overwritten, and the typed name stays', async () => {
  const others = serveCategories(category(1, 'E dyve'));
  server.refuse(contract.categories.edit, 'changed-meanwhile');
  await enter(`/category/edit-category/${anId(1)}`, { title: 'E dyve' });
  await fill('Emri i kategorisë', 'E para');
  const later = '2026-01-03T08:00:00.000Z';
  others.change(anId(1), { categoryDesc: 'E tyre sot', updatedAt: later });
  await save();
  await text('Dikush tjetër e ndryshoi ndërkohë');
  await press('Ngarko versionin e ri');
  await noText('Dikush tjetër e ndryshoi ndërkohë');
  expect((await name()).value).toBe('E para');
  server.answer(contract.categories.edit, { updatedAt: later });
  await save();
  await heading('Kategoritë');
  expect(server.sent(contract.categories.edit).at(-1)).toMatchObject({
    categoryDesc: 'E para',
    updatedAt: later,
  });
});

test('opening a category deleted by another user shows that it was deleted and opens the list', async () => {
  const others = serveCategories(category(1, 'E ikur'));
  server.refuse(contract.categories.edit, 'changed-meanwhile');
  await enter(`/category/edit-category/${anId(1)}`, { title: 'E ikur' });
  await fill('Emri i kategorisë', 'E imja');
  await save();
  await text('Dikush tjetër e ndryshoi ndërkohë');
  others.remove([anId(1)]);
  await press('Ngarko versionin e ri');
  await text('E ikur është fshirë');
  expect(await heading('Kategoritë')).toBeDefined();
});

test('deleting a category with an unsaved name asks for confirmation first', async () => {
  serveCategories(category(1, 'E ikur'));
  await enter(`/category/edit-category/${anId(1)}`, { title: 'E ikur' });
  await fill('Emri i kategorisë', 'E imja');
  await press('Fshi');
  await dialog('Largohu pa ruajtur?');
  await user.keyboard('{Escape}');
  await noDialog();
  expect((await name()).value).toBe('E imja');
  expect(server.sent(contract.categories.remove)).toEqual([]);
});

test('a user with read-only access cannot change a category', async () => {
  serveCategories(category(1, 'Vetëm për t’u parë'), category(2, 'Tjetra'));
  const reader = someoneWho({ articlesAndCategories: 'read' });
  await enter('/category?q=vetem', { as: reader, title: 'Kategoritë' });
  await row(/Vetëm për t’u parë/);
  expect(screen.queryByRole('row', { name: /Tjetra/ })).toBeNull();
  expect(links('Kategori e re')).toHaveLength(0);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a user with read-only access cannot open the form of a new category', async () => {
  serveCategories();
  server.answer(contract.articles.page, { articles: [], totalResult: 0, isMore: false });
  await enter('/category/add-category', { as: someoneWho({ articlesAndCategories: 'read' }) });
  await heading('Paneli');
  expect(location.pathname).toBe('/dashboard');
});
