import { asMoney, asQuantity } from '@tezga/domain';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addArticle,
  addBusiness,
  addSoldInvoice,
  addTill,
  type ExampleSale,
  type TestServer,
} from '../testing/index.ts';

const newId = () => newRecordId(new Date());

/** A business with two shops, a till in each, an article of a category and a customer. */
export async function sellingBusiness(server: TestServer) {
  const { id, owner } = await addBusiness(server);
  const shopIds = [newId(), newId()] as const;
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city)
    select ${id}, shop, 'Dyqan ' || shop, '', '' from unnest(${[...shopIds]}::text[]) shop`;
  const tills = await Promise.all(shopIds.map((shopId) => addTill(server, id, shopId)));
  const articleId = await addArticle(server, id, owner.token, { name: 'Bukë' });
  const categoryId = newId();
  await server.asOwner`
    insert into tenant.categories (business_id, id, name) values (${id}, ${categoryId}, ${`K ${categoryId}`})`;
  await server.asOwner`
    insert into tenant.article_categories (business_id, article_id, category_id)
    values (${id}, ${articleId}, ${categoryId})`;
  const sell = (at: string, sale: Partial<ExampleSale> = {}) =>
    addSoldInvoice(server, id, {
      at: new Date(at),
      tillId: tills[0]?.id ?? '',
      shopId: shopIds[0],
      operatorId: owner.id,
      lines: [{ articleId }],
      ...sale,
    });
  const inSecondShop = { tillId: tills[1]?.id ?? '', shopId: shopIds[1] };
  return {
    id,
    owner,
    client: server.client(owner.token),
    sell,
    articleId,
    categoryId,
    shopIds,
    tills,
    inSecondShop,
  };
}

export const march = { from: '2026-03-01', to: '2026-03-31' };
/** The figures of a line that a corrective takes back. */
export const negative = {
  quantity: asQuantity(-1_000n),
  withoutVat: asMoney(-10_000n),
  vat: asMoney(-2_000n),
  withVat: asMoney(-12_000n),
  cost: asMoney(-7_000n),
};

/** Sales of two months with a corrective, an order and a sale without an article. */
export async function monthsOfSales(server: TestServer) {
  const business = await sellingBusiness(server);
  const { sell, inSecondShop, articleId } = business;
  await sell('2026-02-10T08:00:00Z');
  await sell('2026-03-02T08:00:00Z');
  await sell('2026-03-02T15:30:00Z', { ...inSecondShop, method: 'CARD' });
  await sell('2026-03-11T15:30:00Z', { method: 'ACCOUNT', lines: [{ articleId }, { articleId: null }] });
  await sell('2026-03-12T15:30:00Z', { lines: [{ articleId, ...negative }] });
  await sell('2026-03-12T16:30:00Z', { method: 'ORDER' });
  return business;
}

/** The sum of the rows of a report. */
export const sumOf = (rows: readonly { readonly totalPrice: number }[]): number =>
  rows.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
