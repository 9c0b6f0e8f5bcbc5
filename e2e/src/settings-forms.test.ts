import { contract } from '@tezga/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focusedField, owner, titleOf } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let page: Page;

const heading = (name: string) => titleOf(page, name);
const sections = () => page.getByRole('navigation', { name: 'Pjesët e konfigurimeve' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabel(name, { exact: true });
const question = () => page.getByRole('dialog', { name: 'Largohu pa ruajtur?' });
const saved = () => page.getByText('Konfigurimi u ruajt me sukses!');

async function open(section: string, title: string): Promise<void> {
  page = await trial.enter(owner, title, { at: `/settings?section=${section}` });
}

test('each field of the business says what is wrong with it', async () => {
  await open('business', 'Të dhënat e biznesit');
  await field('Emri i biznesit').fill('x'.repeat(201));
  await field('Adresa').fill('x'.repeat(201));
  await page.getByRole('combobox', { name: 'Qyteti' }).fill('x'.repeat(201));
  await field('Telefoni').fill('');
  await field('Email').fill('info@market');
  await field('Faqja në internet').fill('faqja jonë');
  await page.keyboard.press('Control+s');
  await expect.poll(() => page.getByText('Lejohen deri në 200 karaktere.').count()).toBe(3);
  await expect.poll(() => focusedField(page)).toBe('name');
  await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
  await page.getByText(/Email.*nuk është/).waitFor();
  await page.getByText('Faqja në internet nuk është e saktë. Shembull: www.kafe.al').waitFor();
  await field('Telefoni').fill('069 12');
  await field('Email').fill(`${'a'.repeat(96)}@b.al`);
  await page.keyboard.press('Control+s');
  await page.getByText('Numri i telefonit duhet të ketë të paktën 12 karaktere.').waitFor();
  await page.getByText('Lejohen deri në 100 karaktere.').waitFor();
});

test('the business is written anew by keyboard alone', async () => {
  await open('business', 'Të dhënat e biznesit');
  await field('Adresa').focus();
  const type = async (text: string) => {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  };
  await type('Rr. e Kavajës 7');
  await page.keyboard.press('Tab');
  await type('elba');
  await page.getByRole('option', { name: 'Elbasan' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await type('+355 54 222 333');
  await page.keyboard.press('Tab');
  await type('zyra@market-drini.al');
  await page.keyboard.press('Tab');
  await type('www.market-drini.al');
  await page.keyboard.press('Enter');
  await saved().waitFor();
  await page.reload();
  await expect.poll(() => field('Adresa').inputValue()).toBe('Rr. e Kavajës 7');
  expect(await page.getByRole('combobox', { name: 'Qyteti' }).inputValue()).toBe('Elbasan');
  expect(await field('Telefoni').inputValue()).toBe('+355 54 222 333');
  expect(await field('Email').inputValue()).toBe('zyra@market-drini.al');
  expect(await field('Faqja në internet').inputValue()).toBe('www.market-drini.al');
});

test('what somebody else changed of the business is announced and taken, and what was typed stays', async () => {
  await open('business', 'Të dhënat e biznesit');
  await field('Adresa').fill('Rr. ime 3');
  const { call } = await callerSignedIn(trial.address, owner);
  const { nipt: _nipt, ...data } = await call(contract.settings.businessData, {});
  await call(contract.settings.editBusinessData, { ...data, email: 'tjetri@market-drini.al' });
  await page.keyboard.press('Control+s');
  await page.getByRole('alert').getByText('Dikush tjetër e ndryshoi ndërkohë').waitFor();
  await button('Ngarko versionin e ri').click();
  await expect.poll(() => field('Email').inputValue()).toBe('tjetri@market-drini.al');
  expect(await field('Adresa').inputValue()).toBe('Rr. ime 3');
  await page.keyboard.press('Control+s');
  await saved().waitFor();
  const after = await call(contract.settings.businessData, {});
  expect(after).toMatchObject({ address: 'Rr. ime 3', email: 'tjetri@market-drini.al' });
});

test('a file that is no picture becomes no logo, and says so', async () => {
  await open('logo', 'Logo');
  const chooser = page.waitForEvent('filechooser');
  await button('Zgjidh figurë').click();
  const broken = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('nuk jam figurë') };
  await (await chooser).setFiles(broken);
  await page.getByText('Figura nuk lexohet. Zgjidhni një PNG, JPEG ose WebP.').waitFor();
  expect(await page.getByRole('figure', { name: 'Si del fatura' }).locator('img').count()).toBe(0);
});

test('the table of VAT leaves the printed invoice, and articles of one name stand together', async () => {
  await open('printing', 'Printimi');
  const preview = page.getByRole('figure', { name: 'Si del fatura' });
  await preview.getByText('Pa TVSH').waitFor();
  const vat = page.getByRole('switch', { name: /Tabela e TVSH-së/ });
  await vat.click();
  await preview.getByText('Pa TVSH').waitFor({ state: 'detached' });
  await saved().waitFor();
  await page.reload();
  await expect.poll(() => vat.isChecked()).toBe(false);
  await sections().getByRole('link', { name: 'Magazina' }).click();
  const grouping = page.getByRole('switch', { name: /Grupo artikujt sipas emrit/ });
  const before = await grouping.isChecked();
  await grouping.click();
  await expect.poll(() => grouping.isChecked()).toBe(!before);
  await saved().first().waitFor();
  await page.reload();
  await expect.poll(() => grouping.isChecked()).toBe(!before);
});

test('a password of the portal that is too long is not kept, and only the owner reads the one that is', async () => {
  await open('self-care', 'Self-Care');
  await field('Fjalëkalimi i ri i portalit').fill('x'.repeat(201));
  await button('Ruaj fjalëkalimin').click();
  await page.getByText('Lejohen deri në 200 karaktere.').waitFor();
  await field('Fjalëkalimi i ri i portalit').fill('Portali-2');
  await button('Ruaj fjalëkalimin').click();
  await page.getByText('I ruajtur').waitFor();
  const keeper = await trial.staff.hireWith('Mbajtës', { configurations: 'readWrite' });
  page = await trial.enter(keeper, 'Self-Care', { at: '/settings?section=self-care' });
  await page.getByText('Fjalëkalimin e ruajtur e lexon vetëm pronari i biznesit.').waitFor();
  expect(await button('Shfaq fjalëkalimin').count()).toBe(0);
  await button('Ruaj fjalëkalimin').waitFor();
});

test('a comment that is too long is not posted, and files chosen for one are not lost without a question', async () => {
  await open('comments', 'Komente');
  await field('Komenti').fill('x'.repeat(2001));
  await button('Posto komentin').click();
  await page.getByText('Lejohen deri në 2000 karaktere.').waitFor();
  await field('Komenti').fill('');
  const chooser = page.waitForEvent('filechooser');
  await button('Bashkëngjit skedarë').click();
  const csv = { name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from('emri;sasia\n') };
  await (await chooser).setFiles(csv);
  await page.getByText('lista.csv').waitFor();
  await sections().getByRole('link', { name: 'Logo' }).click();
  await question().getByRole('button', { name: 'Anulo' }).click();
  await page.getByText('lista.csv').waitFor();
  await sections().getByRole('link', { name: 'Logo' }).click();
  await question().getByRole('button', { name: 'Largohu pa ruajtur' }).click();
  await heading('Logo').waitFor();
  await sections().getByRole('link', { name: 'Komente' }).click();
  await heading('Komente').waitFor();
  expect(await page.getByText('lista.csv').count()).toBe(0);
});
