import { decoded, figure } from '@tezga/contract';
import {
  asQuantity,
  chartAccounts,
  emptyStock,
  journalOf,
  noMoney,
  postedInLek,
  receiveStock,
  stockCostLines,
  sumOf,
  tiranaDay,
  type Journal,
  type JournalLine,
  type Money,
} from '@tezga/domain';
import { postJournals } from '../../accounting/index.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { lockStock, moveStock } from '../../warehouse/index.ts';
import { demoArticleId, demoArticles, demoCost } from '../demo-articles.ts';
import type { DemoBusiness } from '../people.ts';
import type { Quantities } from './goods-sold.ts';

export interface Receipt {
  readonly kind: 'opening' | 'delivery';
  readonly documentId: string;
  readonly shopId: string;
  readonly at: Date;
  readonly quantities: Quantities;
  /** A factor on the cost of the articles, because prices vary between deliveries. */
  readonly priceLevel: number;
}

/** The credited account: the opening balance, or the debts to suppliers. */
const creditedFor = { opening: chartAccounts.openingBalance, delivery: chartAccounts.suppliers } as const;

/** Receives goods into the stock of a shop and posts their journal. */
export async function receiveGoods(
  transaction: Transaction,
  businessId: string,
  { trade }: DemoBusiness,
  receipt: Receipt,
): Promise<void> {
  const { kind, documentId, shopId, at, quantities, priceLevel } = receipt;
  const came = demoArticles(trade).flatMap((article) => {
    const articleId = demoArticleId(businessId, article.name);
    const quantity = asQuantity(BigInt(quantities.get(article.name) ?? 0));
    const unitCost = decoded(figure.unitCost, toThousandths(demoCost(article) * priceLevel));
    return quantity === 0n ? [] : [{ articleId, quantity, unitCost }];
  });
  const ids = came.map(({ articleId }) => articleId);
  const stock = await lockStock(transaction, businessId, shopId, ids);
  const received = came.map(({ articleId, quantity, unitCost }) => {
    const before = stock.get(articleId) ?? emptyStock;
    const { state: after, cost, adjustment } = receiveStock(before, { quantity, unitCost });
    return { articleId, before, after, cost, adjustment };
  });
  const movements = received.map(({ articleId, before, after, cost }) => ({
    at,
    shopId,
    articleId,
    before,
    after,
    cost,
    isCostMissing: false,
    document: { kind, id: documentId },
    linePlace: null,
    reason: kind,
  }));
  await moveStock(transaction, businessId, movements);
  const journal = journalOfReceipt(receipt, received);
  await postJournals(transaction, businessId, journal === null ? [] : [journal], { at, by: null });
}

/** Costs have three decimals. */
const toThousandths = (cost: number) => Math.round(cost * 1000) / 1000;

function journalOfReceipt(
  { kind, documentId, at }: Receipt,
  received: readonly { readonly cost: Money; readonly adjustment: Money }[],
): Journal | null {
  const worth = sumOf(received.map(({ cost }) => cost));
  const costs = received.map(({ adjustment }) => ({
    isOwnProduct: false,
    cost: noMoney,
    residue: noMoney,
    adjustment,
  }));
  const lines = [
    { ...lineOn(chartAccounts.goods), debit: worth, debitMon: worth },
    { ...lineOn(creditedFor[kind]), credit: worth, creditMon: worth },
    ...stockCostLines(costs),
  ];
  return journalOf({ sourceType: kind, sourceId: documentId }, 'stock', tiranaDay(at), lines);
}

export const lineOn = (accountPath: string): JournalLine => ({
  ...postedInLek,
  accountPath,
  debit: noMoney,
  credit: noMoney,
  debitMon: noMoney,
  creditMon: noMoney,
});
