import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  button,
  dialog,
  enter,
  field,
  fill,
  focusedField,
  noDialog,
  noText,
  press,
  save,
  screen,
  server,
  text,
  user,
  waitFor,
} from '../../testing/index.ts';
import { anArticle, answerCatalog, secondShop } from './testing/fake-catalog.ts';

const secondShopPrice = `Çmimi në ${secondShop.name}`;

async function openNew(): Promise<void> {
  await enter('/articles/add-article', { title: 'Artikull i ri' });
  await field('Kodi (SKU)');
}

async function type(label: string, keys: string): Promise<HTMLInputElement> {
  const found = await field(label);
  await user.click(found);
  await user.keyboard(`{Control>}a{/Control}${keys}`);
  return found;
}

test('missing and invalid values of a new article are shown at their fields, and no request is sent', async () => {
  answerCatalog();
  await openNew();
  await fill('Kodi (SKU)', '');
  await fill('Barkodi', '53 01#');
  await save();
  await text('Barkodi ka vetëm shkronja, shifra dhe - . / + % $ *');
  await waitFor(() => expect(screen.getAllByText('Kjo fushë është e detyrueshme.')).toHaveLength(3));
  await waitFor(() => expect(focusedField()).toBe('name'));
  await fill('Çmimi me TVSH', '0');
  await text('Vlera duhet të jetë më e madhe se zero.');
  await fill('Çmimi me TVSH', '99999999999');
  await text('Lejohen deri në 10 shifra para presjes.');
  await fill('Emri', 'a'.repeat(201));
  await text('Lejohen deri në 200 karaktere.');
  screen.getByRole('switch', { name: 'Artikull i përbërë' }).focus();
  await user.keyboard(' ');
  await save();
  await text('Zgjidhni të paktën një përbërës.');
  expect(server.sent(contract.articles.add)).toEqual([]);
});

test('too long codes, a missing unit, a too high cost and a zero shop price are shown at their fields', async () => {
  const { units } = answerCatalog();
  // The business has no units, so none is preselected.
  units.length = 0;
  await openNew();
  await fill('Emri', 'Gabimet');
  await fill('Çmimi me TVSH', '10');
  await fill('Kodi (SKU)', '1'.repeat(41));
  await fill('Barkodi', '1'.repeat(61));
  await fill('Kosto pa TVSH', '99999999999');
  // The amount field is filled last, because setting its caret would take the focus back.
  await fill(secondShopPrice, '0');
  await save();
  await text('Lejohen deri në 40 karaktere.');
  await text('Lejohen deri në 60 karaktere.');
  await text('Lejohen deri në 10 shifra para presjes.');
  await text('Vlera duhet të jetë më e madhe se zero.');
  await text('Kjo fushë është e detyrueshme.');
  await text(/^Ndreqni 5 fusha/);
  await waitFor(() => expect(focusedField()).toBe('sku'));
});

test('a comma is a decimal separator, and price and cost accept no more decimals than allowed', async () => {
  answerCatalog();
  await openNew();
  const price = await type('Çmimi me TVSH', '1250,999');
  expect(price.value).toBe('1\u00A0250.99');
  const cost = await type('Kosto pa TVSH', '12,3456');
  await text('Marzhi 98.8%');
  await user.tab();
  expect(cost.value).toBe('12.345');
});

test('a code in use shows an error while typing, and a barcode that the server refuses gets the focus', async () => {
  answerCatalog(anArticle(1, 'Me kod', { sku: '1001', barcode: '5309876543210' }));
  server.refuse(contract.articles.add, 'barcode-taken', { message: 'Ky barkod është i zënë: Me kod.' });
  await openNew();
  await text('I lirë');
  await fill('Çmimi me TVSH', '10');
  await fill('Kodi (SKU)', '1001');
  await text('Ky kod SKU është i zënë: Me kod.');
  await fill('Barkodi', '5309876543210');
  await text('Ky barkod është i zënë: Me kod.');
  await press('Propozo kod tjetër');
  await noText('Ky kod SKU është i zënë: Me kod.');
  expect((await field('Kodi (SKU)')).value).toBe('2001');
  await press('Propozo kod tjetër');
  await waitFor(async () => expect((await field('Kodi (SKU)')).value).toBe('2002'));
  await fill('Emri', 'Tjetri');
  await save();
  await waitFor(() => expect(focusedField()).toBe('barcode'));
  await text('Ky barkod është i zënë: Me kod.');
});

