import type { contract } from '@tezga/contract';
import { pageSizeOf, refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { historyRead, type MovementRow, type StockRow } from './history-read.ts';

export const articleHistory: Handler<typeof contract.warehouse.articleHistory> = async (
  { articleId, shopId, date, paginationOptions: { page, maxCount } },
  { transaction, businessId },
) => {
  const read = historyRead(transaction, businessId);
  const [article, stock] = await Promise.all([read.article(articleId), read.stock(articleId)]);
  refuseUnless(article !== null, 'not-found');
  const place = stock.find((each) => each.shopId === (shopId ?? stock[0]?.shopId));
  refuseUnless(shopId === undefined || place !== undefined, 'not-found');
  const take = pageSizeOf(maxCount);
  const wanted = place === undefined ? null : { articleId, shopId: place.shopId, date };
  const movements = wanted === null ? [] : await read.movements(wanted, { take, skip: (page - 1) * take });
  const isWhole = date.from === undefined && date.to === undefined;
  const count = wanted === null || isWhole ? (place?.movements ?? 0n) : await read.count(wanted);
  return {
    article: {
      _id: article.id,
      name: article.name,
      sku: article.sku,
      unit: article.unit,
      deleted: article.deleted,
    },
    stock: stock.map(stockOf),
    shopId: place?.shopId ?? null,
    movements: movements.map(movementOf),
    count: Number(count),
  };
};

function stockOf({ shopId, shopName, quantity, value, average, minimum }: StockRow) {
  return {
    shopId,
    shopName,
    quantity: quantity,
    value: value,
    averageCost: average,
    minimum,
  };
}

function movementOf(row: MovementRow) {
  return {
    _id: row.id,
    at: row.at.toISOString(),
    document: { type: row.documentType, _id: row.documentId, name: row.documentName },
    reason: row.reason,
    quantity: row.quantity,
    cost: row.cost,
    isCostMissing: row.isCostMissing,
    quantityAfter: row.quantityAfter,
    valueAfter: row.valueAfter,
  };
}
