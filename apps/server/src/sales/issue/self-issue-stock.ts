import {
  asUnitCost,
  emptyStock,
  isPurchase,
  issueStock,
  negated,
  noMoney,
  noQuantity,
  plus,
  sumOf,
  takeBackStock,
  type BoughtKind,
  type Cart,
  type InvoiceLine,
  type Money,
  type Quantity,
  type SaleDocument,
  type StockCost,
  type StockState,
  type UnitCost,
} from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';
import { lockStock, refuseShort } from '../../warehouse/index.ts';
import { correctStock, type Correction } from '../correct/returned-stock.ts';
import type { SaleCircumstances } from './sale-circumstances.ts';
import { takeStock, type Goods, type Issue, type SoldStock } from './sold-stock.ts';

type Where = Pick<SaleCircumstances, 'shop' | 'settings'>;

/**
 * The stock movements of an invoice: a sale and own use issue stock, a purchase receives stock, an advance and bought
 * currency move none.
 */
export async function stockOf(
  transaction: Transaction,
  businessId: string,
  where: Where,
  {
    cart,
    lines,
    goods,
  }: { readonly cart: Cart; readonly lines: readonly InvoiceLine[]; readonly goods: Goods },
): Promise<SoldStock> {
  const { selfIssue = null, isAdvance = false, isBuying = false } = cart.document ?? {};
  if (isAdvance || isBuying) return { issues: [], costs: [], lineCosts: lines.map(() => noMoney) };
  return isPurchase(selfIssue)
    ? receiveGoods(transaction, businessId, where, lines, goods)
    : takeStock(transaction, businessId, where, lines, goods);
}

/** The stock movements of a correction: if the corrected invoice moved no stock, neither does the correction. */
export async function stockOfCorrection(
  transaction: Transaction,
  businessId: string,
  where: Where,
  { document, ...correction }: Correction & { readonly document: SaleDocument | null },
): Promise<SoldStock> {
  const { lines, goods } = correction;
  if (document?.isAdvance === true || document?.isBuying === true)
    return { issues: [], costs: [], lineCosts: lines.map(() => noMoney) };
  return isPurchase(document?.selfIssue ?? null)
    ? receiveGoods(transaction, businessId, where, lines, goods)
    : correctStock(transaction, businessId, where, correction);
}

/** How a bought line is posted: goods and own products go into the stock, everything else counts as used up. */
export function boughtKindOf(
  line: InvoiceLine,
  goods: Goods,
  { settings }: Pick<Where, 'settings'>,
): BoughtKind {
  const article = line.articleId === null ? undefined : goods.get(line.articleId);
  if (article === undefined || !settings.impactsWarehouse) return 'used';
  if (article.isComposite) return article.isProduced ? 'own-product' : 'used';
  return article.isStockCounted ? 'goods' : 'used';
}

/** The cost of a bought line. It includes VAT if the business cannot deduct it. */
export function boughtFor({ withoutVat, vat, owedVat }: InvoiceLine, isVatDeductible: boolean): Money {
  return isVatDeductible ? withoutVat : sumOf([withoutVat, vat, owedVat]);
}

interface Bought {
  /** Negative for returned goods. */
  readonly quantity: Quantity;
  readonly cost: Money;
}

/**
 * Receives bought goods into stock at their exact purchase cost. Negative lines (of a correction) take the
 * returned goods out of stock.
 */
export async function receiveGoods(
  transaction: Transaction,
  businessId: string,
  where: Where,
  lines: readonly InvoiceLine[],
  goods: Goods,
): Promise<SoldStock> {
  const bought = boughtArticles(lines, goods, where);
  const articleIds = [...bought.keys()].toSorted();
  const lockedStock = await lockStock(transaction, businessId, where.shop.id, articleIds);
  const moved = articleIds.flatMap((articleId) => {
    const quantity = negated(bought.get(articleId)?.quantity ?? noQuantity);
    return quantity > 0n ? [{ articleId, quantity, needsStock: true }] : [];
  });
  await refuseShort(transaction, businessId, { moved, stock: lockedStock, ...where });
  const issues: Issue[] = [];
  const costs: StockCost[] = [];
  for (const [articleId, part] of bought) {
    const before = lockedStock.get(articleId) ?? emptyStock;
    const { cost: articleCost = asUnitCost(0n), isComposite = false } = goods.get(articleId) ?? {};
    const { after, cost, ...put } = changed(before, part, articleCost);
    if (after !== before)
      issues.push({ articleId, before, after, cost, isCostMissing: false, linePlace: null });
    costs.push({ isOwnProduct: isComposite, cost: noMoney, ...put });
  }
  return { issues, costs, lineCosts: lines.map(() => noMoney), reason: 'purchase' };
}

function boughtArticles(
  lines: readonly InvoiceLine[],
  goods: Goods,
  where: Where,
): ReadonlyMap<string, Bought> {
  const bought = new Map<string, Bought>();
  for (const line of lines) {
    if (line.articleId === null || boughtKindOf(line, goods, where) === 'used') continue;
    const { quantity, cost } = bought.get(line.articleId) ?? { quantity: noQuantity, cost: noMoney };
    bought.set(line.articleId, {
      quantity: plus(quantity, line.quantity),
      cost: plus(cost, boughtFor(line, where.settings.isInVat)),
    });
  }
  return bought;
}

/**
 * Returned goods leave the stock at the moving average, while the journal credits their purchase cost. The adjustment
 * posts the difference, so that the goods account stays equal to the stock value.
 */
function changed(before: StockState, { quantity, cost }: Bought, articleCost: UnitCost) {
  if (quantity > 0n) {
    const { state: after, adjustment } = takeBackStock(before, { quantity, cost });
    return { after, cost: negated(cost), adjustment, residue: noMoney };
  }
  if (quantity === 0n) return { after: before, cost: noMoney, adjustment: cost, residue: noMoney };
  const issued = issueStock(before, { quantity: negated(quantity), articleCost });
  return {
    after: issued.state,
    cost: issued.cost,
    adjustment: plus(issued.cost, cost),
    residue: issued.residue,
  };
}
