import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, violationsAtBothWidths } from './axe-violations.ts';
import { contentOf } from './file-on-disk.ts';
import { arrivesAt, ownerOfCafe, phone } from './browser.ts';
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

/** The encoding of old spreadsheet programs. */
const windows1252 = (text: string) => Buffer.from(text, 'latin1');

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.slice(0, 100));

const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const unreadable: readonly (readonly [string, Buffer, string])[] = [
  ['bosh.csv', Buffer.alloc(0), 'Skedari është bosh'],
  ['prishur.xlsx', Buffer.concat([zip, Buffer.alloc(200, 7)]), 'është i dëmtuar'],
  ['kyçur.xlsx', Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')]), 'i mbyllur me fjalëkalim'],
  ['vjetër.xls', Buffer.concat([old, Buffer.alloc(100)]), 'format i vjetër i Excel-it'],
  ['madh.csv', Buffer.alloc(21 * 1024 * 1024, 'a;b\n'), 'mbi 20 MB'],
  ['gjatë.csv', Buffer.from('a;b\n'.repeat(50_010)), 'mbi 50 000 rreshta'],
  ['foto.csv', Buffer.from('%PDF-1.7'), 'nuk është skedar Excel ose CSV'],
];

const expectNoViolations = async (page: Page, step: string) =>
  expect(await violationsAtBothWidths(page), step).toEqual([]);

async function uploadExample(visit: ImportVisit): Promise<void> {
  const { page } = visit;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'xlsx', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('shembull-artikuj.xlsx');
  await visit.give({ name: 'shembull-artikuj.xlsx', content: await contentOf(download) });
  await visit.isChecked();
  expect(await visit.counts()).toEqual({ new: 2, changed: 0, same: 0, faulty: 0 });
}

test(
  'unreadable files show the reason, the example workbook is imported as it is, and the column mapping is saved',
  { timeout: 120_000 },
  async () => {
    const visit = await ImportVisit.of(trial);
    const { page } = visit;
    for (const [name, content, sentence] of unreadable) {
      await visit.give({ name, content });
      await page.getByRole('main').getByRole('alert').getByText(sentence).waitFor();
    }
    await expectNoViolations(page, 'file');
    await uploadExample(visit);
    await visit.backToFile();
    const file = { name: 'lista.csv', content: 'Çfarë;Sa;Tjetër\nProvë kolonash;75;x' };
    await visit.give(file);
    await page.getByText('Zgjidhni edhe: Emri, Çmimi me TVSH.').waitFor();
    expect(await page.getByRole('button', { name: 'Kontrollo rreshtat' }).isDisabled()).toBe(true);
    await page.getByLabel('Fusha për Çfarë').selectOption({ label: 'Emri (e detyrueshme)' });
    await page.getByLabel('Fusha për Sa').selectOption({ label: 'Çmimi me TVSH (e detyrueshme)' });
    await expectNoViolations(page, 'columns');
    await page.getByRole('button', { name: 'Kontrollo rreshtat' }).click();
    await visit.isChecked();
    await page.reload();
    await arrivesAt(page, 'Importo artikuj');
    await visit.give(file);
    await visit.isChecked();
    await visit.cell('Provë kolonash').waitFor();
  },
);

async function correctFaults({ page }: ImportVisit): Promise<void> {
  await page.getByRole('button', { name: 'vetëm me gabime' }).click();
  expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('5');
  await page.getByRole('button', { name: 'Vendos 20%' }).click();
  await page.getByRole('button', { name: 'Vendos 1,90' }).click();
  await page.locator('td[data-faulty]', { hasText: 'PRV-1' }).dblclick();
  await page.getByLabel('Kodi (SKU), rreshti 6').fill('PRV-5');
  await page.keyboard.press('Enter');
}

async function downloadSkippedRows({ page }: ImportVisit): Promise<void> {
  await page.getByText('1 rresht mbeti jashtë').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Shkarko CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('artikuj-me-gabime.csv');
  expect((await contentOf(download)).toString()).toBe(
    '\uFEFFPERSHKRIMI;KODI;BARCODE;CM_SHITJE;TVSH;Arsyeja\r\n;PRV-4;990000000004;250;0,2;Emri: Kjo fushë është e detyrueshme.\r\n',
  );
}

/** The first undo fails: the page warns before leaving and offers a retry, which succeeds. */
async function undoAtSecondAttempt({ page }: ImportVisit): Promise<void> {
  const undoCall = '**/imports/articles/undo*';
  await page.route(undoCall, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Zhbëj importin' }).click();
  await page.getByRole('alert').getByText('Importi nuk u kthye dot mbrapsht').waitFor();
  await page.getByText('4 rreshta të shkruar janë ende aty.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const breadcrumbs = page.getByRole('navigation', { name: 'Vendndodhja' });
  await breadcrumbs.getByRole('link', { name: 'Artikujt' }).click();
  await page.getByRole('dialog', { name: 'Të lihet importi përgjysmë?' }).waitFor();
  await page.keyboard.press('Escape');
  await page.unroute(undoCall);
  await page.getByRole('button', { name: 'Provo sërish' }).click();
  await page.getByRole('heading', { name: 'Importi u kthye mbrapsht' }).waitFor();
}

test(
  'a semicolon file in windows-1252 shows its faults, is corrected in breadcrumbs, imported, and undone at the second attempt',
  { timeout: 120_000 },
  async () => {
    const visit = await ImportVisit.of(trial);
    const { page } = visit;
    await visit.give({ name: 'cmimet.csv', content: windows1252(faulty) });
    await visit.isChecked();
    await visit.cell('Gjizë çorbe').waitFor();
    expect(await visit.counts()).toEqual({ new: 1, changed: 0, same: 0, faulty: 4 });
    await page.getByRole('heading', { name: '4 gabime në 4 rreshta' }).waitFor();
    for (const reason of [
      '“1,9O” nuk është numër',
      'TVSH 18% nuk ekziston',
      'E njëjta vlerë është edhe te rreshti 2',
    ])
      await page.getByRole('complementary', { name: 'Gabimet' }).getByText(reason).waitFor();
    await expect.poll(() => page.locator('td[data-faulty]').count()).toBe(4);
    await page.keyboard.press('F8');
    await expectNoViolations(page, 'check');
    await correctFaults(visit);
    await expect.poll(() => visit.counts()).toEqual({ new: 4, changed: 0, same: 0, faulty: 1 });
    await visit.importButton().click();
    await visit.isDone();
    await downloadSkippedRows(visit);
    const shown = page.getByRole('link', { name: 'Shiko artikujt' });
    expect(await shown.getAttribute('href')).toBe('/articles');
    const [honey] = await trial.database`select name, price from tenant.articles where sku = 'PRV-3'`;
    expect([honey?.['name'], String(honey?.['price'])]).toEqual(['Mjaltë', '120000']);
    await undoAtSecondAttempt(visit);
  },
);

const teaAt = (price: string, more: string) => ({
  name: 'a.csv',
  content: `Emri;Kodi;Çmimi;Barkodi;Kategoria\nÇaj mali;PRV-S;${price};${more}\n`,
});

test(
  'importing the same file again changes nothing, and a changed row shows old and new values on a laptop and a phone',
  { timeout: 120_000 },
  async () => {
    const visit = await ImportVisit.of(trial, { who: ownerOfCafe });
    const { page } = visit;
    const replaced = () => page.locator('del').allTextContents();
    await visit.give(teaAt('80', ';Çajra'));
    await visit.isChecked();
    await visit.importButton().click();
    await visit.isDone();
    await page.getByRole('button', { name: 'Importo skedar tjetër' }).click();
    await visit.give(teaAt('80,00', ';Çajra'));
    await visit.isChecked();
    await expect.poll(() => visit.counts()).toEqual({ new: 0, changed: 0, same: 1, faulty: 0 });
    await visit.backToFile();
    await visit.give(teaAt('1.250,00', '77NDR-1;Pije'));
    await visit.isChecked();
    await expect.poll(() => visit.counts()).toEqual({ new: 0, changed: 1, same: 0, faulty: 0 });
    expect(await replaced()).toEqual(['80.00', 'Çajra']);
    for (const cell of ['77NDR-1 më parë bosh', 'Pije më parë Çajra'])
      await page.getByRole('gridcell', { name: cell }).waitFor();
    await expectNoViolations(page, 'changed');
    await page.setViewportSize(phone.viewport);
    await expect.poll(replaced).toEqual(['80.00', 'bosh', 'Çajra']);
    await page.getByText('më parë 80.00').waitFor();
    await page.getByLabel('Çmimet zbatohen te').first().click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await visit.importButton().click();
    await visit.isDone();
    const [price] = await trial.database`
      select article.price, own.price as own from tenant.articles article
      join tenant.article_prices own on own.business_id = article.business_id and own.article_id = article.id
      where article.sku = 'PRV-S'`;
    expect([String(price?.['price']), String(price?.['own'])]).toEqual(['8000', '125000']);
  },
);

test('customer cells are pasted, corrected, imported and undone by keyboard alone', async () => {
  const visit = await ImportVisit.of(trial, { kind: 'customers' });
  const { page } = visit;
  await page.getByLabel('Qelizat e kopjuara').focus();
  await page.keyboard.insertText(
    'Emri\tNIPT\tQyteti\tAdresa\nFurra Provë\tL91412709X1\tTiranë\tRr. 1\nArta Provë\t\tDurrës\tRr. 2',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await visit.isChecked();
  expect(await visit.counts()).toEqual({ new: 1, changed: 0, same: 0, faulty: 1 });
  await page.keyboard.press('F8');
  await expect.poll(() => focusedText(page)).toContain('NIPT nuk është i saktë');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect.poll(() => visit.counts()).toEqual({ new: 2, changed: 0, same: 0, faulty: 0 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedText(page)).toBe('Durrës');
  await visit.importButton().focus();
  await page.keyboard.press('Enter');
  await visit.isDone();

  await page.getByRole('button', { name: 'Importo skedar tjetër' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Zhbëj importin e/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Të zhbëhet importi?' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('U zhbënë 2 rreshta.').waitFor();
  await page.getByText('I zhbërë').waitFor();
});
