import { fileURLToPath } from 'node:url';
import { bundleForBrowser, openBrowser, startProduct } from '@tezga/tools/trial';
import { entered, type Browser } from './in-browser.ts';
import type { Measured } from './table.ts';

const owner = 'pronar@market.example';
const few = 10_000;
const many = 100_000;
const promisedRatio = 1.5;

/**
 * Measures the memory of the back office in a real browser while it exports a list of 100,000 rows, compared with a
 * list of 10,000 rows.
 */
export async function measureExports(): Promise<Measured[]> {
  const script = await bundleForBrowser(fileURLToPath(new URL('exports-page.ts', import.meta.url)));
  const product = await startProduct();
  const browser = await openBrowser();
  try {
    const peakOf = (format: string, rows: number) =>
      peakBytesOf({
        browser,
        address: product.address,
        script,
        call: `exportMany('${format}', ${rows}, measureHeap)`,
      });
    const measured: Measured[] = [];
    for (const format of ['csv', 'xlsx']) {
      const small = await peakOf(format, few);
      measured.push(row(format, await peakOf(format, many), small));
    }
    return measured;
  } finally {
    await browser.close();
    await product.stop();
  }
}

interface Export {
  readonly browser: Browser;
  readonly address: string;
  readonly script: string;
  readonly call: string;
}

/** The largest heap in use after collecting garbage during an export, in a page of its own. */
async function peakBytesOf({ browser, address, script, call }: Export): Promise<number> {
  const page = await entered(browser, address, owner);
  const devTools = await page.context().newCDPSession(page);
  let peakBytes = 0;
  await page.exposeFunction('measureHeap', async () => {
    await devTools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devTools.send('Runtime.getHeapUsage');
    peakBytes = Math.max(peakBytes, usedSize);
  });
  await page.evaluate(script);
  await page.evaluate(call);
  await page.context().close();
  return peakBytes;
}

function row(format: string, large: number, small: number): Measured {
  const ratio = large / small;
  return {
    what: `export of ${many} rows as ${format}: peak memory of the back office`,
    ours: `${megabytes(large)} MB`,
    reference: `${megabytes(small)} MB with ${few} rows`,
    ratio: `${ratio.toFixed(2)} ×`,
    promise: `≤ ${promisedRatio} ×`,
    isMet: ratio <= promisedRatio,
  };
}

const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(1);
