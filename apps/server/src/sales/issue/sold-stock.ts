import {
  asUnitCost,
  emptyStock,
  issueStock,
  lineCosts,
  movedArticles,
  negated,
  noMoney,
  type InvoiceLine,
  type IssuedArticle,
  type Money,
  type MovedArticle,
  type StockCost,
  type StockState,
  type StockDocument,
} from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';
import { lockStock, refuseShort, type SoldArticle, type StockMovement } from '../../warehouse/index.ts';
import type { SaleCircumstances } from './sale-circumstances.ts';

export type Goods = ReadonlyMap<string, SoldArticle>;

/** The stock that an invoice issues, and its cost. */
export interface SoldStock {
  readonly issues: readonly Issue[];
  readonly costs: readonly StockCost[];
  /** Cost of each line of the invoice. */
  readonly lineCosts: readonly Money[];
  /** The reason of the stock movements; left out for sales and returns. */
  readonly reason?: 'purchase';
}

export interface Issue {
  readonly articleId: string;
  readonly before: StockState;
  readonly after: StockState;
  readonly cost: Money;
  readonly isCostMissing: boolean;
  readonly linePlace: number | null;
}

/** Locks the stock that the lines take until the end of the transaction; refuses with all articles that are short. */
export async function takeStock(
  transaction: Transaction,
  businessId: string,
  { shop, settings }: Pick<SaleCircumstances, 'shop' | 'settings'>,
  lines: readonly InvoiceLine[],
  goods: Goods,
): Promise<SoldStock> {
  const moved = movedArticles(lines, { impactWarehouse: settings.impactsWarehouse, articles: goods });
  const lockedStock = await lockStock(
    transaction,
    businessId,
    shop.id,
    moved.map(({ articleId }) => articleId),
  );
  await refuseShort(transaction, businessId, { moved, stock: lockedStock, shop, settings });
  return soldStock(moved, lockedStock, lines, goods);
}

function soldStock(
  moved: readonly MovedArticle[],
  lockedStock: ReadonlyMap<string, StockState>,
  lines: readonly InvoiceLine[],
  goods: Goods,
): SoldStock {
  const issued = new Map<string, IssuedArticle>();
  const costs: StockCost[] = [];
  const issues = moved.map(({ articleId, quantity }) => {
    const before = lockedStock.get(articleId) ?? emptyStock;
    const { cost: articleCost = asUnitCost(0n), isComposite = false } = goods.get(articleId) ?? {};
    const { state: after, cost, residue, isCostMissing } = issueStock(before, { quantity, articleCost });
    issued.set(articleId, { quantity, cost });
    costs.push({ isOwnProduct: isComposite, cost, residue, adjustment: noMoney });
    return { articleId, before, after, cost, isCostMissing, linePlace: onlyPlaceOf(articleId, lines, goods) };
  });
  return { issues, costs, lineCosts: lineCosts(lines, goods, issued) };
}

/**
 * The index of the only line with this article; null if several lines have the article, or if the article may
 * be a component of a composite article.
 */
function onlyPlaceOf(articleId: string, lines: readonly InvoiceLine[], goods: Goods): number | null {
  const places = lines.flatMap((line, index) => (line.articleId === articleId ? [index + 1] : []));
  const isPart = lines.some(
    (line) => line.articleId !== null && (goods.get(line.articleId)?.isComposite ?? false),
  );
  return places.length === 1 && !isPart ? (places[0] ?? null) : null;
}

export const invoiceDocumentKind = 'invoice' as const satisfies StockDocument;

export function movementsOf(
  { issues, reason }: SoldStock,
  shopId: string,
  invoiceId: string,
  at: Date,
): StockMovement[] {
  return issues.map(({ articleId, before, after, cost, isCostMissing, linePlace }) => ({
    at,
    shopId,
    articleId,
    before,
    after,
    cost: negated(cost),
    isCostMissing,
    document: { kind: invoiceDocumentKind, id: invoiceId },
    linePlace,
    reason: reason ?? (after.quantity < before.quantity ? 'sale' : 'return'),
  }));
}
