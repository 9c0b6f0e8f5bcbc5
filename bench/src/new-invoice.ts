import { setTimeout as delay } from 'node:timers/promises';
import { openBrowser, startProduct } from '@tezga/tools/trial';
import { allowNegativeStock } from './allow-negative-stock.ts';
import { entered, type Page } from './in-browser.ts';
import { medianOf } from './median.ts';
import { signedIn, type SignedIn } from './signed-in.ts';
import type { Measured } from './table.ts';

const owner = 'pronar@market.example';
const lineCount = 3;
const turns = 5;
const keyMs = 60;
/** The time a seller looks at the total before issuing. */
const lookMs = 500;
const promisedMs = 10_000;

/** Measures a sale by keyboard alone, from the empty page of a new invoice until the invoice is issued. */
export async function measureNewInvoice(): Promise<Measured[]> {
  const product = await startProduct({ hasCertificates: true });
  const browser = await openBrowser();
  try {
    await allowNegativeStock(product.databaseUrl);
    const call = await signedIn(product.address, owner);
    await openDrawers(call);
    const scans = await scansOf(call);
    const page = await entered(browser, product.address, owner);
    const empty = await browser.newPage();
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < turns; turn += 1) {
      theirs.push(await typedMs(empty, scans));
      ours.push(await issuedMs(page, product.address, scans));
    }
    return [rowOf(medianOf(ours), medianOf(theirs))];
  } finally {
    await browser.close();
    await product.stop();
  }
}

interface Till {
  readonly _id: string;
  readonly tcrCode: string;
}

/** By law a till may not sell for cash before its drawer is open. */
async function openDrawers(call: SignedIn): Promise<void> {
  const { posList } = (await call('/api/main/pos-list')) as { posList: readonly Till[] };
  const { eposList } = (await call('/api/main/epos-list')) as { eposList: readonly Till[] };
  for (const { _id: pos_id } of [...posList, ...eposList].filter(({ tcrCode }) => tcrCode !== ''))
    await call('/api/main/external-modules/cash-register/reportBalance', {
      pos_id,
      operation: 'INITIAL',
      amount: 5000,
    });
}

/** The typed text of each line: two pieces of an article, by its code. */
async function scansOf(call: SignedIn): Promise<string[]> {
  const { articles } = (await call('/api/main/available-articles-pagination', { perPage: 20 })) as {
    articles: readonly { article: { readonly sku: string; readonly currency: string } }[];
  };
  const sold = articles.filter(({ article }) => article.currency === 'ALL').slice(0, lineCount);
  if (sold.length < lineCount) throw new Error('there are too few articles to sell');
  return sold.map(({ article }) => `2*${article.sku}`);
}

async function issuedMs(page: Page, address: string, scans: readonly string[]): Promise<number> {
  await page.goto(`${address}/receipts/new`);
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-field') === 'article');
  const began = performance.now();
  await typeLines(page, scans);
  await page.locator(`[data-field="lines.${lineCount - 1}.quantity"]`).waitFor();
  await delay(lookMs);
  await page.keyboard.press('Control+Enter', { delay: keyMs });
  await page.getByRole('region', { name: /^Fatura \d+\/\d{4}/u }).waitFor();
  return performance.now() - began;
}

/** As a reference, the time for the same keystrokes and pauses on a page that neither searches nor issues. */
async function typedMs(page: Page, scans: readonly string[]): Promise<number> {
  await page.setContent('<input autofocus>');
  const began = performance.now();
  await typeLines(page, scans);
  await delay(lookMs);
  await page.keyboard.press('Control+Enter', { delay: keyMs });
  return performance.now() - began;
}

async function typeLines(page: Page, scans: readonly string[]): Promise<void> {
  for (const scan of scans) {
    await page.keyboard.type(scan, { delay: keyMs });
    await page.keyboard.press('Enter', { delay: keyMs });
  }
}

function rowOf(ours: number, theirs: number): Measured {
  return {
    what: `a cash invoice of ${lineCount} lines by keyboard alone, ${keyMs} ms a key, median of ${turns}`,
    ours: `${(ours / 1000).toFixed(2)} s`,
    reference: `${(theirs / 1000).toFixed(2)} s, the same keys into an empty page`,
    ratio: `${(ours / theirs).toFixed(2)} ×`,
    promise: `at most ${promisedMs / 1000} s`,
    isMet: ours <= promisedMs,
  };
}
