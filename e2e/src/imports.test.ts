import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findingsAtBothWidths } from './axe-findings.ts';
import { arrivesAt, ownerOfCafe, pathOf } from './browser.ts';
import { ImportVisit } from './import-visit.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

const faulty = [
  'PERSHKRIMI;KODI;BARCODE;CM_SHITJE;TVSH',
  'Gjizë çorbe;PRV-1;990000000001;310,50;20%',
  'Kos dele;PRV-2;990000000002;1,9O;20%',
  'Mjaltë;PRV-3;990000000003;1.200,00;18%',
  ';PRV-4;990000000004;250;0,2',
  'Reçel;PRV-1;990000000005;120 lekë;20',
].join('\r\n');

/** As a spreadsheet of before writes it. */
const windows1252 = (text: string) => Buffer.from(text, 'latin1');

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.slice(0, 100));

test('a semicolon file in windows-1252 is read, its faults are red with their reasons, mended in place and imported', async () => {
  const studio = await ImportVisit.of(trial);
  const { page } = studio;
  await studio.give({ name: 'cmimet.csv', content: windows1252(faulty) });
  await studio.isChecked();
  await studio.cell('Gjizë çorbe').waitFor();
  expect(await studio.counts()).toEqual({ new: 1, changed: 0, same: 0, faulty: 4 });
  await page.getByRole('heading', { name: '4 gabime në 4 rreshta' }).waitFor();
  for (const reason of [
    '“1,9O” nuk është numër',
    'TVSH 18% nuk ekziston',
    'E njëjta vlerë është edhe te rreshti 2',
  ])
    await page.getByRole('complementary', { name: 'Gabimet' }).getByText(reason).waitFor();
  await expect.poll(() => page.locator('td[data-faulty]').count()).toBe(4);

  await page.getByRole('button', { name: 'vetëm me gabime' }).click();
  expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('5');
  await page.getByRole('button', { name: 'Vendos 20%' }).click();
  await page.getByRole('button', { name: 'Vendos 1,90' }).click();
  await page.locator('td[data-faulty]', { hasText: 'PRV-1' }).dblclick();
  await page.getByLabel('Kodi (SKU), rreshti 6').fill('PRV-5');
  await page.keyboard.press('Enter');
  await expect.poll(() => studio.counts()).toEqual({ new: 4, changed: 0, same: 0, faulty: 1 });

  await studio.importButton().click();
  await studio.isDone();
  await page.getByText('1 rresht mbeti jashtë').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Shkarko CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('artikuj-me-gabime.csv');
  expect(await readFile(await download.path(), 'utf8')).toBe(
    '\uFEFFPERSHKRIMI;KODI;BARCODE;CM_SHITJE;TVSH;Arsyeja\r\n;PRV-4;990000000004;250;0,2;Emri: Kjo fushë është e detyrueshme.\r\n',
  );
  await page.getByRole('link', { name: 'Shiko artikujt' }).click();
  await page.getByPlaceholder('Emër, SKU, barkod').fill('PRV-3');
  await page.getByRole('row', { name: /Mjaltë.*PRV-3.*1\s200\.00/ }).waitFor();
});

const teaAt = (price: string) => ({
  name: 'a.csv',
  content: `Emri,SKU,Price\nÇaj mali,PRV-S,"${price}"\n`,
});

test('the same file again changes nothing, and a new price is a change', async () => {
  const studio = await ImportVisit.of(trial, { who: ownerOfCafe });
  const { page } = studio;
  await studio.give(teaAt('80'));
  await studio.isChecked();
  await studio.importButton().click();
  await studio.isDone();
  for (const [price, counts] of [
    ['80.00', { new: 0, changed: 0, same: 1, faulty: 0 }],
    ['1,250.00', { new: 0, changed: 1, same: 0, faulty: 0 }],
  ] as const) {
    await page.getByRole('button', { name: /Importo skedar tjetër|Ndrysho kolonat/ }).click();
    if (price === '1,250.00') await page.getByRole('button', { name: 'Kthehu' }).click();
    await studio.give(teaAt(price));
    await studio.isChecked();
    await expect.poll(() => studio.counts()).toEqual(counts);
  }
  await page.getByLabel('Çmimet zbatohen te').first().click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await studio.importButton().click();
  await studio.isDone();
  const [price] = await trial.database`
    select article.price, own.price as own from tenant.articles article
    join tenant.article_prices own on own.business_id = article.business_id and own.article_id = article.id
    where article.sku = 'PRV-S'`;
  expect([String(price?.['price']), String(price?.['own'])]).toEqual(['8000', '125000']);
});

