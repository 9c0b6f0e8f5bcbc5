import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '@tezga/tools/trial';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrivesAt, laptop, signIn } from './browser.ts';
import { codeOfApp } from './code-of-app.ts';
import { launchProduct, type LaunchedProduct } from './launched-product.ts';

const admin = { name: 'Arta Themeluesi', email: 'arta@tezga.example', password: 'Krejt-e-re-1' };
const owner = { name: 'Ervehe Gjini', email: 'ervehe@furra.example', password: 'Furra-jone-26' };
const business = { nipt: 'J91402501L', name: 'Furra Ervehe', address: 'Rruga e Kavajës 12', town: 'Tiranë' };
const unitCode = 'fe100rv001';
const operatorCodes = { owner: 'op100rv001', employee: 'op100rv002' };
const filePassword = 'Skedari-2026';
const fiscalCode = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/u;

let data: string;
let product: LaunchedProduct;
let browser: Browser;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'tezga-empty-'));
  product = await launchProduct(data, { TEZGA_DEMO: '0' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await rm(data, { recursive: true, force: true });
});

/** A call of the control API of the stand-in for the tax authority. */
async function post(path: string, body: object): Promise<{ readonly p12: string }> {
  const response = await fetch(`${product.authorityAddress}/control/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok, path).toBe(true);
  return (await response.json()) as { readonly p12: string };
}

/** Registers a new taxpayer: the entry in the register, the codes of the software, and a certificate. */
async function registerTaxpayer(): Promise<string> {
  await post('/products', { kind: 'software', name: 'Tezga', code: 'tz100sw100' });
  await post('/products', { kind: 'maintainers', name: 'Tezga', code: 'tz100mt100' });
  const { nipt: nuis, ...place } = business;
  await post('/taxpayers', {
    nuis,
    ...place,
    vatFrom: '2020-01-01',
    units: [{ code: unitCode, name: 'Furra' }],
    operators: Object.values(operatorCodes).map((code) => ({ code, firstName: 'Furrtar', lastName: code })),
  });
  const { p12 } = await post('/certificates', { nuis, password: filePassword });
  const file = join(data, 'furra.p12');
  await writeFile(file, Buffer.from(p12, 'base64'));
  return file;
}

async function openPage(address: string): Promise<Page> {
  const context = await browser.newContext(laptop);
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const fillAll = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};
const save = (page: Page) => page.keyboard.press('Control+s');
const toSection = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

async function chooseNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Fjalëkalimi i ri', { exact: true }).fill(password);
  await page.getByLabel('Përsëritni fjalëkalimin e ri').fill(password);
}

/** Opens the printed address, registers the first super admin, and sets up the required second factor. */
async function becomeSuperAdmin(): Promise<Page> {
  const printed = /\/first-start#(\S+)/u.exec(product.written())?.[1] ?? '';
  const page = await openPage(`${product.address}/first-start#${printed}`);
  await page.getByRole('button', { name: 'Vazhdo' }).click();
  await page.getByLabel('Emri dhe mbiemri').fill(admin.name);
  await page.getByLabel('Email').fill(admin.email);
  await chooseNewPassword(page, admin.password);
  await page.getByRole('button', { name: 'Krijo super-adminin' }).click();
  await page.getByRole('button', { name: 'Vendos hyrjen me dy hapa' }).click();
  const secret = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u).textContent();
  await page.getByLabel('Kodi i aplikacionit').fill(codeOfApp(secret ?? ''));
  await page.getByLabel('Fjalëkalimi i tanishëm').fill(admin.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I ruajta' }).click();
  await arrivesAt(page, 'Bizneset');
  return page;
}

async function addBusiness(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Shto biznes' }).first().click();
  await field(page, 'nipt').fill(business.nipt);
  await page.getByRole('button', { name: 'Plotëso nga regjistri i tatimeve' }).click();
  // The page asks for typed data: the server reads the register with the certificate of a business and has none yet.
  await page.getByText('Shkruajini vetë të dhënat.').waitFor();
  await fillAll(page, {
    name: business.name,
    address: business.address,
    city: business.town,
    phoneNumber: '+355691234567',
    ownerName: owner.name,
    ownerEmail: owner.email,
  });
  await save(page);
  await arrivesAt(page, business.name);
}

/** Sets the first password of the owner as an admin, because this installation has no mail server. */
async function setOwnerPassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ndrysho fjalëkalimin' }).click();
  const dialog = page.getByRole('dialog');
  await chooseNewPassword(page, 'Fillimi-2026');
  await dialog.getByRole('button', { name: 'Ndrysho fjalëkalimin' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function uploadCertificate(page: Page, file: string): Promise<void> {
  await toSection(page, 'Certifikata');
  const choosing = page.waitForEvent('filechooser');
  await field(page, 'p12').click();
  await (await choosing).setFiles(file);
  await page.getByLabel('Fjalëkalimi i skedarit').fill(filePassword);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Certifikata në përdorim' }).getByText('E vlefshme').waitFor();
}

async function addShopWithTill(page: Page): Promise<void> {
  await toSection(page, 'Dyqanet');
  await page.getByRole('link', { name: 'Dyqan i ri' }).click();
  await fillAll(page, { name: 'Furra', bUnit: unitCode, address: business.address, city: business.town });
  await save(page);
  await page.getByRole('cell', { name: unitCode }).waitFor();
  await toSection(page, 'Pajisjet');
  await page.getByRole('button', { name: 'Shto pajisje' }).click();
  await page.getByRole('menuitem', { name: 'ePOS' }).click();
  await field(page, 'name').fill('Arka 1');
  await field(page, 'shopId').click();
  await page.getByRole('option', { name: 'Furra' }).click();
  await save(page);
  await page.getByText('ePOS u shtua me sukses!').waitFor();
  await page.getByRole('button', { name: 'Regjistro Arka 1 te tatimet' }).click();
  await page.getByText(/Arka 1 u regjistrua me kodin [a-z]{2}\d{3}[a-z]{2}\d{3}/u).waitFor();
}

async function addEmployee(page: Page): Promise<void> {
  await toSection(page, 'Punonjësit');
  await page.getByRole('button', { name: 'Punonjës i ri' }).click();
  await field(page, 'name').fill('Agim Gjini');
  // By mouse: the list of a select in a dialog must lie above the dialog.
  await field(page, 'roleId').click();
  await page.getByRole('option', { name: 'Operator' }).click();
  await fillAll(page, { email: 'agim@furra.example', opCode: operatorCodes.employee });
  await page.keyboard.press('Enter');
  await page.getByText('Agim Gjini u shtua te punonjësit').waitFor();
}

async function enterAsOwner(): Promise<Page> {
  const page = await openPage(product.address);
  await signIn(page, { email: owner.email, password: 'Fillimi-2026' });
  await chooseNewPassword(page, owner.password);
  await page.keyboard.press('Enter');
  await arrivesAt(page, 'Paneli');
  return page;
}

/** Completes the remaining first steps of the dashboard: the owner's operator code, and an article. */
async function prepareSelling(page: Page): Promise<void> {
  const openStep = (name: string) =>
    page.getByRole('listitem').filter({ hasText: name }).getByRole('link').click();
  await openStep('Jepini vetes një kod operatori');
  await page.getByRole('row', { name: new RegExp(owner.name, 'u') }).click();
  await field(page, 'opCode').fill(operatorCodes.owner);
  const saved = page.waitForResponse((response) => response.url().endsWith('/edit-employee'));
  await save(page);
  expect((await saved).status()).toBe(200);
  await arrivesAt(page, 'Punonjësit');
  await page.goto(`${product.address}/dashboard`);
  await openStep('Shtoni ose importoni artikujt');
  await page.getByRole('link', { name: 'Artikull i ri' }).first().click();
  await fillAll(page, { name: 'Bukë e bardhë', price: '100' });
  // The shop has no stock yet.
  await page.getByLabel('Shitet lirisht, pa kontroll gjendjeje').check();
  await save(page);
  await page.getByRole('row', { name: /Bukë e bardhë/u }).waitFor();
}

async function sell(page: Page): Promise<string> {
  await page.goto(`${product.address}/receipts/new`);
  await page.getByLabel('Para në sirtar').fill('5000');
  await page.getByRole('button', { name: 'Hap sirtarin' }).click();
  await page.getByText('Sirtari i kësaj arke nuk është hapur sot').waitFor({ state: 'hidden' });
  const article = page.getByRole('combobox', { name: 'Artikulli: emër, SKU ose barkod' });
  await article.fill('bukë');
  await page.getByRole('option', { name: /Bukë e bardhë/u }).click();
  await page.keyboard.press('Control+Enter');
  const issued = page.getByRole('region', { name: /^Fatura 1\/\d{4}/u });
  await issued.getByText(fiscalCode).first().waitFor();
  return issued.innerText();
}

test(
  'in an empty installation the first super admin adds a business through the screens, and its owner issues an invoice that is fiscalized',
  { timeout: 300_000 },
  async () => {
    const page = await becomeSuperAdmin();
    const file = await registerTaxpayer();
    await addBusiness(page);
    await setOwnerPassword(page);
    await uploadCertificate(page, file);
    await addShopWithTill(page);
    await addEmployee(page);
    const theirs = await enterAsOwner();
    await prepareSelling(theirs);
    expect(await sell(theirs)).toMatch(fiscalCode);
  },
);
