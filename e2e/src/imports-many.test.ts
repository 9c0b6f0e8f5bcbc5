import { expect, test } from 'vitest';
import { ownerOfWholesale } from './browser.ts';
import { ImportVisit } from './import-visit.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

const total = 10_000;
const seeded = 300;

/** 10,000 articles as a semicolon-separated file, 300 of them with one of five faults. */
function sheet(): { content: string; faultyLines: number[] } {
  const spoil: readonly ((cells: string[]) => string[])[] = [
    (cells) => cells.with(0, ''),
    (cells) => cells.with(3, 'dy lekë'),
    (cells) => cells.with(3, '-5'),
    (cells) => cells.with(4, '18%'),
    (cells) => cells.with(1, 'SHUM-0'),
  ];
  const faultyLines: number[] = [];
  const lines = Array.from({ length: total }, (_unused, row) => {
    const cells = [
      `Artikull shumice ${row}`,
      `SHUM-${row}`,
      `77${row}`,
      `${row + 1},50`,
      '20%',
      `Grupi ${row % 20}`,
    ];
    const isFaulty = row % 33 === 32 && faultyLines.length < seeded;
    const spoiled = isFaulty ? spoil[faultyLines.length % spoil.length]?.(cells) : undefined;
    if (spoiled !== undefined) faultyLines.push(row + 2);
    return (spoiled ?? cells).join(';');
  });
  return { content: ['Emri;Kodi;Barkodi;Çmimi;TVSH;Kategoria', ...lines].join('\r\n'), faultyLines };
}

const tables = ['articles', 'article_categories', 'article_prices', 'price_history', 'categories'];

/** Every row of every table that an import of articles writes. */
async function dump(): Promise<Record<string, string[]>> {
  const dumped = await Promise.all(
    tables.map(async (table) => {
      const rows = await trial.database`
        select to_jsonb(every)::text as line from ${trial.database(`tenant.${table}`)} every order by 1`;
      return [table, rows.map((row) => String(row['line']))] as const;
    }),
  );
  return Object.fromEntries(dumped);
}

test(
  'an import of 10,000 rows shows all 300 faulty rows, can be stopped without effect, and can be undone',
  { timeout: 300_000 },
  async () => {
    const { content, faultyLines } = sheet();
    expect(faultyLines).toHaveLength(seeded);
    const before = await dump();
    const studio = await ImportVisit.of(trial, { who: ownerOfWholesale });
    const { page } = studio;
    await studio.give({ name: 'shumica.csv', content });
    await studio.isChecked();
    await expect
      .poll(() => studio.counts(), { timeout: 60_000 })
      .toEqual({ new: total - seeded, changed: 0, same: 0, faulty: seeded });
    await page.getByRole('heading', { name: '300 gabime në 300 rreshta' }).waitFor();
    await page.getByRole('button', { name: 'vetëm me gabime' }).click();
    expect(await linesShown()).toEqual(faultyLines);

    await studio.importButton().click();
    const bar = page.getByRole('progressbar', { name: 'Po importohet' });
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Anulo' }).click();
    await page.getByRole('heading', { name: 'Importi u kthye mbrapsht' }).waitFor({ timeout: 60_000 });
    await page.getByText('Të dhënat janë si para importit.').waitFor();
    expect(await dump()).toEqual(before);

    await page.getByRole('button', { name: 'Kthehu te rreshtat' }).click();
    await studio.isChecked();
    await studio.importButton().click();
    await studio.isDone();
    const [{ count } = { count: 0 }] = await trial.database`
      select count(*)::int as count from tenant.articles where sku like 'SHUM-%'`;
    expect(count).toBe(total - seeded);

    await page.getByRole('button', { name: 'Zhbëj importin' }).click();
    await page.getByRole('heading', { name: 'Importi u kthye mbrapsht' }).waitFor({ timeout: 60_000 });
    expect(await dump()).toEqual(before);

    /** Scrolls through the whole grid, because it renders only the visible rows. */
    async function linesShown(): Promise<number[]> {
      const grid = page.getByRole('grid');
      const lines = new Set<number>();
      await grid.getByRole('gridcell').nth(1).click();
      await page.keyboard.press('Control+Home');
      for (let screens = 0; lines.size < seeded && screens < 60; screens += 1) {
        const drawn = await grid.locator('tbody th').allTextContents();
        for (const line of drawn) lines.add(Number(line));
        await page.keyboard.press('PageDown');
        await page.waitForFunction(() => document.activeElement?.matches('[data-active]'));
      }
      expect(await grid.getAttribute('aria-rowcount')).toBe(String(seeded + 1));
      return [...lines].toSorted((one, other) => one - other);
    }
  },
);
