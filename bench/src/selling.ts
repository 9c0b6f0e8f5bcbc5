import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serveProduct, startChild, startProduct, type Child, type Product } from '@tezga/tools/trial';
import { allowNegativeStock } from './allow-negative-stock.ts';
import { analyze } from './worlds/analyze.ts';
import { medianOf } from './median.ts';
import { recordStatements, type Statement } from './record-statements.ts';
import { issuePath, sellFor } from './sell-for.ts';
import { seller } from './seller.ts';
import type { Measured } from './table.ts';

const atOnce = 8;
const crowd = 32;
const seconds = 4;
const turns = 5;
const promisedRatio = 0.45;
const promisedMedianMs = 15;

/**
 * Measures issuing over HTTP with validation, signature and posting, compared with a server that runs only
 * the SQL statements and one signature.
 */
export async function measureSelling(): Promise<Measured[]> {
  // No worker: submission to the tax authority runs in another process, as in a large installation.
  const environment = { TEZGA_DEMO_DAYS: '0', TEZGA_WORKER: 'none' };
  const product = await startProduct({ hasCertificates: true, environment });
  const folder = await mkdtemp(join(tmpdir(), 'tezga-bench-'));
  try {
    await allowNegativeStock(product.databaseUrl);
    const recorded = await statementsOfSale(product.databaseUrl);
    const file = join(folder, 'statements.json');
    await writeFile(file, JSON.stringify(recorded.statements));
    const bare = await startChild(
      ['--import', 'tsx', fileURLToPath(new URL('bare-seller.ts', import.meta.url))],
      { DATABASE_URL: product.databaseUrl, STATEMENTS: file, CREATED_IDS: recorded.createdIds.join(' ') },
    );
    try {
      return await measure(product, bare);
    } finally {
      await bare.stop();
    }
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(product: Product, bare: Child): Promise<Measured[]> {
  const someone = await seller(product.address, 'pronar@market.example');
  await sellFor(someone, atOnce, seconds);
  await analyze(product.databaseUrl);
  const alone: number[] = [];
  const ours: number[] = [];
  const theirs: number[] = [];
  // Alternates between the product and the reference, so that both run under the same load of the machine.
  for (let turn = 0; turn < turns; turn += 1) {
    alone.push(...(await sellFor(someone, 1, seconds)).milliseconds);
    theirs.push((await bareSales(bare)) / seconds);
    ours.push((await sellFor(someone, atOnce, seconds)).milliseconds.length / seconds);
  }
  const many = await sellFor(someone, crowd, seconds);
  const [median, reference] = [medianOf(ours), medianOf(theirs)];
  const oneMs = medianOf(alone);
  return [
    {
      what: `issuing an invoice over HTTP, one seller, median of ${alone.length}`,
      ours: `${oneMs.toFixed(1)} ms`,
      reference: '',
      ratio: '',
      promise: `at most ${promisedMedianMs} ms`,
      isMet: oneMs <= promisedMedianMs,
    },
    {
      what: `issuing, ${atOnce} sellers of one business, median of ${turns}`,
      ours: `${Math.round(median)} invoices/s`,
      reference: `${Math.round(reference)}/s, the same statements and one signature`,
      ratio: `${((100 * median) / reference).toFixed(1)} %`,
      promise: `at least ${100 * promisedRatio} %`,
      isMet: median / reference >= promisedRatio,
    },
    {
      what: `issuing, ${crowd} sellers of one business at once`,
      ours: `${many.milliseconds.length} issued`,
      reference: `${many.failures} failed`,
      ratio: '',
      promise: 'none fails',
      isMet: many.failures === 0,
    },
  ];
}

async function bareSales({ address }: Child): Promise<number> {
  const reply = await fetch(`${address}/?sellers=${atOnce}&seconds=${seconds}`);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`bare: ${text}`);
  return Number(text);
}

/** The prefix of ids created at this time. */
const timeOfIds = (now = Date.now()) => now.toString(16).padStart(12, '0');

/** Records the statements of one sale at a second server. */
async function statementsOfSale(
  databaseUrl: string,
): Promise<{ statements: readonly Statement[]; createdIds: string[] }> {
  const recorder = await recordStatements(databaseUrl);
  const recordedProduct = await serveProduct(recorder.url, {
    environment: { TEZGA_WORKER: 'none', DATABASE_POOL: '2' },
  });
  try {
    const someone = await seller(recordedProduct.address, 'pronar@market.example');
    // Waits, so that ids created before have an earlier second: some ids contain the time in whole seconds only.
    await delay(2000);
    const began = timeOfIds(Date.now() - 1000);
    // The second sale is typical: its statements are already prepared.
    for (let count = 0; count < 2; count += 1) {
      const { status, text } = await someone.post(
        issuePath,
        someone.newSale(someone.tillIds[0] ?? '', 'BANKNOTE'),
      );
      if (status !== 200) throw new Error(`issue: ${status} ${text}`);
    }
    const statements = recorder.lastTransactionWith('insert into tenant.invoices');
    const ids = JSON.stringify(statements).match(/\b[0-9a-f]{24}\b/g) ?? [];
    return {
      statements,
      createdIds: [...new Set(ids)].filter(
        (id) => id.slice(0, 12) >= began && id.slice(0, 12) <= timeOfIds(),
      ),
    };
  } finally {
    await recordedProduct.stop();
    await recorder.stop();
  }
}
