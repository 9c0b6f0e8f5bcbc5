import { asUnitCost, type UnitCost } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { registerCostAdjustment } from '../warehouse/index.ts';
import { demoId } from './demo-id.ts';
import { postPast } from './past-posting.ts';
import { daysFrom, firstDayOf, momentOf } from './past-sales/history.ts';
import type { Writing } from './past-sales/writing.ts';

/** The remarks: transport and customs of a quarter, which are billed after the goods. */
const notes = ['Transporti i tremujorit', 'Dogana e faturuar më vonë'];
const articlesRevalued = 3;

/** Posts a cost adjustment for every quarter of the history, the oldest first because numbers rise with time. */
export async function writePastCostAdjustments(writing: Writing): Promise<void> {
  const { business, businessId, history } = writing;
  const days = daysFrom(firstDayOf(history, business), history.lastDay).filter((day) =>
    /-(?:01|04|07|10)-20$/.test(day),
  );
  for (const [quarter, day] of days.entries()) {
    const documentId = demoId(`${businessId} cost adjustment ${day}`);
    await postPast(writing, documentId, momentOf(day, 20), async (posting) => {
      const goods = await valuedGoods(posting.transaction, businessId, documentId);
      const [first] = goods;
      if (first === undefined) return;
      await registerCostAdjustment(posting, {
        documentId,
        shopId: first.shopId,
        notes: notes[quarter % notes.length] ?? '',
        lines: goods.map(({ articleId, average }) => ({ articleId, unitCost: raised(average) })),
      });
    });
  }
}

/** The cost plus one percent, cut to the three decimals that a typed cost has. */
const raised = (average: UnitCost) => asUnitCost(((average * 101n) / 100_000n) * 1000n);

interface ValuedGoods {
  readonly shopId: string;
  readonly articleId: string;
  readonly average: UnitCost;
}

/** Reads some articles of the shop that has the most articles. */
const valuedGoods = (transaction: Transaction, businessId: string, documentId: string) =>
  transaction.run<ValuedGoods>(readValued, [businessId, documentId, articlesRevalued]);

const readValued = `
  with best as (
    select shop_id from tenant.stock where business_id = $1 and quantity > 0 and average > 0
    group by shop_id order by count(*) desc, shop_id limit 1
  )
  select stock.shop_id as "shopId", stock.article_id as "articleId", stock.average
  from tenant.stock stock join best on best.shop_id = stock.shop_id
  join tenant.articles article on article.business_id = $1 and article.id = stock.article_id
    and article.deleted_at is null
  where stock.business_id = $1 and stock.quantity > 0 and stock.average > 0
  order by md5(stock.article_id || $2) limit $3`;
