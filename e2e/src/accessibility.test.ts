import { createServer, type ViteDevServer } from 'vite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { laptop, owner, phone, superAdmin } from './browser.ts';
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
  test.each([
    ['a laptop', laptop],
    ['a phone', phone],
  ])('on the login page on %s', async (_device, device) => {
    const page = await trial.visit('/', device);
    await page.getByRole('button', { name: /Market Drini · pronar/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test.each([
    ['a laptop', laptop],
    ['a phone', phone],
  ])('in the shell and the list on %s', async (_device, device) => {
    const page = await trial.enter(owner, 'Veprimtaria', { device });
    await page.getByText('Elira Hoxha').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
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
