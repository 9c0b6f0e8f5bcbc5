import { asQuantity, type AdjustmentReason, type Quantity } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { registerAdjustment } from '../warehouse/index.ts';
import { demoId } from './demo-id.ts';
import { postPast } from './past-posting.ts';
import { daysFrom, firstDayOf, momentOf } from './past-sales/history.ts';
import { shareOf } from './past-sales/random.ts';
import type { Writing } from './past-sales/writing.ts';

const notes = [
  'Numërim i raftit',
  'Kontroll pas furnizimit',
  'Pas rregullimit të rafteve',
  'Numërim i frigoriferit',
  '',
];
const articlesCounted = 5;
/** Differences between count and stock, in thousandths; small, so that the later sales find enough goods. */
const differences = [-2000, -1000, 0, 0, 1000, 1000];

/** Posts an adjustment for every month of the history, the oldest first because numbers rise with time. */
export async function writePastAdjustments(writing: Writing): Promise<void> {
  const { business, businessId, history } = writing;
  const days = daysFrom(firstDayOf(history, business), history.lastDay).filter((day) => day.endsWith('-15'));
  for (const [month, day] of days.entries()) {
    const documentId = demoId(`${businessId} adjustment ${day}`);
    const reason: AdjustmentReason = month % 6 === 5 ? 'stocktake' : 'correction';
    await postPast(writing, documentId, momentOf(day, 21), async (posting) => {
      const goods = await countedGoods(posting.transaction, businessId, documentId);
      const [first] = goods;
      if (first === undefined) return;
      await registerAdjustment(posting, {
        documentId,
        shopId: first.shopId,
        reason,
        notes: notes[month % notes.length] ?? '',
        lines: goods.map((counted) => countOf(`${documentId} ${counted.articleId}`, counted)),
      });
    });
  }
}

function countOf(seed: string, { articleId, quantity: expected }: CountedGoods) {
  const difference = differences[Math.floor(shareOf(seed) * differences.length)] ?? 0;
  return { articleId, expected, quantity: asQuantity(expected + BigInt(difference)), unitCost: null };
}

interface CountedGoods {
  readonly shopId: string;
  readonly articleId: string;
  readonly quantity: Quantity;
}

/** Reads some articles of the shop that has the most articles. */
const countedGoods = (transaction: Transaction, businessId: string, documentId: string) =>
  transaction.run<CountedGoods>(readCounted, [businessId, documentId, articlesCounted]);

const readCounted = `
  with best as (
    select shop_id from tenant.stock where business_id = $1 and quantity >= 20000
    group by shop_id order by count(*) desc, shop_id limit 1
  )
  select stock.shop_id as "shopId", stock.article_id as "articleId", stock.quantity
  from tenant.stock stock join best on best.shop_id = stock.shop_id
  join tenant.articles article on article.business_id = $1 and article.id = stock.article_id
    and article.deleted_at is null
  where stock.business_id = $1 and stock.quantity >= 20000
  order by md5(stock.article_id || $2) limit $3`;
