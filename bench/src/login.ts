import { gzipSync } from 'node:zlib';
import { findBrowser } from '@tezga/tools/find-browser';
import { openBrowser, startProduct } from '@tezga/tools/trial';
import lighthouse from 'lighthouse';
import { launch } from 'chrome-launcher';
import type { Measured } from './table.ts';

const allowedKilobytes = 180;
const promisedScore = 95;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
type Category = (typeof categories)[number];
// One run says little: a moment of other work on the machine is a point or two.
const scoreRuns = 3;

/** What the front door weighs, and what Lighthouse says of it on its throttled telephone. */
export async function measureLogin(): Promise<Measured[]> {
  const product = await startProduct();
  try {
    return [await measureWeight(product.address), ...(await measureScores(product.address))];
  } finally {
    await product.stop();
  }
}

async function measureWeight(address: string): Promise<Measured> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) {
      sizes.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  await page.goto(address);
  await page.getByLabel('Email ose telefon').fill('pronar@market.example');
  const kilobytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
  await browser.close();
  return {
    what: 'login page: scripts and styles, gzip',
    ours: `${kilobytes.toFixed(1)} kB`,
    reference: `${allowedKilobytes} kB`,
    ratio: `${((100 * kilobytes) / allowedKilobytes).toFixed(1)} %`,
    promise: 'at most 100 %',
    isKept: kilobytes <= allowedKilobytes,
  };
}

async function measureScores(address: string): Promise<Measured[]> {
  const runs: Record<Category, number>[] = [];
  for (let run = 0; run < scoreRuns; run += 1) runs.push(await scoresOf(address));
  return categories.map((category) => {
    const score = median(runs.map((scores) => scores[category]));
    return {
      what: `login page: Lighthouse, ${category}, median of ${scoreRuns}`,
      ours: String(score),
      reference: '100',
      ratio: `${score} %`,
      promise: `at least ${promisedScore} %`,
      isKept: score >= promisedScore,
    };
  });
}

async function scoresOf(address: string): Promise<Record<Category, number>> {
  const chrome = await launch({
    chromePath: await findBrowser(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  try {
    const run = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    const score = (category: Category) => Math.round(100 * (run?.lhr.categories[category]?.score ?? 0));
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    };
  } finally {
    chrome.kill();
  }
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
