import { asQuantity, ingredientsOf } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { recipeOf, registerProduction } from '../warehouse/index.ts';
import { demoArticleId } from './demo-articles.ts';
import { demoId } from './demo-id.ts';
import { demoProducts, demoRecipes } from './goods.ts';
import { postPast } from './past-posting.ts';
import { daysFrom, firstDayOf, momentOf } from './past-sales/history.ts';
import { shareOf } from './past-sales/random.ts';
import { receiveGoods } from './past-sales/receive-goods.ts';
import type { Writing } from './past-sales/writing.ts';

/** `least` is the smallest batch in thousandths; `more` is the number of batch sizes, which differ by one piece. */
const batch = { least: 4000, more: 6 };

/** Posts a production of each product for every month of the history, the oldest first because numbers rise with time. */
export async function writePastProductions(writing: Writing): Promise<void> {
  const { business, history } = writing;
  const products = Object.keys(demoRecipes[business.trade]).filter((name) => demoProducts.has(name));
  const days = daysFrom(firstDayOf(history, business), history.lastDay).filter((day) => day.endsWith('-08'));
  for (const day of days) for (const name of products) await produceOnce(writing, name, day);
}

async function produceOnce(writing: Writing, name: string, day: string): Promise<void> {
  const { business, businessId } = writing;
  const documentId = demoId(`${businessId} production ${name} ${day}`);
  const quantity = asQuantity(BigInt(batch.least + Math.floor(shareOf(documentId) * batch.more) * 1000));
  await postPast(writing, documentId, momentOf(day, 9), async (posting) => {
    const { transaction } = posting;
    const articleId = demoArticleId(businessId, name);
    const lines = ingredientsOf(await recipeOf(transaction, businessId, articleId), quantity);
    const shopId = await bestShop(transaction, businessId);
    if (shopId === null) return;
    // The ingredients of this batch are bought on the same morning.
    await receiveGoods(transaction, businessId, business, {
      kind: 'delivery',
      documentId: demoId(`${documentId} delivery`),
      shopId,
      at: momentOf(day, 8),
      quantities: new Map(
        Object.keys(demoRecipes[business.trade][name] ?? {}).map((ingredient) => [
          ingredient,
          Number(
            lines.find((line) => line.articleId === demoArticleId(businessId, ingredient))?.quantity ?? 0n,
          ),
        ]),
      ),
      priceLevel: 1,
    });
    await registerProduction(posting, { documentId, shopId, articleId, quantity, notes: '', lines });
  });
}

/** The shop with the most articles; null if none has stock yet. */
async function bestShop(transaction: Transaction, businessId: string): Promise<string | null> {
  const [row] = await transaction.run<{ readonly shopId: string }>(
    `select shop_id as "shopId" from tenant.stock where business_id = $1 and quantity > 0
     group by shop_id order by count(*) desc, shop_id limit 1`,
    [businessId],
  );
  return row?.shopId ?? null;
}
