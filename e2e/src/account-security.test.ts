import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { enterSection, goToSection, isShutOut } from './account-visit.ts';
import { arrivesAt, tokenOf } from './browser.ts';
import { callerSignedIn, type Login } from './caller.ts';
import { linkTo } from './mailbox.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

const enter = (person: Login) => trial.enter(person, 'Veprimtaria', { at: '/activity' });

test('changing the password ends the session of another browser at once, and this one goes on', async () => {
  const person = await trial.staff.hireSomeone();
  const [page, elsewhere] = await Promise.all([
    enterSection(trial, person, ['password', 'Fjalëkalimi']),
    enter(person),
  ]);
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
  await goToSection(page, 'Seancat');
  await page.getByText('1 seancë e hapur').waitFor();
  await callerSignedIn(trial.address, { email: person.email, password: 'Ndryshuar-9' });
});

test('who has forgotten the password while signed in gets a link for a new one', async () => {
  const person = await trial.staff.hireSomeone();
  const page = await enterSection(trial, person, ['password', 'Fjalëkalimi']);
  await page.getByRole('button', { name: 'Nuk e mbaj mend' }).click();
  await page.getByText(`Lidhja për fjalëkalim të ri u dërgua te ${person.email}.`).waitFor();
  await page.goto(`${trial.address}${await linkTo(trial.address, person.email, 'r')}`);
  await page.getByLabel('Fjalëkalimi i ri', { exact: true }).fill('Kujtuar-10');
  await page.getByLabel('Përsëritni fjalëkalimin e ri').fill('Kujtuar-10');
  await page.keyboard.press('Enter');
  await arrivesAt(page, 'Mirë se erdhët');
  expect(await tokenOf(page)).toBeNull();
  await callerSignedIn(trial.address, { email: person.email, password: 'Kujtuar-10' });
});

test('sessions are ended one by one or all others at once', async () => {
  const person = await trial.staff.hireSomeone();
  const elsewhere = await enter(person);
  const more = await Promise.all([1, 2].map(() => callerSignedIn(trial.address, person)));
  const page = await enterSection(trial, person, ['sessions', 'Seancat']);
  // The session in which the newcomer chose a password is the fifth.
  const others = page.getByRole('button', { name: /^Mbyll seancën: / });
  await expect.poll(() => others.count()).toBe(4);
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'kjo pajisje' }).count()).toBe(1);
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
  await isShutOut(elsewhere);
  for (const { call } of more)
    await expect(call(contract.access.sessions, {})).rejects.toMatchObject({ status: 401 });
  await page.reload();
  await page.getByText('1 seancë e hapur').waitFor();
});

test('a PIN of four digits is set, and nothing else is taken for one', async () => {
  const page = await enterSection(trial, await trial.staff.hireSomeone(), ['pin', 'PIN-i']);
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
