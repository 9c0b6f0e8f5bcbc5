import { rateInColumn } from '../../platform/database/numeric.ts';
import { sellerRights, type ListPrices, type Money, type Pricing } from '@tezga/domain';
import type { SaleInput } from './cart-of.ts';
import type { Selling } from './selling.ts';

type PricedRequest = Pick<SaleInput, 'tillId' | 'lines'>;
type Seller = Pick<Selling, 'transaction' | 'businessId' | 'role'>;

const noPrices: ListPrices = { ofArticle: new Map(), rates: new Map() };

/**
 * The rights of the seller and, if they may not change prices, the prices and exchange rates of the business to
 * compare with.
 */
export async function sellerPricing(seller: Seller, request: PricedRequest): Promise<Pricing> {
  const rights = sellerRights(seller.role);
  return { rights, listPrices: rights.mayChangePrice ? noPrices : await businessPrices(seller, request) };
}

/** Both statements are pipelined into one round trip. */
async function businessPrices(
  { transaction, businessId }: Seller,
  { tillId, lines }: PricedRequest,
): Promise<ListPrices> {
  const articleIds = lines.flatMap(({ articleId }) => (articleId === null ? [] : [articleId]));
  const [articles, currencies] = await Promise.all([
    transaction.run(readPrices, [businessId, tillId, JSON.stringify([...new Set(articleIds)])]),
    transaction.run(readRates, [businessId]),
  ]);
  return {
    ofArticle: new Map(
      articles.map((row) => [
        String(row['id']),
        { price: row['price'] as Money, currency: String(row['currency']) },
      ]),
    ),
    rates: new Map(currencies.map((row) => [String(row['code']), rateInColumn(String(row['rate']))])),
  };
}

// OFFSET 0 makes the planner look up every article by its key; see sold-goods.ts.
const readPrices = `
  select article.* from jsonb_array_elements_text($3::text::jsonb) wanted, lateral (
    select id, currency, coalesce((
        select price from tenant.article_prices
        where business_id = $1 and article_id = articles.id
          and shop_id = (select shop_id from tenant.tills where business_id = $1 and id = $2)
      ), price) as price
    from tenant.articles where business_id = $1 and id = wanted collate "C"
    offset 0
  ) article`;

const readRates = `
  select code, round(exchange_rate, 2)::text as rate from tenant.currencies
  where business_id = $1 and deleted_at is null`;
