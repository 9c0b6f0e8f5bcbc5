import { randomBytes } from 'node:crypto';
import { startProduct } from '@tezga/tools/trial';
import postgres from 'postgres';
import { addManyArticles } from './worlds/many-articles.ts';
import { addManyMovements, laterMovements, manyArticleId, stockShop } from './worlds/many-movements.ts';
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

/**
 * Measures the call of the valuation and, in turns with it, two SQL sums as references: over the rows that the
 * valuation reads (stock, prices and categories), and over the stock alone.
 */
async function measureValuation(address: string, databaseUrl: string): Promise<Measured> {
  const call = await signedIn(address, large.owner);
  const database = postgres(databaseUrl, { max: 1 });
  try {
    const businessId = await businessOf(database, large.owner);
    const [valuation, sum, sumOfStock]: [number[], number[], number[]] = [[], [], []];
    for (let turn = 0; turn < times + warmUps; turn += 1) {
      valuation.push(await millisecondsOf(() => call('/api/main/magazina/inventoryValuation/shopIds')));
      sum.push(
        await millisecondsOf(
          () => database`
            select sum(stock.value), sum(stock.quantity * coalesce(own.price, article.price)), count(link.category_id)
            from tenant.stock stock
            join tenant.articles article on article.business_id = stock.business_id and article.id = stock.article_id
            left join tenant.article_prices own on own.business_id = stock.business_id
              and own.article_id = stock.article_id and own.shop_id = stock.shop_id
            left join tenant.article_categories link on link.business_id = stock.business_id
              and link.article_id = stock.article_id
            where stock.business_id = ${businessId} and stock.quantity <> 0`,
        ),
      );
      sumOfStock.push(
        await millisecondsOf(
          () => database`
            select sum(quantity), sum(value) from tenant.stock
            where business_id = ${businessId} and quantity <> 0`,
        ),
      );
    }
    const [ours, reference, ofStock] = [
      medianOf(valuation.slice(warmUps)),
      medianOf(sum.slice(warmUps)),
      medianOf(sumOfStock.slice(warmUps)),
    ];
    return {
      what: `valuation of ${large.articles} articles by shop and category`,
      ours: `${ours.toFixed(1)} ms`,
      reference: `${reference.toFixed(1)} ms select sum with prices and categories (${ofStock.toFixed(1)} ms of stock alone)`,
      ratio: (ours / reference).toFixed(2),
      promise: 'up to 3 x the sum of the same rows',
      isMet: ours <= 3 * reference,
    };
  } finally {
    await database.end();
  }
}

async function businessOf(database: postgres.Sql, ownerEmail: string): Promise<string> {
  const [business] = await database<{ id: string }[]>`
    select business.id from platform.businesses business join platform.users owner on owner.id = business.owner_id
    where owner.email = ${ownerEmail}`;
  if (business === undefined) throw new Error(`${ownerEmail} has no business`);
  return business.id;
}
