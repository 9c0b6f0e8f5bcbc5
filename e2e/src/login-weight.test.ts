import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { owner } from './browser.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

const allowedBytes = 180 * 1024;

test('the login form is usable after loading at most 180 kB of scripts and styles', async () => {
  const page = await trial.openPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) {
      sizes.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  await page.goto(trial.address);
  await page.getByLabel('Email ose telefon').fill(owner.email);
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(allowedBytes);
});
