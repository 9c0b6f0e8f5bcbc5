import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { invoicePdf } from '@tezga/print';
import { findBrowser } from '@tezga/tools/find-browser';
import { openBrowser } from '@tezga/tools/trial';
import { medianOf } from '../median.ts';
import { invoiceOfLines } from './print-example.ts';
import { htmlOf } from './print-html.ts';
import type { Measured } from '../table.ts';

const lines = 20;
const turns = 7;
const turnMs = 1000;
const promisedRatio = 3;
const promisedBytes = 40_000;

/**
 * Measures rendering an invoice to PDF, compared with a browser that prints the same invoice from HTML. The
 * two alternate on one core; the result is wall-clock time.
 */
export async function measurePrint(): Promise<Measured[]> {
  const restoreCores = pinToOneCore();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const invoice = invoiceOfLines(lines);
    const html = htmlOf(invoice);
    const ours = () => invoicePdf(invoice, { language: 'sq' });
    const theirs = async () => {
      await page.setContent(html);
      await page.pdf({ preferCSSPageSize: true });
    };
    const rates = await ratesByTurns(ours, theirs);
    return [printed(rates, (await ours()).length, basename(await findBrowser()))];
  } finally {
    await browser.close();
    restoreCores();
  }
}

function printed(
  { ours, theirs }: { ours: number; theirs: number },
  bytes: number,
  browser: string,
): Measured {
  const ratio = ours / theirs;
  return {
    what: `A4 invoice of ${lines} lines to PDF, ${(bytes / 1000).toFixed(1)} kB`,
    ours: `${ours.toFixed(1)}/s`,
    reference: `${theirs.toFixed(1)}/s, ${browser} printing it from HTML on the same core`,
    ratio: `${ratio.toFixed(1)} ×`,
    promise: `≥ ${promisedRatio} ×, ≤ ${promisedBytes / 1000} kB`,
    isMet: ratio >= promisedRatio && bytes <= promisedBytes,
  };
}

async function ratesByTurns(
  ours: () => Promise<unknown>,
  theirs: () => Promise<unknown>,
): Promise<{ ours: number; theirs: number }> {
  const rates = { ours: [] as number[], theirs: [] as number[] };
  await rateOf(ours);
  await rateOf(theirs);
  for (let turn = 0; turn < turns; turn += 1) {
    rates.ours.push(await rateOf(ours));
    rates.theirs.push(await rateOf(theirs));
  }
  return { ours: medianOf(rates.ours), theirs: medianOf(rates.theirs) };
}

async function rateOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let count = 0;
  while (performance.now() - began < turnMs) {
    await work();
    count += 1;
  }
  return (count * 1000) / (performance.now() - began);
}

/**
 * Pins this process and its later children to one core with taskset, where available; the returned function
 * undoes it.
 */
function pinToOneCore(): () => void {
  const own = String(process.pid);
  const { stdout } = spawnSync('taskset', ['-cp', own], { encoding: 'utf8' });
  const cores = /: ([\d,-]+)/.exec(stdout ?? '')?.[1];
  if (cores === undefined) return () => undefined;
  const stayOn = (list: string) => spawnSync('taskset', ['-acp', list, own]);
  stayOn(/^\d+/.exec(cores)?.[0] ?? cores);
  return () => stayOn(cores);
}
