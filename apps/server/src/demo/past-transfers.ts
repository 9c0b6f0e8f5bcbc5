import { decoded, figure } from '@tezga/contract';
import { Refusal, type TransferOutcome } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { endTransfer, registerTransfer } from '../warehouse/index.ts';
import { personId } from './add-person.ts';
import { ofMonths, recent } from './dated-documents.ts';
import { demoId } from './demo-id.ts';
import type { Writing } from './past-sales/writing.ts';

const hourMs = 3_600_000;

interface PastTransfer {
  /** The quantity of each article. */
  readonly quantity: number;
  readonly notes: string;
  /** Null if the goods are still in transit. */
  readonly end: { readonly outcome: TransferOutcome; readonly hoursLater: number } | null;
}

/** The transfers of each month, by the end of their date: '-03' is the third day of the month. */
const monthlyTransfers = new Map<string, PastTransfer>([
  ['-03', { quantity: 2, notes: 'Furnizim mujor', end: { outcome: 'completed', hoursLater: 2 } }],
]);

/** The transfers of the last days, by the number of hours between them and the end of the history. */
const recentTransfers = new Map<number, PastTransfer>([
  [52, { quantity: 6, notes: '', end: { outcome: 'completed', hoursLater: 2 } }],
  [47, { quantity: 4, notes: 'Furnizim i përditshëm', end: { outcome: 'completed', hoursLater: 1 } }],
  [25, { quantity: 3, notes: 'Furgoni nuk u nis', end: { outcome: 'cancelled', hoursLater: 3 } }],
  [23, { quantity: 3, notes: '', end: { outcome: 'completed', hoursLater: 2 } }],
  [2, { quantity: 2, notes: 'Me furgonin e pasdites', end: null }],
]);

/**
 * Creates the transfers of the history from the shop with the most articles to another shop, the oldest first because
 * numbers rise with time; the newest one is still in transit.
 */
export async function writePastTransfers(writing: Writing): Promise<void> {
  for (const { name, at, document } of [
    ...ofMonths(writing, monthlyTransfers),
    ...recent(writing, recentTransfers),
  ])
    await writeOnce(writing, name, at, document);
}

async function writeOnce(
  { step, business, businessId, clock }: Writing,
  name: string,
  at: Date,
  { quantity, notes, end }: PastTransfer,
): Promise<void> {
  const documentId = demoId(`${businessId} transfer ${name}`);
  const person = { id: personId(business.owner), name: business.owner.name };
  await step(async (transaction) => {
    const goods = await goodsToSend(transaction, businessId, documentId);
    const [first] = goods;
    if (first === undefined) return;
    const { shopId, targetShopId } = first;
    const lines = goods.map(({ articleId }) => ({ articleId, quantity: decoded(figure.quantity, quantity) }));
    const posting = { transaction, businessId, clock, person };
    const input = { documentId, shopId, targetShopId, notes, lines };
    const { id } = await registerTransfer({ ...posting, at }, input);
    if (end === null) return;
    const endedAt = new Date(at.getTime() + end.hoursLater * hourMs);
    await endTransfer({ ...posting, at: endedAt }, id, end.outcome);
  }).catch(ignoreRefusal);
}

/** Skips a transfer whose shop or article a user has deleted meanwhile; no other record depends on it. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

interface SentGoods {
  readonly shopId: string;
  readonly targetShopId: string;
  readonly articleId: string;
}

/**
 * The three articles with the largest stock in the shop with the most articles, so that it can still sell them, and
 * another shop; none if the transfer was posted before.
 */
const goodsToSend = (transaction: Transaction, businessId: string, documentId: string) =>
  transaction.run<SentGoods>(readGoods, [businessId, documentId]);

const readGoods = `
  with best as (
    select shop_id from tenant.stock where business_id = $1 and quantity > 0 and average is not null
    group by shop_id order by count(*) desc, shop_id limit 1
  ), target as (
    select shop.id from tenant.shops shop join best on best.shop_id <> shop.id
    where shop.business_id = $1 and not shop.is_hidden order by shop.id limit 1
  )
  select stock.shop_id as "shopId", target.id as "targetShopId", stock.article_id as "articleId"
  from tenant.stock stock join best on best.shop_id = stock.shop_id cross join target
  join tenant.articles article on article.business_id = $1 and article.id = stock.article_id
    and article.deleted_at is null
  where stock.business_id = $1 and stock.quantity >= 30000 and stock.average is not null
    and not exists (
      select from tenant.warehouse_documents document
      where document.business_id = $1 and document.own_id = $2
    )
  order by stock.quantity desc, stock.article_id limit 3`;
