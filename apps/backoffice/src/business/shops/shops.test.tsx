import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  anId,
  button,
  Collection,
  enter,
  field,
  fill,
  focusedField,
  follow,
  heading,
  press,
  row,
  save,
  screen,
  server,
  text,
  texts,
  user,
  waitFor,
  within,
} from '../../testing/index.ts';

const shop = (number: number, name: string) => ({
  _id: anId(number),
  name,
  bUnit: '',
  alphaCode: '',
  address: 'Rr. 1',
  city: 'Tiranë',
  country: 'ALB',
  phoneNumber: '',
  secondary: false,
  hidden: false,
  allowNegativeStock: null as boolean | null,
  updatedAt: aMoment,
});

/** A fake server with these shops; the last visible one cannot be hidden. */
function serveShops(...given: ReturnType<typeof shop>[]) {
  const all = new Collection(({ _id }) => _id, given);
  server.answer(contract.shops.list, () => ({ shops: all.list() }));
  server.answer(contract.shops.add, ({ business_id: _businessId, ...input }) => {
    const { phoneNumber, bUnit } = input;
    all.add({ ...shop(99, ''), ...input, phoneNumber: phoneNumber ?? '', bUnit: bUnit ?? '' });
    return { shopId: anId(99), message: 'Dyqani u ruajt me sukses!' };
  });
  server.answer(contract.shops.edit, ({ shopId, allowNegativeStock = null }) => {
    all.change(shopId, { allowNegativeStock });
    return { updatedAt: aMoment, message: 'Dyqani u ruajt me sukses!' };
  });
  server.answer(contract.shops.hideOrRestore, ({ shopId, hidden }) => {
    all.change(shopId, { hidden });
    return { hidden };
  });
  return all;
}

const openList = () => enter('/settings?section=shops', { title: 'Dyqanet' });
const openNew = () => enter('/shops/add-shop', { title: 'Dyqan i ri' });
const code = 'Kodi i njësisë së biznesit';

test('a shop is added by keyboard alone, with its town and country from lists', async () => {
  serveShops(shop(1, 'Market Drini'));
  await openList();
  await follow('Dyqan i ri');
  await heading('Dyqan i ri');
  await user.keyboard('Market Drini Durrës');
  await user.tab();
  await user.keyboard('xy123ab456');
  (await field('Adresa')).focus();
  await user.keyboard('Rr. Taulantia 5');
  await user.tab();
  await user.keyboard('durr');
  await screen.findByRole('option', { name: 'Durrës' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect((await field('Qyteti')).value).toBe('Durrës');
  await user.tab();
  await user.keyboard('{Control>}a{/Control}kosove');
  await screen.findByRole('option', { name: /Kosov/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await fill('Telefoni', '+355 69 123 4567');
  await save();
  const added = await row(/Market Drini Durrës/);
  expect(added.textContent).toMatch(/xy123ab456.*Rr. Taulantia 5.*Durrës, Kosovë/);
  await text('Dyqani u ruajt me sukses!');
  expect(server.sent(contract.shops.add)[0]).toMatchObject({ city: 'Durrës', bUnit: 'xy123ab456' });
});

test('each field of a shop shows its own error', async () => {
  serveShops();
  await openNew();
  await save();
  await waitFor(() => expect(texts('Kjo fushë është e detyrueshme.')).toHaveLength(3));
  expect(focusedField()).toBe('name');
  await fill(code, '12');
  await fill('Telefoni', '069 12');
  await fill('Emri', 'x'.repeat(201));
  await fill('Adresa', 'x'.repeat(201));
  await fill('Qyteti', 'Fier');
  await save();
  await text('Kodi i njësisë së biznesit ka formën xy123ab456.');
  await text('Numri i telefonit duhet të ketë të paktën 12 karaktere.');
  expect(texts('Lejohen deri në 200 karaktere.')).toHaveLength(2);
  await fill('Emri', 'Market Drini');
  await fill(code, '');
  await fill('Telefoni', '');
  await save();
  await waitFor(() => expect(focusedField()).toBe('address'));
  expect(server.sent(contract.shops.add)).toEqual([]);
});

test.each([
  ['shop-name-taken', 'Keni tashmë një dyqan me këtë emër.', 'name'],
  ['business-unit-taken', 'Ky kod i njësisë së biznesit i është dhënë një dyqani tjetër.', 'bUnit'],
] as const)('a refusal of a shop with %s is shown beside its field', async (refusal, message, place) => {
  serveShops();
  server.refuse(contract.shops.add, refusal);
  await openNew();
  await fill('Emri', 'Market Drini');
  await fill(code, 'xy123ab456');
  await fill('Qyteti', 'Fier');
  await fill('Adresa', 'Rr. 1');
  await save();
  await text(message);
  await waitFor(() => expect(focusedField()).toBe(place));
});

test('a hidden shop is shown again by Undo', async () => {
  serveShops(shop(1, 'Market Drini'), shop(2, 'Market Drini 2'));
  await openList();
  await press('Fshih Market Drini 2');
  await text('Market Drini 2 u fsheh');
  await row(/Market Drini 2.*I fshehur/);
  await press('Zhbëj');
  await button('Fshih Market Drini 2');
  expect(server.sent(contract.shops.hideOrRestore)).toEqual([
    { shopId: anId(2), hidden: true },
    { shopId: anId(2), hidden: false },
  ]);
});

test('hiding the last visible shop is refused with a reason', async () => {
  serveShops(shop(1, 'Market Drini'));
  server.refuse(contract.shops.hideOrRestore, 'shop-last');
  await openList();
  await press('Fshih Market Drini');
  await text('Duhet të mbetet të paktën një dyqan i dukshëm.');
  expect(await button('Fshih Market Drini')).toBeDefined();
});

test('a shop changed by another user is not overwritten, and the typed values stay', async () => {
  const others = serveShops(shop(1, 'Market Drini 2'));
  server.refuse(contract.shops.edit, 'changed-meanwhile');
  await openList();
  await follow('Ndrysho Market Drini 2');
  await heading('Market Drini 2');
  const later = '2026-01-03T08:00:00.000Z';
  others.change(anId(1), { phoneNumber: '+355 4 222 3344', updatedAt: later });
  await fill('Adresa', 'Rr. ime 2');
  await save();
  await text('Dikush tjetër e ndryshoi ndërkohë');
  await press('Ngarko versionin e ri');
  await waitFor(async () => expect((await field('Telefoni')).value).toBe('+355 4 222 3344'));
  expect((await field('Adresa')).value).toBe('Rr. ime 2');
  server.answer(contract.shops.edit, { updatedAt: later, message: 'Dyqani u ruajt me sukses!' });
  await save();
  await heading('Dyqanet');
  expect(server.sent(contract.shops.edit).at(-1)).toMatchObject({ address: 'Rr. ime 2', updatedAt: later });
});

test.each([
  ['Nuk lejohet', null, false],
  ['Si biznesi', true, null],
  ['Lejohet', null, true],
] as const)('negative stock of a shop is set to %s', async (rule, before, after) => {
  serveShops({ ...shop(1, 'Market Drini 2'), allowNegativeStock: before });
  await openList();
  await follow('Ndrysho Market Drini 2');
  await heading('Market Drini 2');
  await user.click(within(screen.getByRole('radiogroup', { name: 'Stok negativ' })).getByText(rule));
  await save();
  const saved = await row(/Market Drini 2/);
  await waitFor(() => expect(saved.textContent).toContain(rule));
  expect(server.sent(contract.shops.edit)).toMatchObject([{ allowNegativeStock: after }]);
});
