import type { Browser } from 'playwright-core';
import { openBrowser, startProduct, type Product } from '@tezga/tools/trial';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { goToSection, isShutOut, openAccount } from './account-visit.ts';
import { hireSomeone, linkTo, type Newcomer } from './newcomer.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
// Pages that nobody looks at any more would go on asking the server.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const enter = (person: Pick<Newcomer, 'email' | 'password'>) => openAccount(browser, product.address, person);

test('changing the password ends the session of another browser at once, and this one goes on', async () => {
  const person = await hireSomeone(product.address);
  const [page, elsewhere] = await Promise.all([enter(person), enter(person)]);
  await goToSection(page, 'password', 'Fjalëkalimi');
  const change = async (current: string) => {
    await page.getByLabel('Fjalëkalimi i tanishëm').fill(current);
    await page.getByLabel('Fjalëkalimi i ri', { exact: true }).fill('Ndryshuar-9');
    await page.getByLabel('Përsëritni fjalëkalimin e ri').fill('Ndryshuar-9');
    await page.keyboard.press('Enter');
  };
  await change('Gabim-2026');
  await page.getByText('Fjalëkalimi i tanishëm nuk është i saktë.').waitFor();
  await change(person.password);
  await page.getByText('Fjalëkalimi u ndryshua me sukses!').waitFor();
  await page.getByText('Dolët nga pajisjet e tjera.').waitFor();
  expect(await page.getByLabel('Fjalëkalimi i tanishëm').inputValue()).toBe('');
  await isShutOut(elsewhere);
  await goToSection(page, 'sessions', 'Seancat');
  await page.getByText('1 seancë e hapur').waitFor();
  await enter({ email: person.email, password: 'Ndryshuar-9' });
});

test('who has forgotten the password while signed in gets a link for a new one', async () => {
  const person = await hireSomeone(product.address);
  const page = await enter(person);
  await goToSection(page, 'password', 'Fjalëkalimi');
  await page.getByRole('button', { name: 'Nuk e mbaj mend' }).click();
  await page.getByText(`Lidhja për fjalëkalim të ri u dërgua te ${person.email}.`).waitFor();
  await page.goto(`${product.address}${await linkTo(product.address, person.email, 'r')}`);
  await page.getByLabel('Fjalëkalimi i ri', { exact: true }).fill('Kujtuar-10');
  await page.getByLabel('Përsëritni fjalëkalimin e ri').fill('Kujtuar-10');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Mirë se erdhët' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
  await enter({ email: person.email, password: 'Kujtuar-10' });
});

test('sessions are ended one by one or all others at once', async () => {
  const person = await hireSomeone(product.address);
  const [page, second, third, fourth] = await Promise.all([
    enter(person),
    enter(person),
    enter(person),
    enter(person),
  ]);
  // The session in which the newcomer chose a password is the fifth.
  await goToSection(page, 'sessions', 'Seancat');
  const others = page.getByRole('button', { name: /^Mbyll seancën: / });
  await expect.poll(() => others.count()).toBe(4);
  expect(await page.getByRole('row').filter({ hasText: 'kjo pajisje' }).count()).toBe(1);
  await others.first().click();
  await page.getByRole('dialog', { name: 'Mbyll seancën?' }).getByRole('button', { name: 'Anulo' }).click();
  await others.first().click();
  await page
    .getByRole('dialog', { name: 'Mbyll seancën?' })
    .getByRole('button', { name: 'Mbyll seancën' })
    .click();
  await page.getByText('Seanca u mbyll.').waitFor();
  await expect.poll(() => others.count()).toBe(3);
  await page.getByRole('button', { name: 'Mbyll të gjitha të tjerat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mbyll 3 seanca' }).click();
  await page.getByText('1 seancë e hapur').waitFor();
  for (const other of [second, third, fourth]) await isShutOut(other);
  await page.reload();
  await page.getByText('1 seancë e hapur').waitFor();
});

test('a PIN of four digits is set, and nothing else is taken for one', async () => {
  const page = await enter(await hireSomeone(product.address));
  await goToSection(page, 'pin', 'PIN-i');
  await page.getByText('Ende pa PIN').waitFor();
  const field = page.getByLabel('PIN-i i ri');
  await field.fill('12a4');
  await page.keyboard.press('Enter');
  await page.getByText('PIN-i ka saktësisht 4 shifra, p.sh. 4821.').waitFor();
  await field.fill('4821');
  await page.keyboard.press('Enter');
  await page.getByText('PIN-i u ruajt me sukses!').waitFor();
  await page.getByText('Keni një PIN').waitFor();
  expect(await field.inputValue()).toBe('');
});
