import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { focusedField, owner, titleOf } from './browser.ts';
import { Catalog } from './catalog.ts';
import { beginTrial, type Entering } from './trial.ts';

const trial = beginTrial();

let catalog: Catalog;
let page: Page;
beforeAll(async () => {
  catalog = await Catalog.of(trial.address);
});

const heading = (name: string) => titleOf(page, name);
const field = (label: string) => page.getByLabel(label, { exact: true });
const editPath = (id: string) => `/articles/edit-article/${id}`;
const says = (sentence: string | RegExp) => page.getByText(sentence).first().waitFor();
const fails = (route: Route) => route.fulfill({ status: 500, json: {} });

async function open(path: string, title: string, before?: Entering['before']): Promise<void> {
  page = await trial.enter(owner, title, { at: path, ...(before === undefined ? {} : { before }) });
  await heading(title).waitFor();
}

async function openNew(): Promise<void> {
  await open('/articles/add-article', 'Artikull i ri');
  await field('Kodi (SKU)').waitFor();
}

/** Where no unit is known, none is proposed. */
async function withoutUnits(route: Route): Promise<void> {
  const response = await route.fetch();
  const parts = (await response.json()) as object;
  await route.fulfill({ response, json: { ...parts, units: [] } });
}

test('codes, unit, cost and the price of a shop are each told what is wrong with them', async () => {
  await open('/articles/add-article', 'Artikull i ri', (fresh) =>
    fresh.route('**/necessary-business-data*', withoutUnits),
  );
  await field('Emri').fill('Gabimet');
  await field('Çmimi me TVSH').fill('10');
  await field('Kodi (SKU)').fill('1'.repeat(41));
  await field('Barkodi').fill('1'.repeat(61));
  await field('Kosto pa TVSH').fill('99999999999');
  // An amount comes last: its caret must not take the focus back.
  await field('Çmimi në Market Drini 2').fill('0');
  await page.keyboard.press('Control+s');
  await says('Lejohen deri në 40 karaktere.');
  await says('Lejohen deri në 60 karaktere.');
  await says('Lejohen deri në 10 shifra para presjes.');
  await says('Vlera duhet të jetë më e madhe se zero.');
  await says('Kjo fushë është e detyrueshme.');
  await page.getByText('Ndreqni 5 fusha').waitFor();
  await expect.poll(() => focusedField(page)).toBe('sku');
});

test('a picture that came too large is told beside it, and nothing typed is lost', async () => {
  await openNew();
  await field('Emri').fill('Foto e madhe');
  await field('Çmimi me TVSH').fill('10');
  await page.route('**/api/main/add-article', (route) => {
    const said = route.request().postDataJSON() as object;
    const imageBase64 = `data:image/png;base64,${'A'.repeat(400_000)}`;
    return route.continue({ postData: { ...said, imageBase64 } });
  });
  await page.keyboard.press('Control+s');
  await says('Figura është tepër e madhe. Zgjidhni një më të vogël.');
  expect(await field('Emri').inputValue()).toBe('Foto e madhe');
});

test('a check that fails says so, and so does a code that could not be proposed', async () => {
  await open('/articles', 'Artikujt');
  await page.route('**/available-article-sku', fails);
  await page.route('**/check-available-sku/*', fails);
  await page.route('**/check-available-barcode/*', fails);
  await page.getByRole('link', { name: 'Artikull i ri' }).first().click();
  await says('Ndodhi një problem gjatë marrjes së SKU.');
  await field('Kodi (SKU)').fill('ABC-1');
  await says('Ndodhi një gabim gjatë validimit të sku');
  await field('Barkodi').fill('5300000000888');
  await says('Ndodhi një gabim gjatë validimit të barkodit');
  expect(await page.getByText('Po kontrollohet...').count()).toBe(0);
});

