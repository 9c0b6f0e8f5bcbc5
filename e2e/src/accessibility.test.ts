import { createServer, type ViteDevServer } from 'vite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations, violationsAtBothWidths } from './axe-violations.ts';
import { overflowOf, owner, phone } from './browser.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let development: ViteDevServer;
beforeAll(async () => {
  const root = fileURLToPath(new URL('../../apps/backoffice', import.meta.url));
  development = await createServer({ root, server: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
  await development.listen();
});
afterAll(() => development.close());

describe('accessibility', () => {
  test(
    'axe reports no violation on the login page, in the shell, in a list and in the menu on a phone',
    { timeout: 120_000 },
    async () => {
      const page = await trial.visit();
      await page.getByRole('button', { name: /Market Drini · pronar/ }).waitFor();
      expect(await violationsAtBothWidths(page), 'login').toEqual([]);

      const wide = await trial.enter(owner, 'Veprimtaria', { at: '/activity' });
      await wide.getByText('Elira Hoxha').first().waitFor();
      expect(await axeViolations(wide), 'laptop').toEqual([]);

      const narrow = await trial.enter(owner, 'Veprimtaria', { at: '/activity', device: phone });
      await narrow.getByText('Elira Hoxha').first().waitFor();
      expect(await axeViolations(narrow), 'phone').toEqual([]);
      expect(await overflowOf(narrow)).toBeLessThanOrEqual(0);
      await narrow.getByRole('button', { name: 'Hap navigimin' }).tap();
      await narrow.getByRole('dialog').getByRole('link', { name: 'Veprimtaria' }).waitFor();
      expect(await axeViolations(narrow), 'drawer').toEqual([]);
    },
  );

  test('axe reports no violation on the design page', { timeout: 120_000 }, async () => {
    const page = await trial.openPage();
    await page.goto(`${development.resolvedUrls?.local[0] ?? ''}design`, { timeout: 60_000 });
    await page.getByRole('grid').first().waitFor({ timeout: 60_000 });
    expect(await axeViolations(page)).toEqual([]);
  });
});
