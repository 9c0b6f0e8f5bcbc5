import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startProduct } from '@tezga/tools/trial';
import { allowNegativeStock } from './allow-negative-stock.ts';
import { analyze } from './worlds/analyze.ts';
import { medianOf } from './median.ts';
import { sellFor } from './sell-for.ts';
import { seller } from './seller.ts';
import type { Measured } from './table.ts';

const warmUpSeconds = 4;
const seconds = 20;
const promisedMedianMs = 15;

/**
 * Measures issuing as `npm start` runs it: meanwhile a separate worker process submits every invoice to the
 * stand-in. In production the tax authority has its own machine, so the CPU time of the stand-in is reported
 * separately.
 */
export async function measureSellingAsStarted(): Promise<Measured[]> {
  const product = await startProduct({ hasCertificates: true, hasOwnWorker: true });
  try {
    await allowNegativeStock(product.databaseUrl);
    const someone = await seller(product.address, 'pronar@market.example');
    await sellFor(someone, 1, warmUpSeconds);
    await analyze(product.databaseUrl);
    const before = await processorSecondsOfStandIn();
    const { milliseconds } = await sellFor(someone, 1, seconds);
    const share = (await processorSecondsOfStandIn()) - before;
    const median = medianOf(milliseconds);
    return [
      {
        what: `issuing while the worker submits, as npm start runs it, one seller, median of ${milliseconds.length}`,
        ours: `${median.toFixed(1)} ms`,
        reference: `the stand-in used ${((100 * share) / seconds).toFixed(0)} % of one core`,
        ratio: '',
        promise: `at most ${promisedMedianMs} ms`,
        isMet: median <= promisedMedianMs,
      },
    ];
  } finally {
    await product.stop();
  }
}

/** The CPU time of the stand-in that this process started; `time` is [days-][hours:]minutes:seconds. */
async function processorSecondsOfStandIn(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'ppid=,time=,args=']);
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([parent]) => Number(parent) === process.pid)
    .filter((columns) => columns.some((column) => /tax-authority.dist/.test(column)))
    .map(([, time = '']) => time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0))
    .reduce((sum, each) => sum + each, 0);
}
