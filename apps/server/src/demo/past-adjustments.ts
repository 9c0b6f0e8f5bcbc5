import { asQuantity, Refusal, type AdjustmentReason, type Quantity } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { registerAdjustment } from '../warehouse/index.ts';
import { personId } from './add-person.ts';
import { demoId } from './demo-id.ts';
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
/** Thousandths by which the counts differ from the stock; small, so that the later sales find enough goods. */
const differences = [-2000, -1000, 0, 0, 1000, 1000];

/** Posts an adjustment for every month of the history, the oldest first because numbers rise with time. */
export async function writePastAdjustments(writing: Writing): Promise<void> {
  const { step, business, businessId, clock, history } = writing;
  const days = daysFrom(firstDayOf(history, business), history.lastDay).filter((day) => day.endsWith('-15'));
  const person = { id: personId(business.owner), name: business.owner.name };
  for (const [month, day] of days.entries()) {
    const documentId = demoId(`${businessId} adjustment ${day}`);
    const reason: AdjustmentReason = month % 6 === 5 ? 'stocktake' : 'correction';
    await step(async (transaction) => {
      const goods = await countedGoods(transaction, businessId, documentId);
      const [first] = goods;
      if (first === undefined) return;
      const input = {
        documentId,
        shopId: first.shopId,
        reason,
        notes: notes[month % notes.length] ?? '',
        lines: goods.map(({ articleId, quantity }) => ({
          articleId,
          ...countOf(`${documentId} ${articleId}`, quantity),
          unitCost: null,
        })),
      };
      await registerAdjustment({ transaction, businessId, clock, person, at: momentOf(day, 21) }, input);
    }).catch(ignoreRefusal);
  }
}

function countOf(seed: string, expected: Quantity) {
  const difference = differences[Math.floor(shareOf(seed) * differences.length)] ?? 0;
  return { expected, quantity: asQuantity(expected + BigInt(difference)) };
}

/** Skips a document whose shop or article a user has deleted meanwhile; no other record depends on it. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

interface CountedGoods {
  readonly shopId: string;
  readonly articleId: string;
  readonly quantity: Quantity;
}

/** Some articles of the shop with the most articles; none if the document was posted before. */
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
    and not exists (
      select from tenant.warehouse_documents document
      where document.business_id = $1 and document.own_id = $2
    )
  order by md5(stock.article_id || $2) limit $3`;
