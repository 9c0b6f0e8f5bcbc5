import { createServer, type ViteDevServer } from 'vite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, findingsAtBothWidths } from './axe-findings.ts';
import { overflowOf, owner, phone, superAdmin } from './browser.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let development: ViteDevServer;
beforeAll(async () => {
  const root = fileURLToPath(new URL('../../apps/backoffice', import.meta.url));
  development = await createServer({ root, server: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
  await development.listen();
});
afterAll(() => development.close());

describe('axe finds nothing', () => {
  test('on the login page', async () => {
    const page = await trial.visit();
    await page.getByRole('button', { name: /Market Drini · pronar/ }).waitFor();
    expect(await findingsAtBothWidths(page)).toEqual([]);
  });

  test('in the shell and the list on a laptop', async () => {
    const page = await trial.enter(owner, 'Veprimtaria', { at: '/activity' });
    await page.getByText('Elira Hoxha').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('in the shell, the list and the drawer under a finger', async () => {
    const page = await trial.enter(owner, 'Veprimtaria', { at: '/activity', device: phone });
    await page.getByText('Elira Hoxha').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Hap navigimin' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Veprimtaria' }).waitFor();
    expect(await axeFindings(page), 'drawer').toEqual([]);
  });

  test('in the list of businesses', async () => {
    const page = await trial.enter(superAdmin, 'Bizneset');
    await page.getByText('Kafe Rozafa').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('on the design page', { timeout: 120_000 }, async () => {
    const page = await trial.openPage();
    await page.goto(`${development.resolvedUrls?.local[0] ?? ''}design`, { timeout: 60_000 });
    await page.getByRole('grid').first().waitFor({ timeout: 60_000 });
    expect(await axeFindings(page)).toEqual([]);
  });
});
