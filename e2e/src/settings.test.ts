import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findingsAtBothWidths } from './axe-findings.ts';
import { demoPassword, focusedField, owner, titleOf } from './browser.ts';
import { fileOnDisk } from './file-on-disk.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let page: Page;

const heading = (name: string) => titleOf(page, name);
const sections = () => page.getByRole('navigation', { name: 'Pjesët e konfigurimeve' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function open(section: string, title: string): Promise<void> {
  page = await trial.enter(owner, title, { at: `/settings?section=${section}` });
}

async function goTo(title: string): Promise<void> {
  await sections().getByRole('link', { name: title, exact: true }).click();
  await heading(title).waitFor();
  await page.getByText('Po ngarkohet').waitFor({ state: 'detached' });
}

test('the sections are found by name, and the address keeps the chosen one', async () => {
  await open('business', 'Të dhënat e biznesit');
  await sections().getByRole('searchbox', { name: 'Gjej konfigurim' }).fill('monedh');
  expect(await sections().getByRole('link').allTextContents()).toEqual(['Monedhat']);
  await page.keyboard.press('Enter');
  await heading('Monedhat').waitFor();
  expect(new URL(page.url()).searchParams.get('section')).toBe('currencies');
  await page.reload();
  await heading('Monedhat').waitFor();
  await page.goBack();
  await heading('Të dhënat e biznesit').waitFor();
});

test('the data of the business is changed, by keyboard alone, and what is missing is told beside its field', async () => {
  await open('business', 'Të dhënat e biznesit');
  await page.getByLabel('Emri i biznesit').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+s');
  await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
  await expect.poll(() => focusedField(page)).toBe('name');
  await page.keyboard.type('Market Drini i Ri');
  await page.getByLabel('Telefoni').fill('+355 4 222 3344');
  await page.keyboard.press('Control+s');
  await page.getByText('Konfigurimi u ruajt me sukses!').waitFor();
  await page.getByRole('banner').getByText('Market Drini i Ri').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Telefoni').inputValue()).toBe('+355 4 222 3344');
  expect(await page.getByLabel('NIPT').getAttribute('readonly')).not.toBeNull();
});

test('switches of printing and stock are kept at once, and the preview follows', async () => {
  await open('printing', 'Printimi');
  const preview = page.getByRole('figure', { name: 'Si del fatura' });
  await preview.getByText('Paguaj me QR').waitFor();
  await page.getByRole('switch', { name: /Kodi QR i pagesës/ }).click();
  await preview.getByText('Paguaj me QR').waitFor({ state: 'detached' });
  await page.getByText('Konfigurimi u ruajt me sukses!').waitFor();
  await page.reload();
  const qr = page.getByRole('switch', { name: /Kodi QR i pagesës/ });
  await expect.poll(() => qr.isChecked()).toBe(false);
  await sections().getByRole('link', { name: 'Magazina' }).click();
  const negative = page.getByRole('switch', { name: /Lejo stok negativ/ });
  await negative.click();
  await expect.poll(() => negative.isChecked()).toBe(true);
  await page.getByText('Konfigurimi u ruajt me sukses!').first().waitFor();
  await page.reload();
  await expect.poll(() => negative.isChecked()).toBe(true);
});

test('a logo is shown on the small invoice, taken away and put back', async () => {
  await open('logo', 'Logo');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 52 } });
  const chooser = page.waitForEvent('filechooser');
  await button('Zgjidh figurë').click();
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  const preview = page.getByRole('figure', { name: 'Si del fatura' });
  await preview.locator('img').waitFor();
  await page.reload();
  await preview.locator('img').waitFor();
  await page.getByRole('button', { name: /Hiq/ }).click();
  await page.getByText('Logo u hoq').waitFor();
  await preview.locator('img').waitFor({ state: 'detached' });
  await button('Zhbëj').click();
  await preview.locator('img').waitFor();
  expect(await preview.locator('img').getAttribute('src')).toMatch(/^data:image\/png;base64,/);
});

