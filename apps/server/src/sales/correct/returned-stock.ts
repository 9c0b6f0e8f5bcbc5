import {
  asUnitCost,
  costOfReturn,
  emptyStock,
  issueStock,
  lineCosts,
  minus,
  movedArticles,
  negated,
  noMoney,
  noQuantity,
  takeBackStock,
  type InvoiceLine,
  type IssuedArticle,
  type MovedArticle,
  type StockCost,
  type StockState,
} from '@tezga/domain';
import { inAllShops } from '../../platform/database/in-all-shops.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { lockStock, refuseShort } from '../../warehouse/index.ts';
import type { SaleCircumstances } from '../issue/sale-circumstances.ts';
import { invoiceDocumentKind, type Goods, type Issue, type SoldStock } from '../issue/sold-stock.ts';
import { servedWith } from '../orders/summed-orders.ts';

interface Moving {
  readonly invoiceId: string;
  readonly orderIds: readonly string[];
  readonly correctionIds: readonly string[];
}

export interface Correction {
  readonly invoiceId: string;
  readonly correctionIds: readonly string[];
  /** The lines that take back others come first, then the lines that are sold instead. */
  readonly lines: readonly InvoiceLine[];
  readonly goods: Goods;
}

/**
 * Moves the stock of a correction: receives the returned goods at the cost at which they were issued, and issues the
 * goods that are sold instead.
 */
export async function correctStock(
  transaction: Transaction,
  businessId: string,
  { shop, settings }: Pick<SaleCircumstances, 'shop' | 'settings'>,
  { invoiceId, correctionIds, lines, goods }: Correction,
): Promise<SoldStock> {
  const given = lines.map((line) => ({
    ...line,
    quantity: line.quantity < 0n ? negated(line.quantity) : noQuantity,
  }));
  const sold = lines.map((line) => ({ ...line, quantity: line.quantity > 0n ? line.quantity : noQuantity }));
  const orderIds = await servedWith(transaction, businessId, invoiceId);
  const returnedNow = async () =>
    returnedArticles(
      movedArticles(given, { impactWarehouse: true, articles: goods }),
      await inAllShops(transaction, () =>
        stillOut(transaction, businessId, { invoiceId, orderIds, correctionIds }),
      ),
    );
  const wanted = await returnedNow();
  const moved = movedArticles(sold, { impactWarehouse: settings.impactsWarehouse, articles: goods });
  const articleIds = [...new Set([...wanted.keys(), ...moved.map(({ articleId }) => articleId)])].toSorted();
  const lockedStock = new Map<string, StockState>(
    await lockStock(transaction, businessId, shop.id, articleIds),
  );
  // Reads the costs again after taking the lock, because a concurrent recosting may have changed the cost of the
  // sold goods.
  const returned = await returnedNow();
  const back = takenBack(returned, lockedStock, goods);
  await refuseShort(transaction, businessId, { moved, stock: lockedStock, shop, settings });
  const gone = takenAway(moved, lockedStock, goods);
  const costsBack = lineCosts(given, goods, returned);
  const costsGone = lineCosts(sold, goods, gone.issued);
  return {
    issues: [...back.issues, ...gone.issues],
    costs: [...back.costs, ...gone.costs],
    lineCosts: lines.map((_line, place) => minus(costsGone[place] ?? noMoney, costsBack[place] ?? noMoney)),
  };
}

/**
 * By article, the quantity and cost that an invoice and its summed-up orders issued, minus what corrections
 * returned. If the invoice is itself a correction, the goods that it returned are not counted, because they belong
 * to the invoice before it.
 */
async function stillOut(
  transaction: Transaction,
  businessId: string,
  { invoiceId, orderIds, correctionIds }: Moving,
): Promise<ReadonlyMap<string, IssuedArticle>> {
  const rows = await transaction.run<IssuedArticle & { readonly articleId: string }>(
    `select article_id as "articleId", (-sum(quantity))::bigint as quantity, (-sum(cost))::bigint as cost from tenant.stock_movements
     where business_id = $1 and document_kind = $2 and document_id = any ($3::text[])
       and case when document_id = $4 then quantity < 0 else document_id = any ($5::text[]) or quantity > 0 end
     group by article_id`,
    [businessId, invoiceDocumentKind, [invoiceId, ...orderIds, ...correctionIds], invoiceId, orderIds],
  );
  return new Map(rows.map(({ articleId, quantity, cost }) => [articleId, { quantity, cost }]));
}

/** Limits each return to the quantity that was issued and is not returned yet. */
function returnedArticles(
  moved: readonly MovedArticle[],
  out: ReadonlyMap<string, IssuedArticle>,
): ReadonlyMap<string, IssuedArticle> {
  const returned = new Map<string, IssuedArticle>();
  for (const { articleId, quantity } of moved) {
    const left = out.get(articleId);
    if (left === undefined || left.quantity <= 0n) continue;
    const back = quantity < left.quantity ? quantity : left.quantity;
    returned.set(articleId, { quantity: back, cost: costOfReturn(left, back) });
  }
  return returned;
}

function takenBack(
  returned: ReadonlyMap<string, IssuedArticle>,
  lockedStock: Map<string, StockState>,
  goods: Goods,
): Pick<SoldStock, 'issues' | 'costs'> {
  const issues: Issue[] = [];
  const costs: StockCost[] = [];
  for (const [articleId, { quantity, cost }] of returned) {
    const before = lockedStock.get(articleId) ?? emptyStock;
    const { state: after, adjustment } = takeBackStock(before, { quantity, cost });
    lockedStock.set(articleId, after);
    const isOwnProduct = goods.get(articleId)?.isComposite ?? false;
    costs.push({ isOwnProduct, cost: negated(cost), residue: noMoney, adjustment });
    issues.push({ articleId, before, after, cost: negated(cost), isCostMissing: false, linePlace: null });
  }
  return { issues, costs };
}

function takenAway(moved: readonly MovedArticle[], lockedStock: Map<string, StockState>, goods: Goods) {
  const issues: Issue[] = [];
  const costs: StockCost[] = [];
  const issued = new Map<string, IssuedArticle>();
  for (const { articleId, quantity } of moved) {
    const before = lockedStock.get(articleId) ?? emptyStock;
    const { cost: articleCost = asUnitCost(0n), isComposite = false } = goods.get(articleId) ?? {};
    const { state: after, cost, residue, isCostMissing } = issueStock(before, { quantity, articleCost });
    lockedStock.set(articleId, after);
    issued.set(articleId, { quantity, cost });
    costs.push({ isOwnProduct: isComposite, cost, residue, adjustment: noMoney });
    issues.push({ articleId, before, after, cost, isCostMissing, linePlace: null });
  }
  return { issues, costs, issued };
}
