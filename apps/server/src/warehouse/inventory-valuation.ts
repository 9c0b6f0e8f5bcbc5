import type { contract } from '@tezga/contract';
import { endOfTiranaDay, noMoney, plus, vatRates, type Money } from '@tezga/domain';
import { withCustomPlan } from '../platform/database/with-custom-plan.ts';
import { andAll, oneOf, valuesFor } from '../platform/documents/find-page.ts';
import type { Handler } from '../platform/http/context.ts';
import { inCategories } from './stock-list.ts';

interface Worth {
  readonly value: Money;
  readonly priceValue: Money;
  readonly margin: Money;
}

interface ValuedGroup extends Worth {
  readonly part: 'shop' | 'category' | 'transit';
  readonly id: string | null;
  readonly name: string | null;
  readonly articlesCount: bigint;
  readonly negativeCount: bigint;
}

/**
 * The value of the stock by shop and by category, and of the goods in transit: now, or at the end of a day, computed
 * from the movements, transfers and prices until then. An article in several categories counts in each of them.
 */
export const inventoryValuation: Handler<typeof contract.warehouse.inventoryValuation> = async (
  { shopIds, category, date },
  { transaction, businessId },
) => {
  const values = valuesFor(businessId);
  const end = date === undefined ? null : values.place(endOfTiranaDay(date));
  const conditions = andAll([
    'held.quantity <> 0',
    ...oneOf('held.shop_id', shopIds, values),
    ...inCategories('held.article_id', category === undefined ? [] : [category], values),
  ]);
  // The rows of other categories of the same articles are left out.
  const ofCategory = category === undefined ? '' : ` and link.category_id = ${values.place(category)}`;
  const statement = `
    with held as (${end === null ? stockNow : stockBefore(end)}), valued as materialized (
      select held.*, shop.name as shop_name, round(${priceValue})::bigint as price_value,
        round(${priceValue} * 100 / (100 + case when settings.is_in_vat then rate.percent else 0 end))::bigint as net_value
      from held
      join tenant.shops shop on shop.business_id = $1 and shop.id = held.shop_id
      join tenant.articles article on article.business_id = $1 and article.id = held.article_id
      join tenant.settings settings on settings.business_id = $1
      join ${ratesOfVat} on rate.id = article.vat_id
      ${end === null ? pricesNow : pricesBefore(end)}
      where true${conditions}
    )
    select 'shop' as part, shop_id as id, shop_name as name, ${sums} from valued where not is_in_transit
    group by shop_id, shop_name
    union all
    select 'category', category.id, category.name, ${sums} from valued ${categoryOfArticle}
    where not is_in_transit${ofCategory} group by category.id, category.name
    union all
    select 'transit', null, null, ${sums} from valued where is_in_transit
    order by name nulls last, id`;
  const groups = await withCustomPlan(transaction, () =>
    transaction.run<ValuedGroup>(statement, values.given),
  );
  const ofPart = (part: ValuedGroup['part']) => groups.filter((group) => group.part === part);
  const [shops, inTransit] = [ofPart('shop'), ofPart('transit')];
  return {
    shops: shops.map((shop) =>
      Object.assign(partOf(shop), { shopId: shop.id ?? '', shopName: shop.name ?? '' }),
    ),
    categories: ofPart('category').map((group) =>
      Object.assign(partOf(group), { categoryId: group.id, categoryName: group.name }),
    ),
    value: sumOf(shops).value,
    inTransit: partOf(theOne(inTransit)),
    total: sumOf([...shops, ...inTransit]),
  };
};

function theOne([group]: readonly ValuedGroup[]): ValuedGroup {
  if (group === undefined) throw new Error('sums without a group are always one row');
  return group;
}

const partOf = ({ articlesCount, negativeCount, value, priceValue: atPrice, margin }: ValuedGroup) => ({
  articlesCount: Number(articlesCount),
  negativeCount: Number(negativeCount),
  value,
  priceValue: atPrice,
  margin,
});

const sumOf = (groups: readonly Worth[]): Worth =>
  groups.reduce(
    (sum, group) => ({
      value: plus(sum.value, group.value),
      priceValue: plus(sum.priceValue, group.priceValue),
      margin: plus(sum.margin, group.margin),
    }),
    { value: noMoney, priceValue: noMoney, margin: noMoney },
  );

const sums = `count(*) as "articlesCount", count(*) filter (where quantity < 0) as "negativeCount",
  coalesce(sum(value), 0)::bigint as value, coalesce(sum(price_value), 0)::bigint as "priceValue",
  coalesce(sum(net_value - value), 0)::bigint as margin`;

const categoryOfArticle = `
  left join tenant.article_categories link on link.business_id = $1 and link.article_id = valued.article_id
  left join tenant.categories category on category.business_id = $1 and category.id = link.category_id`;

const ratesOfVat = `(values ${vatRates.map(({ id, percent }) => `('${id}', ${percent})`).join()}) rate (id, percent)`;

/** In hundredths of a lek: thousandths of a unit times hundredths of the currency. */
const priceValue = 'held.quantity * price.amount * coalesce(currency.exchange_rate, 1) / 1000';

const pricesNow = `
  cross join lateral (select coalesce((
    select own.price from tenant.article_prices own
    where own.business_id = $1 and own.article_id = held.article_id and own.shop_id = held.shop_id
  ), article.price) as amount, article.currency) price
  left join tenant.currencies currency on currency.business_id = $1 and currency.code = price.currency`;

/**
 * The SQL joins for the price and exchange rate just before `end`: the shop's own price, otherwise the
 * general one. An article that had no price then is valued at its current price.
 */
const pricesBefore = (end: string): string => `
  left join lateral (${priceBefore('history.shop_id = held.shop_id', end)}) own on true
  left join lateral (${priceBefore('history.shop_id is null', end)}) general on true
  cross join lateral (select coalesce(own.price, general.price, article.price) as amount,
    case when own.price is not null then own.currency else coalesce(general.currency, article.currency) end as currency
  ) price
  left join lateral (
    select exchange_rate from tenant.exchange_rates
    where business_id = $1 and code = price.currency and at < ${end} order by at desc, id desc limit 1
  ) currency on true`;

const priceBefore = (ofShop: string, end: string): string => `
  select history.price, history.currency from tenant.price_history history
  where history.business_id = $1 and history.article_id = held.article_id and ${ofShop} and history.at < ${end}
  order by history.at desc, history.id desc limit 1`;

const inTransitUntil = (end: string | null): string => `
  select transfer.shop_id, line.article_id, sum(line.quantity)::bigint as quantity, sum(line.cost)::bigint as value,
    true as is_in_transit
  from tenant.warehouse_documents transfer
  join tenant.warehouse_document_lines line on line.business_id = $1 and line.document_id = transfer.id
  where transfer.business_id = $1 and transfer.kind = 'transfer'${end === null ? '' : ` and transfer.posted_at < ${end}`}
    and not exists (
      select from tenant.transfer_ends ended
      where ended.business_id = $1 and ended.document_id = transfer.id${end === null ? '' : ` and ended.ended_at < ${end}`}
    )
  group by transfer.shop_id, line.article_id`;

const stockNow = `
  select shop_id, article_id, quantity, value, false as is_in_transit from tenant.stock where business_id = $1
  union all ${inTransitUntil(null)}`;

const stockBefore = (end: string): string => `
  select shop_id, article_id, sum(quantity)::bigint as quantity, sum(value)::bigint as value, false as is_in_transit
  from tenant.stock_movements where business_id = $1 and at < ${end}
  group by shop_id, article_id
  union all ${inTransitUntil(end)}`;