test('the portal’s password is kept, and shown for a moment to the owner who proves their own', async () => {
  await open('self-care', 'Self-Care');
  await page.getByText('asnjëherë').waitFor();
  await button('Ruaj fjalëkalimin').click();
  await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
  await page.getByLabel('Fjalëkalimi i ri i portalit').fill('Portali-1');
  await page.keyboard.press('Enter');
  await page.getByText('I ruajtur').waitFor();
  await button('Shfaq fjalëkalimin').click();
  const dialog = page.getByRole('dialog', { name: 'Shfaq fjalëkalimin e portalit' });
  await dialog.getByLabel('Fjalëkalimi juaj').fill('gabim');
  await page.keyboard.press('Enter');
  await dialog.getByText('Fjalëkalimi i tanishëm nuk është i saktë.').waitFor();
  await dialog.getByLabel('Fjalëkalimi juaj').fill(demoPassword);
  await page.clock.install();
  await page.keyboard.press('Enter');
  await dialog.getByText('Portali-1').waitFor();
  await page.clock.runFor(31_000);
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByText('Portali-1').count()).toBe(0);
});

test('a comment goes with its files, and files that may not go are named', async () => {
  await open('comments', 'Komente');
  await button('Posto komentin').click();
  await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
  const attach = async (...files: string[]) => {
    const chooser = page.waitForEvent('filechooser');
    await button('Bashkëngjit skedarë').click();
    await (await chooser).setFiles(files);
  };
  const zip = await fileOnDisk(page, 'arkiv.zip', Buffer.from('PK'));
  const csv = await fileOnDisk(page, 'lista.csv', Buffer.from('emri;sasia\nBukë;2\n'));
  await attach(zip, csv);
  await page.getByText('arkiv.zip: nuk është në formatin e duhur (lejohen pdf/png/jpeg/csv)').waitFor();
  await attach(await fileOnDisk(page, 'i-madh.pdf', Buffer.alloc(10_485_760, '%PDF-')));
  await page.getByText('i-madh.pdf: madhësia e skedarëve nuk mund të kalojë 10MB').waitFor();
  await page.getByLabel('Komenti').fill('Inventari i nëntorit');
  await button('Posto komentin').click();
  await page.getByText('Komenti u postua').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Inventari i nëntorit' }).waitFor();
  const download = page.waitForEvent('download');
  await button('Shkarko lista.csv').click();
  expect((await download).suggestedFilename()).toBe('lista.csv');
});

test('whoever may only read sees every section and no way to change it', async () => {
  const reader = await trial.staff.hireWith('Lexues', { configurations: 'read' });
  page = await trial.enter(reader, 'Të dhënat e biznesit', { at: '/settings' });
  for (const section of [
    'Të dhënat e biznesit',
    'Dyqanet',
    'POS',
    'Njësitë',
    'Monedhat',
    'Llogaritë bankare',
    'Self-Care',
    'Komente',
  ]) {
    await goTo(section);
    await page.getByText('Këto konfigurime i shihni, por nuk i ndryshoni.').waitFor();
    const main = page.getByRole('main');
    expect(
      await main.getByRole('button', { name: /Ruaj|Shto|Fshi|Ndrysho|Posto|Shfaq/ }).count(),
      section,
    ).toBe(0);
    expect(await main.getByRole('link', { name: /Dyqan i ri|Shto|Ndrysho/ }).count(), section).toBe(0);
    const editable = main.locator('form input:not([readonly]), form textarea');
    expect(await editable.count(), section).toBe(0);
  }
  await goTo('Magazina');
  expect(await page.getByRole('switch', { name: /Lejo stok negativ/ }).isDisabled()).toBe(true);
  await page.goto(`${trial.address}/shops/add-shop`);
  await page.waitForURL((url) => url.pathname !== '/shops/add-shop');
});

test('axe finds nothing in any section', { timeout: 180_000 }, async () => {
  await open('business', 'Të dhënat e biznesit');
  for (const title of [
    'Të dhënat e biznesit',
    'Logo',
    'Dyqanet',
    'POS',
    'ePOS',
    'Komente',
    'Self-Care',
    'Njësitë',
    'Monedhat',
    'Llogaritë bankare',
    'Printimi',
    'Magazina',
  ]) {
    await goTo(title);
    expect(await findingsAtBothWidths(page), title).toEqual([]);
  }
});
