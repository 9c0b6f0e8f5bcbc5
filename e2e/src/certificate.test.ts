import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { overflowOf, owner, ownerOfCafe, phone } from './browser.ts';
import { contentOf, fileOnDisk } from './file-on-disk.ts';
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

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** A certificate file issued by the stand-in of the tax authority. */
async function issued(asked: Record<string, unknown> = {}): Promise<Buffer> {
  const response = await fetch(`${authority}/control/api/certificates`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nuis: nipt, password, isNew: true, ...asked }),
  });
  const { p12 } = (await response.json()) as { p12: string };
  return Buffer.from(p12, 'base64');
}

const section = '/settings?section=certificate';
const inUse = () => page.getByRole('region', { name: 'Certifikata në përdorim' });

/** By keyboard: chooses the file, types the password, sends with Enter. */
async function upload(content: Buffer, name: string): Promise<void> {
  const path = await fileOnDisk(page, name, content);
  const choosing = page.waitForEvent('filechooser');
  await page.locator('[data-field=p12]').focus();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(path);
  await page.getByText(`Zgjedhur: ${name}`).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

async function downloadedPem(): Promise<readonly [string, string]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Shkarko certifikatën (PEM)', exact: true }).click();
  const file = await downloading;
  return [file.suggestedFilename(), (await contentOf(file)).toString()];
}

test(
  'a new certificate is uploaded by keyboard and downloaded without its key, and a certificate that expires earlier needs confirmation',
  { timeout: 120_000 },
  async () => {
    page = await trial.enter(owner, 'Certifikata', { at: section });
    await inUse().getByText('E vlefshme').waitFor();
    await upload(Buffer.from('jo'), 'e-gabuar.p12');
    await page.getByText('Ky skedar nuk është certifikatë .p12.').waitFor();
    expect(await violationsAtBothWidths(page)).toEqual([]);
    await page.getByLabel('Fjalëkalimi i skedarit').fill('');
    await upload(await issued(), 'e-reja.p12');
    await inUse().getByText('e-reja.p12').waitFor();
    await page.getByRole('region', { name: 'Certifikatat e mëparshme' }).getByText('market.p12').waitFor();
    const [name, pem] = await downloadedPem();
    expect(name).toBe('e-reja.pem');
    expect(pem).toMatch(/^-----BEGIN CERTIFICATE-----/);
    expect(pem).not.toContain('PRIVATE');
    await upload(await issued({ notAfter: inDays(20) }), 'e-shkurter.p12');
    const question = page.getByRole('dialog', { name: 'Zëvendëso me një që mbaron më herët?' });
    await question.waitFor();
    expect(await violationsAtBothWidths(page)).toEqual([]);
    await question.getByRole('button', { name: 'Zëvendësoje' }).click();
    await inUse().getByText('Skadon së shpejti').waitFor();
    expect(await violationsAtBothWidths(page)).toEqual([]);
  },
);

test('the warning and the details of a refusal are accessible on a laptop and a phone', async () => {
  await trial.database`
    update tenant.certificates set not_after = now() + interval '20 days'
    where replaced_at is null and business_id = (select id from platform.businesses where nipt = ${nipt})`;
  await fetch(`${authority}/control/api/switches`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nextCode: '12', nextRequest: 'GetTaxpayersRequest' }),
  });
  page = await trial.enter(owner, 'Klient i ri', { at: '/customers/add-customer' });
  await page.getByText('Certifikata skadon pas').waitFor();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByLabel('NIPT', { exact: true }).fill('K52220665N');
  await page.getByRole('button', { name: 'Plotëso nga regjistri i tatimeve' }).click();
  const refusal = page.getByRole('dialog', { name: 'KUJDES!' });
  const code = refusal.getByText('12', { exact: true });
  expect(await code.isVisible()).toBe(false);
  await refusal.getByText('Hollësi', { exact: true }).click();
  await code.waitFor();
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test('the certificate section of a business without a certificate fits a phone', async () => {
  await trial.database`
    delete from tenant.certificates
    where business_id = (select id from platform.businesses where nipt = 'L12006511W')`;
  page = await trial.enter(ownerOfCafe, 'Certifikata', { at: section, device: phone });
  await page.getByText('Biznesi nuk ka ende certifikatë').waitFor();
  expect(await overflowOf(page)).toBe(0);
});
