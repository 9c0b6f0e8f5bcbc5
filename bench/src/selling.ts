import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serveProduct, startChild, startProduct, type Child, type Product } from '@tezga/tools/trial';
import { allowNegativeStock } from './allow-negative-stock.ts';
import { analyze } from './analyze.ts';
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

/** Issuing over HTTP, validated, signed, stored and posted, against the same statements and one signature by themselves. */
export async function measureSelling(): Promise<Measured[]> {
  // Telling the tax authority is another process's work here, as it is where many sell.
  const environment = { TEZGA_DEMO_DAYS: '0', TEZGA_WORKER: 'none' };
  const product = await startProduct({ hasCertificates: true, environment });
  const folder = await mkdtemp(join(tmpdir(), 'tezga-bench-'));
  try {
    await allowNegativeStock(product.databaseUrl);
    const statements = await statementsOfSale(product.databaseUrl);
    const file = join(folder, 'statements.json');
    await writeFile(file, JSON.stringify(statements.said));
    const bare = await startChild(
      ['--import', 'tsx', fileURLToPath(new URL('bare-seller.ts', import.meta.url))],
      { DATABASE_URL: product.databaseUrl, STATEMENTS: file, BORN: statements.born.join(' ') },
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
  // In turns, so that each is measured over the whole time, however fast the machine is at the moment.
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
      isKept: oneMs <= promisedMedianMs,
    },
    {
      what: `issuing, ${atOnce} sellers of one business, median of ${turns}`,
      ours: `${Math.round(median)} invoices/s`,
      reference: `${Math.round(reference)}/s, the same statements and one signature`,
      ratio: `${((100 * median) / reference).toFixed(1)} %`,
      promise: `at least ${100 * promisedRatio} %`,
      isKept: median / reference >= promisedRatio,
    },
    {
      what: `issuing, ${crowd} sellers of one business at once`,
      ours: `${many.milliseconds.length} issued`,
      reference: `${many.failures} failed`,
      ratio: '',
      promise: 'none fails',
      isKept: many.failures === 0,
    },
  ];
}

async function bareSales({ address }: Child): Promise<number> {
  const reply = await fetch(`${address}/?sellers=${atOnce}&seconds=${seconds}`);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`bare: ${text}`);
  return Number(text);
}

/** With what the ids of this moment begin. */
const timeOfIds = (now = Date.now()) => now.toString(16).padStart(12, '0');

/** One sale of a second server, listened to. */
async function statementsOfSale(
  databaseUrl: string,
): Promise<{ said: readonly Statement[]; born: string[] }> {
  const recorder = await recordStatements(databaseUrl);
  const listened = await serveProduct(recorder.url, {
    environment: { TEZGA_WORKER: 'none', DATABASE_POOL: '2' },
  });
  try {
    const someone = await seller(listened.address, 'pronar@market.example');
    // Some ids say the whole second only; whatever was made before must be in another one.
    await delay(2000);
    const began = timeOfIds(Date.now() - 1000);
    // The second sale is as every later one: what is prepared once has been.
    for (let count = 0; count < 2; count += 1) {
      const { status, text } = await someone.post(
        issuePath,
        someone.newSale(someone.tillIds[0] ?? '', 'BANKNOTE'),
      );
      if (status !== 200) throw new Error(`issue: ${status} ${text}`);
    }
    const said = recorder.lastTransactionWith('insert into tenant.invoices');
    const ids = JSON.stringify(said).match(/\b[0-9a-f]{24}\b/g) ?? [];
    return {
      said,
      born: [...new Set(ids)].filter((id) => id.slice(0, 12) >= began && id.slice(0, 12) <= timeOfIds()),
    };
  } finally {
    await listened.stop();
    await recorder.stop();
  }
}
