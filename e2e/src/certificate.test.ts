import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findingsAtBothWidths } from './axe-findings.ts';
import { focusedField, overflowOf, owner, ownerOfCafe, phone } from './browser.ts';
import { fileOnDisk } from './file-on-disk.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial({ ownProduct: true });
const nipt = 'L32010643S';
const password = 'Skedari-2026';
const dayMs = 86_400_000;

let authority = '';
let page: Page;
beforeAll(async () => {
  authority = await trial.product.startTaxAuthority();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** A certificate of the stand-in as a file. */
async function issued(asked: Record<string, unknown> = {}): Promise<Buffer> {
  const response = await fetch(`${authority}/control/api/certificates`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nuis: nipt, password, isNew: true, ...asked }),
  });
  const { p12 } = (await response.json()) as { p12: string };
  return Buffer.from(p12, 'base64');
}

async function open(who = owner): Promise<void> {
  page = await trial.enter(who, 'Certifikata', { at: '/settings?section=certificate' });
  await page
    .getByRole('region', { name: /certifikatën?$/ })
    .last()
    .waitFor();
}

async function upload(content: Buffer, typed = password, name = 'market-drini.p12'): Promise<void> {
  const path = await fileOnDisk(page, name, content);
  await page.getByLabel('Skedari i certifikatës (.p12)').setInputFiles(path);
  await page.getByText(`Zgjedhur: ${name}`).waitFor();
  await page.getByLabel('Fjalëkalimi i skedarit').fill(typed);
  await button('Kontrollo dhe ruaj').click();
}

test('the certificate in use is shown, replaced by a new one, and the one before stays in the history', async () => {
  await open();
  const inUse = page.getByRole('region', { name: 'Certifikata në përdorim' });
  await inUse.getByText('E vlefshme').waitFor();
  await inUse.getByText(nipt).waitFor();
  await inUse.getByText('NAIS Class 3 Certification Authority').waitFor();
  await inUse.getByText(/^Vlen nga \d\d\.\d\d\.\d{4} deri më /).waitFor();
  await upload(await issued(), password, 'e-reja.p12');
  await page.getByText('Certifikata u ruajt me sukses!').waitFor();
  await inUse.getByText('e-reja.p12').waitFor();
  const former = page.getByRole('region', { name: 'Certifikatat e mëparshme' });
  await former.getByText('market.p12').waitFor();
  expect(await page.getByLabel('Fjalëkalimi i skedarit').inputValue()).toBe('');

  const downloading = page.waitForEvent('download');
  await button('Shkarko certifikatën (PEM)').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('e-reja.pem');
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part as Buffer);
  const pem = Buffer.concat(parts).toString();
  expect(pem).toMatch(/^-----BEGIN CERTIFICATE-----/);
  expect(pem).not.toContain('PRIVATE');
});

const wrongFiles: readonly (readonly [string, () => Promise<Buffer>, string])[] = [
  ['Ky skedar nuk është certifikatë .p12.', async () => Buffer.from('jo'), 'p12'],
  ['Skedari i certifikatës është i dëmtuar', async () => (await issued()).subarray(0, 900), 'p12'],
  ['Certifikata ka skaduar.', () => issued({ notBefore: inDays(-9), notAfter: inDays(-1) }), 'p12'],
  [
    'Certifikata nuk ka filluar ende të vlejë.',
    () => issued({ notBefore: inDays(2), notAfter: inDays(9) }),
    'p12',
  ],
  ['Çertifikata nuk është e saktë!', () => issued({ environment: 'production' }), 'p12'],
  ['Certifikata është e një biznesi tjetër', () => issued({ nuis: 'L12006511W' }), 'p12'],
];

test('each file that cannot be used is refused beside the field, with its own sentence, and nothing changes', async () => {
  await open();
  for (const [sentence, content, field] of wrongFiles) {
    await upload(await content());
    await page.getByRole('region', { name: 'Zëvendëso certifikatën' }).getByText(sentence).waitFor();
    await expect.poll(() => focusedField(page)).toBe(field);
  }
  await upload(await issued(), 'gabim');
  await page.getByText('Fjalëkalimi i skedarit nuk është i saktë.').waitFor();
  await expect.poll(() => focusedField(page)).toBe('password');
  const large = await fileOnDisk(page, 'tepër.p12', Buffer.alloc(600_000));
  await page.getByLabel('Skedari i certifikatës (.p12)').setInputFiles(large);
  await page.getByText('Skedari është tepër i madh për një certifikatë.').waitFor();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await page.getByRole('region', { name: 'Certifikata në përdorim' }).getByText('E vlefshme').waitFor();
});

test('by keyboard alone: the file is chosen, the password typed, Enter sends', async () => {
  await open();
  const path = await fileOnDisk(page, 'tastiera.p12', await issued());
  const choosing = page.waitForEvent('filechooser');
  await page.getByText('Lëshoni këtu skedarin .p12').locator('xpath=ancestor::button').focus();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(path);
  await page.getByText('Zgjedhur: tastiera.p12').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByText('Certifikata u ruajt me sukses!').waitFor();
  const inUse = page.getByRole('region', { name: 'Certifikata në përdorim' });
  await expect.poll(() => inUse.getByText('tastiera.p12').count()).toBe(1);
});