test('a file that cannot be read gets a sentence, and the example, a workbook, is read after it as it is', async () => {
  const studio = await ImportVisit.of(trial);
  const { page } = studio;
  const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
  const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
  const cases: readonly (readonly [string, Buffer, string])[] = [
    ['bosh.csv', Buffer.alloc(0), 'Skedari është bosh'],
    ['prishur.xlsx', Buffer.concat([zip, Buffer.alloc(200, 7)]), 'është i dëmtuar'],
    [
      'kyçur.xlsx',
      Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')]),
      'i mbyllur me fjalëkalim',
    ],
    ['vjetër.xls', Buffer.concat([old, Buffer.alloc(100)]), 'format i vjetër i Excel-it'],
    ['madh.csv', Buffer.alloc(21 * 1024 * 1024, 'a;b\n'), 'mbi 20 MB'],
    ['gjatë.csv', Buffer.from('a;b\n'.repeat(50_010)), 'mbi 50 000 rreshta'],
    ['foto.csv', Buffer.from('%PDF-1.7'), 'nuk është skedar Excel ose CSV'],
  ];
  for (const [name, content, sentence] of cases) {
    await studio.give({ name, content });
    await page.getByRole('main').getByRole('alert').getByText(sentence).waitFor();
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'xlsx', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('shembull-artikuj.xlsx');
  await studio.give({ name: 'shembull-artikuj.xlsx', content: await readFile(await download.path()) });
  await studio.isChecked();
  expect(await studio.counts()).toEqual({ new: 2, changed: 0, same: 0, faulty: 0 });
});

test('columns nobody knows are chosen once and remembered', async () => {
  const studio = await ImportVisit.of(trial);
  const { page } = studio;
  const file = { name: 'lista.csv', content: 'Çfarë;Sa;Tjetër\nProvë kolonash;75;x' };
  await studio.give(file);
  await page.getByText('Zgjidhni edhe: Emri, Çmimi me TVSH.').waitFor();
  expect(await page.getByRole('button', { name: 'Kontrollo rreshtat' }).isDisabled()).toBe(true);
  await page.getByLabel('Fusha për Çfarë').selectOption({ label: 'Emri (e detyrueshme)' });
  await page.getByLabel('Fusha për Sa').selectOption({ label: 'Çmimi me TVSH (e detyrueshme)' });
  await page.getByRole('button', { name: 'Kontrollo rreshtat' }).click();
  await studio.isChecked();
  await page.reload();
  await arrivesAt(page, 'Importo artikuj');
  await studio.give(file);
  await studio.isChecked();
  await studio.cell('Provë kolonash').waitFor();
});

test('all or none waits until every fault is mended', async () => {
  const studio = await ImportVisit.of(trial);
  const { page } = studio;
  await studio.give({ name: 'a.csv', content: 'Emri;Çmimi\nNjë;10\nDy;x' });
  await studio.isChecked();
  await page.getByText('Të gjithë ose asnjë').click();
  await page.getByText('Ndreqini gabimet që të merren të gjithë.').waitFor();
  expect(await studio.importButton().isDisabled()).toBe(true);
  await page.keyboard.press('F8');
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Importo 2 rreshta', exact: true }).waitFor();
});

test('cells are pasted, mended and imported by keyboard alone', async () => {
  const studio = await ImportVisit.of(trial, { kind: 'customers' });
  const { page } = studio;
  await page.getByLabel('Qelizat e kopjuara').focus();
  await page.keyboard.insertText(
    'Emri\tNIPT\tQyteti\nFurra Provë\tL91412709X1\tTiranë\nArta Provë\t\tDurrës',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await studio.isChecked();
  expect(await studio.counts()).toEqual({ new: 1, changed: 0, same: 0, faulty: 1 });
  await page.keyboard.press('F8');
  await expect.poll(() => focusedText(page)).toContain('NIPT nuk është i saktë');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect.poll(() => studio.counts()).toEqual({ new: 2, changed: 0, same: 0, faulty: 0 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedText(page)).toBe('Durrës');
  await studio.importButton().focus();
  await page.keyboard.press('Enter');
  await studio.isDone();

  await page.getByRole('button', { name: 'Importo skedar tjetër' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Zhbëj importin e/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Të zhbëhet importi?' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('U zhbënë 2 rreshta.').waitFor();
  await page.getByText('I zhbërë').waitFor();
});

test('whoever may only read has no way to import', async () => {
  const reader = await trial.staff.hireWith('Lexues importi', { articlesAndCategories: 'read' });
  const page = await trial.enter(reader, 'Artikujt', { at: '/articles' });
  expect(await page.getByRole('link', { name: 'Importo' }).count()).toBe(0);
  await page.goto(`${trial.address}/articles/import-article`);
  await arrivesAt(page, 'Paneli');
  expect(pathOf(page)).toBe('/dashboard');
});

test('axe finds nothing in the steps of an import', { timeout: 120_000 }, async () => {
  const studio = await ImportVisit.of(trial);
  const { page } = studio;
  const look = async (step: string) => expect(await findingsAtBothWidths(page), step).toEqual([]);
  await look('file');
  await studio.give({ name: 'cmimet.csv', content: faulty });
  await studio.isChecked();
  await page.keyboard.press('F8');
  await look('check');
  await page.getByRole('button', { name: 'Ndrysho kolonat' }).click();
  await page.getByText('Cila kolonë çfarë është?').waitFor();
  await look('columns');
  await page.getByRole('button', { name: 'Kontrollo rreshtat' }).click();
  await studio.isChecked();
});
