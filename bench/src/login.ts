import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findBrowser } from '@tezga/tools/find-browser';
import { openBrowser, startProduct } from '@tezga/tools/trial';
import lighthouse from 'lighthouse';
import { launch } from 'chrome-launcher';
import { medianOf } from './median.ts';
import type { Measured } from './table.ts';

const reactDom = join(
  dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-client.production.js',
);
const allowedKilobytes = 180;
const promisedScore = 95;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
type Category = (typeof categories)[number];
// Several runs, because other load of the machine changes a score by a point or two.
const scoreRuns = 5;

/** The size of the login page, and its Lighthouse scores on the throttled phone profile. */
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
  const reactAlone = gzipSync(await readFile(reactDom)).length / 1024;
  return {
    what: 'login page: scripts and styles, gzip',
    ours: `${kilobytes.toFixed(1)} kB`,
    reference: `${reactAlone.toFixed(1)} kB, react-dom as published`,
    ratio: `${(kilobytes / reactAlone).toFixed(2)} ×`,
    promise: `at most ${allowedKilobytes} kB`,
    isMet: kilobytes <= allowedKilobytes,
  };
}

async function measureScores(address: string): Promise<Measured[]> {
  const runs: Record<Category, number>[] = [];
  for (let run = 0; run < scoreRuns; run += 1) runs.push(await scoresOf(address));
  const empty = await scoresOfEmptyPage();
  return categories.map((category) => {
    const score = medianOf(runs.map((scores) => scores[category]));
    return {
      what: `login page: Lighthouse, ${category}, median of ${scoreRuns}`,
      ours: String(score),
      reference: `${empty[category]}, a page with one sentence`,
      ratio: `${((100 * score) / empty[category]).toFixed(0)} %`,
      promise: `at least ${promisedScore} points`,
      isMet: score >= promisedScore,
    };
  });
}

/** The Lighthouse scores of a nearly empty page on this machine now, as a reference. */
async function scoresOfEmptyPage(): Promise<Record<Category, number>> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      '<!doctype html><html lang="sq"><head><title>Bosh</title></head><body><main>Bosh.</main></body></html>',
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await scoresOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
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
