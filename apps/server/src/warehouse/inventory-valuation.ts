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
  // An article may be in several categories; only the row of the chosen category is returned.
  const ofCategory = category === undefined ? '' : ` and link.category_id = ${values.place(category)}`;
  const statement = `
    with held as (${end === null ? stockNow : stockBefore(end)}), priced as (
      select held.*, held.quantity * coalesce(own.price, ${end === null ? '' : 'general.price, '}article.price) as worth,
        currency.exchange_rate, case when settings.is_in_vat then ${withVat('article.vat_id')} else 1000 end as net_divisor
      from held
      join tenant.articles article on article.business_id = $1 and article.id = held.article_id
      join tenant.settings settings on settings.business_id = $1
      ${end === null ? pricesNow : pricesBefore(end)}
      where true${conditions}
    ), valued as materialized (
      select shop_id, article_id, quantity, value, is_in_transit, ${inLek('1000')} as price_value,
        ${inLek('net_divisor')} as net_value
      from priced
    ), summed as (${sumsOfParts(ofCategory)})
    ${namesOfParts}
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

const sumsOfParts = (ofCategory: string): string => `
  select 'shop' as part, shop_id as id, ${sums} from valued where not is_in_transit group by shop_id
  union all
  select 'category', link.category_id, ${sums} from valued
  left join tenant.article_categories link on link.business_id = $1 and link.article_id = valued.article_id
  where not is_in_transit${ofCategory} group by link.category_id
  union all
  select 'transit', null, ${sums} from valued where is_in_transit`;

const namesOfParts = `
  select summed.*, coalesce(shop.name, category.name) as name from summed
  left join tenant.shops shop on part = 'shop' and shop.business_id = $1 and shop.id = summed.id
  left join tenant.categories category
    on part = 'category' and category.business_id = $1 and category.id = summed.id`;

/** The price with VAT, in thousandths of the price without VAT: 1200 for 20 %. */
const withVat = (vatId: string): string =>
  `case ${vatId} ${vatRates.map(({ id, percent }) => `when '${id}' then ${1000 + percent * 10}`).join(' ')} end`;

/**
 * SQL for quantity times price in hundredths of a lek, rounded half away from zero. Prices in lek use integer
 * division with added half a divisor, because `numeric` arithmetic would take a third of the time of the statement.
 */
const inLek = (divisor: string): string =>
  `case when exchange_rate is null
    then (worth + case when worth < 0 then -${divisor} else ${divisor} end / 2) / ${divisor}
    else round(worth * exchange_rate / ${divisor})::bigint end`;

const pricesNow = `
  left join tenant.article_prices own
    on own.business_id = $1 and own.article_id = held.article_id and own.shop_id = held.shop_id
  left join tenant.currencies currency on currency.business_id = $1 and currency.code = article.currency`;

/**
 * The SQL joins for the price and exchange rate just before `end`: the shop's own price, otherwise the
 * general one. An article that had no price then is valued at its current price.
 */
const pricesBefore = (end: string): string => `
  left join (${lastBefore(end, 'tenant.price_history', ['article_id', 'shop_id'])}) own
    on own.article_id = held.article_id and own.shop_id = held.shop_id
  left join (${lastBefore(end, 'tenant.price_history', ['article_id', 'shop_id'])}) general
    on general.article_id = held.article_id and general.shop_id is null
  left join (${lastBefore(end, 'tenant.exchange_rates', ['code'])}) currency on currency.code =
    case when own.price is not null then own.currency else coalesce(general.currency, article.currency) end`;

/** The newest row of each group before `end`. */
const lastBefore = (end: string, table: string, group: readonly string[]): string => `
  select distinct on (${group.join()}) * from ${table} where business_id = $1 and at < ${end}
  order by ${group.join()}, at desc, id desc`;

/**
 * The join with the shops leaves out transfers from shops that the employee may not see: row-level security also
 * shows transfers to their own shops.
 */
const inTransitUntil = (end: string | null): string => `
  select transfer.shop_id, line.article_id, sum(line.quantity)::bigint as quantity, sum(line.cost)::bigint as value,
    true as is_in_transit
  from tenant.warehouse_documents transfer
  join tenant.shops shop on shop.business_id = $1 and shop.id = transfer.shop_id
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
