import { contract } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import { addArticle, type ArticleGiven } from './catalog.ts';
import { addBusiness } from './people.ts';
import type { TestServer } from './test-server.ts';

const { warehouse } = contract;

interface Goods {
  readonly articleId: string;
  readonly quantity: number;
}

/** A line of a warehouse entry. */
export interface EnteredGoods extends Goods {
  readonly unitCost: number;
}

interface CountedGoods extends Goods {
  readonly expected?: number;
  readonly unitCost?: number;
}

const newId = () => newRecordId(new Date());

/** Posts documents of each kind. */
const documentsOf = (client: ReturnType<TestServer['client']>) => ({
  enter: (shopId: string, lines: readonly EnteredGoods[], more: object = {}) =>
    client(warehouse.addEntry, { documentId: newId(), shopId, lines: [...lines], ...more }),
  takeOut: (shopId: string, lines: readonly Goods[], more: object = {}) =>
    client(warehouse.addExit, { documentId: newId(), shopId, lines: [...lines], ...more }),
  /** Adjusts the stock to the counted quantities. */
  adjust: (shopId: string, lines: readonly CountedGoods[], more: object = {}) =>
    client(warehouse.addAdjustment, { documentId: newId(), shopId, lines: [...lines], ...more }),
  /** Sets the average cost of articles. */
  revalue: (shopId: string, lines: readonly { articleId: string; unitCost: number }[], more: object = {}) =>
    client(warehouse.addCostAdjustment, { documentId: newId(), shopId, lines: [...lines], ...more }),
  /** Produces goods from these ingredients. */
  produce: (shopId: string, product: Goods, lines: readonly Goods[], more: object = {}) =>
    client(warehouse.addProduction, {
      documentId: newId(),
      shopId,
      ...product,
      lines: [...lines],
      ...more,
    }),
  /** Sends goods from a shop to another. */
  send: (shopId: string, targetShopId: string, lines: readonly Goods[], more: object = {}) =>
    client(warehouse.createTransfer, {
      documentId: newId(),
      shopId,
      targetShopId,
      lines: [...lines],
      ...more,
    }),
});

/** Adds a business that posts warehouse documents. */
export async function addWarehouseBusiness(server: TestServer, name?: string) {
  const { id, owner } = await addBusiness(server, name);
  const client = server.client(owner.token);
  return {
    id,
    client,
    newId,
    addArticle: (given: ArticleGiven = {}) => addArticle(server, id, owner.token, given),

    /** Adds a shop whose stock must not become negative, unless `allowsNegative` is true. */
    addShop: async (allowsNegative = false): Promise<string> => {
      const shopId = newId();
      await server.asOwner`
        insert into tenant.shops (business_id, id, name, address, city, allow_negative_stock)
        values (${id}, ${shopId}, ${`Dyqan ${shopId}`}, 'Rr. e Provës 1', 'Tiranë', ${allowsNegative})`;
      return shopId;
    },

    /** A produced article with a recipe for one unit. */
    addProduct: (ingredients: readonly Goods[], given: ArticleGiven = {}) =>
      addArticle(server, id, owner.token, {
        compositeProduct: true,
        useProduction: true,
        ingredients: [...ingredients],
        ...given,
      }),
    ...documentsOf(client),
    one: async (documentId: string) => (await client(warehouse.document, { id: documentId })).document,

    async stockOf(shopId: string, articleId: string) {
      const { stock } = await client(warehouse.articleHistory, { articleId, shopId });
      return stock.find((each) => each.shopId === shopId);
    },

    /** The balance of the stock accounts, and the value of all stock with the goods in transit. */
    async balances() {
      const [row] = await server.asOwner`
        select
          (select coalesce(sum(debit - credit), 0)::bigint from tenant.journal_lines
            where business_id = ${id} and account_path like '3:%') as ledger,
          (select coalesce(sum(value), 0)::bigint from tenant.stock where business_id = ${id})
          + (select coalesce(sum(value), 0)::bigint from tenant.warehouse_documents document
              where business_id = ${id} and kind = 'transfer' and not exists (
                select from tenant.transfer_ends where business_id = ${id} and document_id = document.id
              )) as valuation`;
      return row as unknown as { ledger: bigint; valuation: bigint };
    },
  };
}
