import type { Browser } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { fileURLToPath } from 'node:url';
import { openBrowser, startProduct, type Product } from '@tezga/tools/trial';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { laptop, owner, phone, signInAs, superAdmin, visit } from './browser.ts';

let product: Product;
let browser: Browser;
let development: ViteDevServer;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  const root = fileURLToPath(new URL('../../apps/backoffice', import.meta.url));
  development = await createServer({ root, server: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
  await development.listen();
});
afterAll(async () => {
  await development.close();
  await browser.close();
  await product.stop();
});

describe('axe finds nothing', () => {
  test.each([
    ['a laptop', laptop],
    ['a phone', phone],
  ])('on the login page on %s', async (_device, options) => {
    const { page } = await visit(browser, product.address, options);
    await page.getByRole('button', { name: /Market Drini · pronar/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test.each([
    ['a laptop', laptop],
    ['a phone', phone],
  ])('in the shell and the list on %s', async (_device, options) => {
    const { page } = await visit(browser, product.address, options);
    await signInAs(page, owner, 'Veprimtaria');
    await page.getByText('Elira Hoxha').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('in the list of businesses', async () => {
    const { page } = await visit(browser, product.address, laptop);
    await signInAs(page, superAdmin, 'Bizneset');
    await page.getByText('Kafe Rozafa').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('on the design page', { timeout: 120_000 }, async () => {
    const address = development.resolvedUrls?.local[0] ?? '';
    const { page, complaints } = await visit(browser, `${address}design`, laptop);
    await page.getByRole('grid').first().waitFor({ timeout: 60_000 });
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