test('a failed code check and a failed SKU proposal are reported at their fields', async () => {
  answerCatalog();
  for (const route of [
    contract.articles.nextSku,
    contract.articles.isSkuFree,
    contract.articles.isBarcodeFree,
  ] as const)
    server.refuse(route, 'failed');
  await openNew();
  await text('Ndodhi një problem gjatë marrjes së SKU.');
  await fill('Kodi (SKU)', 'ABC-1');
  await text('Ndodhi një gabim gjatë validimit të sku');
  await fill('Barkodi', '5300000000888');
  await text('Ndodhi një gabim gjatë validimit të barkodit');
  expect(screen.queryByText('Po kontrollohet...')).toBeNull();
});

test('the Enter that a scanner sends after a barcode does not save the article', async () => {
  answerCatalog();
  await openNew();
  await fill('Emri', 'E skanuar');
  await fill('Çmimi me TVSH', '10');
  await type('Barkodi', '5301234567891{Enter}');
  await text('I lirë');
  expect(server.sent(contract.articles.add)).toEqual([]);
});

test('a picture that the server refuses as too large is reported at its field, and all input stays', async () => {
  answerCatalog();
  const problems = [{ path: 'imageBase64', code: 'image-size', limit: null }] as const;
  server.refuse(contract.articles.add, 'invalid-input', { problems });
  await openNew();
  await fill('Emri', 'Foto e madhe');
  await fill('Çmimi me TVSH', '10');
  await save();
  await text('Figura është tepër e madhe. Zgjidhni një më të vogël.');
  expect((await field('Emri')).value).toBe('Foto e madhe');
});

const retries = () => screen.queryAllByRole('button', { name: 'Provo sërish' });

test('a field whose options failed to load has a button to load them again', async () => {
  answerCatalog(anArticle(1, 'Pa lista'));
  server.refuse(contract.settings.necessaryData, 'failed');
  await enter(`/articles/edit-article/${anArticle(1, '')._id}`, { title: 'Pa lista' });
  await text('Dyqanet nuk u lexuan');
  await waitFor(() => expect(retries()).toHaveLength(3));
  answerCatalog(anArticle(1, 'Pa lista'));
  for (const left of [2, 1, 0]) {
    const [first] = retries();
    if (first !== undefined) await user.click(first);
    await waitFor(() => expect(retries()).toHaveLength(left));
  }
  expect(await field(secondShopPrice)).toBeDefined();
});

test('an article with unsaved changes is deleted only after a confirmation', async () => {
  answerCatalog(anArticle(1, 'E shkruar'));
  await enter(`/articles/edit-article/${anArticle(1, '')._id}`, { title: 'E shkruar' });
  await fill('Emri', 'E shkruar më tej');
  await press('Fshi');
  await dialog('Largohu pa ruajtur?');
  await user.keyboard('{Escape}');
  await noDialog();
  expect((await field('Emri')).value).toBe('E shkruar më tej');
  expect(server.sent(contract.articles.remove)).toEqual([]);
  await user.click(await button('Fshi'));
  await press('Largohu pa ruajtur', await dialog('Largohu pa ruajtur?'));
  await text('1 artikull u fshi');
  expect(server.sent(contract.articles.remove)).toEqual([{ idsToDelete: [anArticle(1, '')._id] }]);
});

test('a warning appears while typing a name that is longer than the fiscal message allows', async () => {
  answerCatalog();
  await openNew();
  await fill('Emri', 'a'.repeat(50));
  await noText(/^Emri ka më shumë se 50 shkronja/);
  await fill('Emri', 'a'.repeat(51));
  expect(await text(/^Emri ka më shumë se 50 shkronja/)).toBeDefined();
});
