import { randomBytes } from 'node:crypto';
import { startProduct } from '@tezga/tools/trial';
import postgres from 'postgres';
import { addManyArticles } from './many-articles.ts';
import { addManyMovements, laterMovements, manyArticleId, stockShop } from './many-movements.ts';
import { medianOf } from './median.ts';
import { millisecondsOf, signedIn } from './signed-in.ts';
import type { Measured } from './table.ts';

const large = { owner: 'pronar@market.example', articles: 20_000, movements: 1_000_000 };
const small = { owner: 'pronar@kafe.example', articles: 200, movements: 10_000 };
const times = 25;
const warmUps = 5;

/**
 * Measures recosting and valuation in a business with a million stock movements, beside one with ten
 * thousand.
 */
export async function measureWarehouse(): Promise<Measured[]> {
  const product = await startProduct({ environment: { TEZGA_WORKER: 'none' } });
  try {
    for (const { owner, articles, movements } of [large, small]) {
      await addManyArticles(product.databaseUrl, owner, articles);
      await addManyMovements(product.databaseUrl, owner, { articles, movements });
    }
    return [
      await measureBackDating(product.address),
      await measureValuation(product.address, product.databaseUrl),
    ];
  } finally {
    await product.stop();
  }
}

/** Measures posting an entry dated before the later movements of its article, in turns in both businesses. */
async function measureBackDating(address: string): Promise<Measured> {
  const businesses = await Promise.all(
    [large, small].map(async ({ owner }) => ({ call: await signedIn(address, owner), took: [] as number[] })),
  );
  for (let turn = 0; turn < times + warmUps; turn += 1)
    for (const { call, took } of businesses) {
      const entry = {
        documentId: randomBytes(12).toString('hex'),
        shopId: stockShop,
        date: new Date(Date.now() - 500 * 86_400_000).toISOString(),
        lines: [{ articleId: manyArticleId(1), quantity: 10, unitCost: 100 + turn }],
      };
      took.push(await millisecondsOf(() => call('/api/main/magazina/hyrje', entry)));
    }
  const [ours = Number.NaN, reference = Number.NaN] = businesses.map(({ took }) =>
    medianOf(took.slice(warmUps)),
  );
  return {
    what: `back-dated entry before ${laterMovements} movements, ${large.movements} in the business`,
    ours: `${ours.toFixed(1)} ms`,
    reference: `${reference.toFixed(1)} ms of ${small.movements}`,
    ratio: (ours / reference).toFixed(2),
    promise: 'up to 2 x the small business',
    isMet: ours <= 2 * reference,
  };
}

/** Measures the call for the valuation, in turns with an SQL statement that only sums the same rows. */
async function measureValuation(address: string, databaseUrl: string): Promise<Measured> {
  const call = await signedIn(address, large.owner);
  const database = postgres(databaseUrl, { max: 1 });
  try {
    const [valuation, sum]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < times + warmUps; turn += 1) {
      valuation.push(await millisecondsOf(() => call('/api/main/magazina/inventoryValuation/shopIds')));
      sum.push(
        await millisecondsOf(
          () => database`
            select sum(stock.quantity), sum(stock.value) from tenant.stock stock
            join platform.businesses business on business.id = stock.business_id
            join platform.users owner on owner.id = business.owner_id
            where owner.email = ${large.owner} and stock.quantity <> 0`,
        ),
      );
    }
    const [ours, reference] = [medianOf(valuation.slice(warmUps)), medianOf(sum.slice(warmUps))];
    return {
      what: `valuation of ${large.articles} articles by shop and category`,
      ours: `${ours.toFixed(1)} ms`,
      reference: `${reference.toFixed(1)} ms select sum`,
      ratio: (ours / reference).toFixed(2),
      promise: 'up to 3 x the sum',
      isMet: ours <= 3 * reference,
    };
  } finally {
    await database.end();
  }
}