test('a category chosen while another is being added stays chosen', async () => {
  await catalog.addCategory('Ndërkohë');
  await openNew();
  const categories = page.getByRole('combobox', { name: 'Kategoritë' });
  const waiting = new Promise<Route>((resolve) => {
    void page.route('**/add-category', resolve);
  });
  await categories.fill('E sapobërë');
  await page.getByRole('option', { name: 'Shto «E sapobërë»' }).click();
  await categories.fill('ndërkohë');
  await page.getByRole('option', { name: 'Ndërkohë' }).click();
  await (await waiting).continue();
  const chosen = (name: string) => page.locator('.mantine-Pill-root', { hasText: name });
  await chosen('E sapobërë').waitFor();
  await expect.poll(() => chosen('Ndërkohë').count()).toBe(1);
});

test('whoever saves while a category is being added saves it too, and nothing where it could not be added', async () => {
  await openNew();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await field('Emri').fill('Në dollap');
  await field('Çmimi me TVSH').fill('10');
  const saveWhileAdding = async (answer: (route: Route) => Promise<void>) => {
    const waiting = new Promise<Route>((resolve) => {
      void page.route('**/add-category', resolve, { times: 1 });
    });
    await page.getByRole('combobox', { name: 'Kategoritë' }).fill('Të dollapit');
    await page.getByRole('option', { name: 'Shto «Të dollapit»' }).click();
    await page.keyboard.press('Control+s');
    await answer(await waiting);
  };
  await saveWhileAdding(fails);
  await says('Kategoria nuk u shtua');
  await page.locator('button[type=submit]:not([data-loading])').waitFor();
  expect(sent).not.toContain('/api/main/add-article');
  await saveWhileAdding((route) => route.continue());
  await says('Në dollap u shtua te artikujt');
  await page.getByRole('row').nth(1).waitFor();
  await page.getByPlaceholder('Emër, SKU, barkod').fill('dollap');
  await page.getByRole('row', { name: /Në dollap.*Të dollapit/ }).waitFor();
});

test('what a field chooses from is read again where it could not be read', async () => {
  const id = await catalog.addArticle('Pa lista');
  await open(editPath(id), 'Pa lista', (fresh) => fresh.route('**/necessary-business-data*', fails));
  await says('Dyqanet nuk u lexuan');
  await expect.poll(() => page.getByRole('button', { name: 'Provo sërish' }).count()).toBe(3);
  await page.unroute('**/necessary-business-data*');
  for (const name of ['Kategoritë', 'Njësia']) {
    const wrong = page.locator('.mantine-InputWrapper-root', { has: page.getByLabel(name) });
    await wrong.getByRole('button', { name: 'Provo sërish' }).click();
    await wrong.getByRole('button', { name: 'Provo sërish' }).waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Provo sërish' }).click();
  await field('Çmimi në Market Drini 2').waitFor();
});

test('deleting asks first where something typed would be lost', async () => {
  const id = await catalog.addArticle('E shkruar');
  await open(editPath(id), 'E shkruar');
  await field('Emri').fill('E shkruar më tej');
  await page.getByRole('button', { name: 'Fshi', exact: true }).click();
  await page.getByRole('dialog', { name: 'Largohu pa ruajtur?' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await field('Emri').inputValue()).toBe('E shkruar më tej');
  expect((await catalog.article(id)).deleted).toBe(false);
  await page.getByRole('button', { name: 'Fshi', exact: true }).click();
  await page.getByRole('button', { name: 'Largohu pa ruajtur' }).click();
  await says('1 artikull u fshi');
  expect((await catalog.article(id)).deleted).toBe(true);
});

test('the section of units counts an article as soon as it is saved', async () => {
  await open('/settings?section=units', 'Njësitë');
  const piece = page.getByRole('row', { name: /cope/ });
  const before = Number(/(\d+)\s*$/.exec((await piece.innerText()).trim())?.[1]);
  await page.getByRole('button', { name: 'Artikuj', exact: true }).click();
  await page.getByRole('link', { name: 'Artikujt', exact: true }).click();
  await page.getByRole('link', { name: 'Artikull i ri' }).first().click();
  await field('Emri').fill('I numëruar');
  await field('Çmimi me TVSH').fill('10');
  await page.keyboard.press('Control+s');
  await says('I numëruar u shtua te artikujt');
  await page.goBack();
  await expect.poll(() => piece.innerText()).toMatch(new RegExp(`${before + 1}\\s*$`));
});
