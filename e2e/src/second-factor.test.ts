import { expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { arrivesAt, ownerOfCafe, ownerOfExchange, signIn } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { codeOfApp } from './code-of-app.ts';
import { beginTrial } from './trial.ts';
import { contract } from '@tezga/contract';

const trial = beginTrial();
test('an owner sets up two-step sign-in, signs in with a code, and with a recovery code', async () => {
  trial.allowPageErrors();
  const page = await trial.enter(ownerOfCafe, 'Hyrja me dy hapa', { at: '/account?section=secondFactor' });
  await page.getByRole('button', { name: 'Vendos hyrjen me dy hapa' }).click();
  await page.getByAltText('Kodi QR për aplikacionin e kodeve').waitFor();
  const secret = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u).textContent()) ?? '';
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByLabel('Kodi i aplikacionit').fill(codeOfApp(secret));
  await page.getByLabel('Fjalëkalimi i tanishëm').fill(ownerOfCafe.password);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('region', { name: 'Kodet e rikuperimit' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  const [recoveryCode = ''] = await codes.allTextContents();
  await page.getByRole('button', { name: 'I ruajta' }).click();
  await page.getByText('Aktive që nga').waitFor();

  const theirs = await trial.visit();
  await signIn(theirs, ownerOfCafe);
  const code = theirs.getByLabel('Kodi i aplikacionit');
  await code.fill('000000');
  await theirs.keyboard.press('Enter');
  await theirs.getByText('Kodi nuk është i saktë').waitFor();
  await code.fill(codeOfApp(secret, 1));
  await theirs.keyboard.press('Enter');
  await arrivesAt(theirs, 'Paneli');

  const again = await trial.visit();
  await signIn(again, ownerOfCafe);
  await again.getByLabel('Kodi i aplikacionit').fill(recoveryCode);
  await again.keyboard.press('Enter');
  await arrivesAt(again, 'Paneli');
});

test('a user accepts the invitation of a second business in the account, and works in both businesses', async () => {
  const { email, name } = await trial.staff.hireSomeone();
  const { call } = await callerSignedIn(trial.address, ownerOfExchange);
  const { myRoles } = await call(contract.roles.list, {});
  const roleId = myRoles.find(({ roleCode }) => roleCode === 'OP')?._id ?? '';
  await call(contract.employees.add, { name, email, roleId });
  const employer = await trial.enter(ownerOfExchange, 'Punonjësit', { at: '/employees' });
  await employer.getByRole('row', { name: new RegExp(`${name}.*në pritje të pranimit`, 'u') }).waitFor();

  const login = { email, password: 'Fillimi-2026' };
  const page = await trial.enter(login, 'Ftesat', { at: '/account?section=invitations' });
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole('button', { name: /^Prano ftesën/u }).click();
  await page.getByText('Asnjë ftesë').waitFor();
  const theirs = await trial.visit();
  await signIn(theirs, login);
  await arrivesAt(theirs, 'Zgjidhni biznesin');
  await theirs.getByRole('button', { name: /Këmbim Iliria/ }).click();
  await theirs.getByRole('button', { name: 'Ndrysho biznesin: Këmbim Iliria' }).click();
  await theirs.getByRole('menuitem', { name: /Market Drini/ }).click();
  await theirs.getByRole('button', { name: 'Ndrysho biznesin: Market Drini' }).waitFor();
});