test('one that ends earlier is asked about with both dates, and kept only when it is wanted', async () => {
  await open();
  const inUse = page.getByRole('region', { name: 'Certifikata në përdorim' });
  await upload(await issued({ notAfter: inDays(200) }), password, 'e-shkurter.p12');
  const question = page.getByRole('dialog', { name: 'Zëvendëso me një që mbaron më herët?' });
  await question.getByText(/vlen deri më \d\d\.\d\d\.\d{4} .*vetëm deri më \d\d\.\d\d\.\d{4} /).waitFor();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await question.getByRole('button', { name: 'Anulo' }).click();
  await page.getByText('Certifikata në përdorim vlen më gjatë se kjo').waitFor();
  expect(await inUse.getByText('e-shkurter.p12').count()).toBe(0);
  await button('Kontrollo dhe ruaj').click();
  await question.getByRole('button', { name: 'Zëvendësoje' }).click();
  await inUse.getByText('e-shkurter.p12').waitFor();
});

const inDatabase = (change: string) =>
  trial.database.unsafe(`
    update tenant.certificates set ${change}
    where replaced_at is null and business_id = (select id from platform.businesses where nipt = '${nipt}')`);

test.each([
  ['Skadon së shpejti', 'Certifikata skadon pas 10 ditësh', `not_after = now() + interval '10 days'`],
  ['Skaduar', 'Certifikata ka skaduar', `not_after = now() - interval '1 day'`],
  [
    'Nuk vlen ende',
    'Certifikata nuk ka filluar ende të vlejë',
    `not_before = now() + interval '3 days', not_after = now() + interval '300 days'`,
  ],
  [
    'E pasaktë',
    'Çertifikata nuk është e saktë!',
    `not_before = now() - interval '3 days', environment = 'production'`,
  ],
  [
    'E një biznesi tjetër',
    'Certifikata është e një biznesi tjetër',
    `environment = 'test', nuis = 'L12006511W'`,
  ],
])('%s: everyone is warned on every page, and the section says what to do', async (word, warning, change) => {
  await inDatabase(change);
  page = await trial.enter(owner, 'Klientët', { at: '/customers' });
  await page.getByText(warning).waitFor();
  await page.getByRole('link', { name: 'Hap Certifikatën' }).click();
  await page.getByRole('region', { name: 'Certifikata në përdorim' }).getByText(word).waitFor();
  expect(await page.getByText(warning).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Hap e-Albania' }).getAttribute('rel')).toBe('noreferrer');
});

test('the warning and the section are for everyone’s eyes, ears and screens', async () => {
  await inDatabase(`nuis = '${nipt}', not_after = now() + interval '20 days'`);
  page = await trial.enter(owner, 'Klientët', { at: '/customers' });
  await page.getByText('Certifikata skadon pas').waitFor();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await open();
  expect(await findingsAtBothWidths(page)).toEqual([]);
});

test('who may not see the settings is warned too, without a link there', async () => {
  await inDatabase(`not_after = now() - interval '1 day', nuis = '${nipt}'`);
  const clerk = await trial.staff.hireWith('Nëpunës', { customers: 'read' });
  page = await trial.enter(clerk, 'Klientët', { at: '/customers' });
  await page.getByText('Certifikata ka skaduar').waitFor();
  expect(await page.getByRole('link', { name: 'Hap Certifikatën' }).count()).toBe(0);
  await inDatabase(`not_after = now() + interval '300 days'`);
});

test('a business without one is told how to get it, on a phone too', async () => {
  await trial.database`
    delete from tenant.certificates
    where business_id = (select id from platform.businesses where nipt = 'L12006511W')`;
  page = await trial.enter(ownerOfCafe, 'Certifikata', {
    at: '/settings?section=certificate',
    device: phone,
  });
  await page.getByText('Biznesi nuk ka ende certifikatë').waitFor();
  expect(await overflowOf(page)).toBe(0);
  await upload(await issued({ nuis: 'L12006511W' }));
  await page.getByRole('region', { name: 'Certifikata në përdorim' }).getByText('E vlefshme').waitFor();
  await page.getByRole('region', { name: 'Zëvendëso certifikatën' }).waitFor();
});

test('a customer is filled in from the register of the tax authority, and a NIPT it does not know is said', async () => {
  page = await trial.enter(owner, 'Klient i ri', { at: '/customers/add-customer' });
  const ask = button('Plotëso nga regjistri i tatimeve');
  expect(await ask.isDisabled()).toBe(true);
  await page.getByLabel('NIPT', { exact: true }).fill('K52220665N');
  await ask.click();
  await page.getByText('Nga regjistri i tatimeve: Shumica Tomorri').waitFor();
  expect(await page.getByLabel('Emri', { exact: true }).inputValue()).toBe('Shumica Tomorri');
  expect(await page.getByLabel('Adresa', { exact: true }).inputValue()).toBe('Rr. Antipatrea 40');
  expect(await page.getByRole('combobox', { name: 'Qyteti' }).inputValue()).toBe('Berat');
  await page.getByLabel('NIPT', { exact: true }).fill('M11111111M');
  await ask.click();
  await page.getByText('Ky NIPT nuk gjendet në regjistrin e tatimeve.').waitFor();
});

test('what the tax authority said when it refused is there for whoever unfolds it', async () => {
  await fetch(`${authority}/control/api/switches`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nextCode: '12' }),
  });
  page = await trial.enter(owner, 'Klient i ri', { at: '/customers/add-customer' });
  await page.getByLabel('NIPT', { exact: true }).fill('K52220665N');
  await button('Plotëso nga regjistri i tatimeve').click();
  const refusal = page.getByRole('dialog', { name: 'KUJDES!' });
  await refusal.getByText('E-fatura shkel një rregull').waitFor();
  const code = refusal.getByText('12', { exact: true });
  expect(await code.isVisible()).toBe(false);
  await refusal.getByText('Hollësi', { exact: true }).click();
  await code.waitFor();
  expect(await findingsAtBothWidths(page)).toEqual([]);
});
