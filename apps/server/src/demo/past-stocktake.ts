import { asQuantity, Refusal, type Quantity } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { registerClosing, registerCount, registerStocktake } from '../warehouse/index.ts';
import { personId } from './add-person.ts';
import { demoId } from './demo-id.ts';
import type { Writing } from './past-sales/writing.ts';

const hourMs = 3_600_000;
const hoursBefore = 22;
const articlesCounted = 12;
/** Every third count differs from the stock by the next of these differences, in thousandths. */
const differences = [-1000, 2000, -2000, 1000];

/** Opens a stocktake of some articles, counts each article in two parts, and closes it with its adjustment. */
export async function writePastStocktake({
  step,
  business,
  businessId,
  clock,
  history,
}: Writing): Promise<void> {
  const stocktakeId = demoId(`${businessId} stocktake`);
  const owner = { id: personId(business.owner), name: business.owner.name };
  const at = new Date(history.until.getTime() - hoursBefore * hourMs);
  const past = { ...clock, now: () => at };
  await step(async (transaction) => {
    const goods = await countedGoods(transaction, businessId, stocktakeId);
    const [first] = goods;
    if (first === undefined) return;
    const posting = { transaction, businessId, clock: past, person: owner, at };
    const { shopId } = first;
    await registerStocktake(posting, {
      stocktakeId,
      shopId,
      categoryId: null,
      isBlind: false,
      notes: 'Rafti i parë',
    });
    for (const [place, { code, quantity }] of goods.entries()) {
      const differs = place % 3 === 0 ? (differences[(place / 3) % differences.length] ?? 0) : 0;
      const counted = asQuantity(quantity + BigInt(differs));
      // Each article is counted on two shelves: the second count is added to the first.
      for (const [shelf, part] of [counted - counted / 2n, counted / 2n].entries())
        await registerCount(posting, {
          stocktakeId,
          code,
          countId: demoId(`${stocktakeId} ${code} ${shelf}`),
          quantity: asQuantity(part),
          isRecount: false,
        });
    }
    await registerClosing(posting, { id: stocktakeId, uncounted: 'leave' });
  }).catch(ignoreRefusal);
}

/** Skips a stocktake whose shop or article a user has deleted meanwhile; no other record depends on it. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

interface CountedGoods {
  readonly shopId: string;
  readonly code: string;
  readonly quantity: Quantity;
}

/** Articles of the shop with the most articles; none if the stocktake was made before. */
const countedGoods = (transaction: Transaction, businessId: string, stocktakeId: string) =>
  transaction.run<CountedGoods>(readStocked, [businessId, stocktakeId, articlesCounted]);

const readStocked = `
  with best as (
    select shop_id from tenant.stock where business_id = $1 and quantity >= 10000
    group by shop_id order by count(*) desc, shop_id limit 1
  )
  select stock.shop_id as "shopId", article.sku as code, stock.quantity
  from tenant.stock stock join best on best.shop_id = stock.shop_id
  join tenant.articles article on article.business_id = $1 and article.id = stock.article_id
    and article.deleted_at is null
  where stock.business_id = $1 and stock.quantity >= 10000
    and not exists (select from tenant.stocktakes where business_id = $1 and id = $2)
  order by article.sku limit $3`;
