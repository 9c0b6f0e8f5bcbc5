import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { openBrowser, startProduct, type Product } from '@tezga/tools/trial';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from './browser.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const allowedBytes = 180 * 1024;

test('the login form can be used after at most 180 kB of scripts and styles', async () => {
  const { page } = await visit(browser, 'about:blank');
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) {
      sizes.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  await page.goto(product.address);
  await page.getByLabel('Email ose telefon').fill('pronar@market.example');
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(allowedBytes);
});
