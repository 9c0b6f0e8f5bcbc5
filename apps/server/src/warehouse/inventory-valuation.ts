import type { contract } from '@tezga/contract';
import { endOfTiranaDay, sumOf, type Money } from '@tezga/domain';
import { withCustomPlan } from '../platform/database/with-custom-plan.ts';
import { oneOf, valuesFor, type Values } from '../platform/documents/find-page.ts';
import type { Handler } from '../platform/http/context.ts';
import { inCategories } from './stock-list.ts';

interface ValuedGroup {
  readonly id: string | null;
  readonly name: string | null;
  readonly articlesCount: bigint;
  readonly negativeCount: bigint;
  readonly value: Money;
}

/**
 * The value of the stock by shop and by category: now, or at the end of a day from the movements until then. An article
 * in several categories counts in each of them.
 */
export const inventoryValuation: Handler<typeof contract.warehouse.inventoryValuation> = async (
  { shopIds, category, date },
  { transaction, businessId },
) => {
  const values = valuesFor(businessId);
  const held = date === undefined ? stockNow : stockBefore(values, endOfTiranaDay(date));
  const conditions = [
    'held.quantity <> 0',
    ...oneOf('held.shop_id', shopIds, values),
    ...inCategories('held.article_id', category === undefined ? [] : [category], values),
  ].join(' and ');
  const filter = [...values.given];
  // The rows of other categories of the same articles are left out.
  const ofCategory = category === undefined ? '' : ` and link.category_id = ${values.place(category)}`;
  const [shops, categories] = await withCustomPlan(transaction, () =>
    Promise.all([
      transaction.run<ValuedGroup>(
        `select shop.id, shop.name, ${sums} from (${held}) held
         join tenant.shops shop on shop.business_id = $1 and shop.id = held.shop_id
         where ${conditions} group by shop.id, shop.name order by shop.name, shop.id`,
        filter,
      ),
      transaction.run<ValuedGroup>(
        `select category.id, category.name, ${sums} from (${held}) held ${categoryOfArticle}
         where ${conditions}${ofCategory}
         group by category.id, category.name order by category.name nulls last, category.id`,
        values.given,
      ),
    ]),
  );
  return {
    shops: shops.map((shop) =>
      Object.assign(partOf(shop), { shopId: shop.id ?? '', shopName: shop.name ?? '' }),
    ),
    categories: categories.map((group) =>
      Object.assign(partOf(group), { categoryId: group.id, categoryName: group.name }),
    ),
    value: sumOf(shops.map(({ value }) => value)),
  };
};

const partOf = ({ articlesCount, negativeCount, value }: ValuedGroup) => ({
  articlesCount: Number(articlesCount),
  negativeCount: Number(negativeCount),
  value,
});

const sums = `count(*) as "articlesCount", count(*) filter (where held.quantity < 0) as "negativeCount",
  coalesce(sum(held.value), 0)::bigint as value`;

const categoryOfArticle = `
  left join tenant.article_categories link on link.business_id = $1 and link.article_id = held.article_id
  left join tenant.categories category on category.business_id = $1 and category.id = link.category_id`;

const stockNow = 'select shop_id, article_id, quantity, value from tenant.stock where business_id = $1';

const stockBefore = ({ place }: Values, end: Date): string => `
  select shop_id, article_id, sum(quantity)::bigint as quantity, sum(value)::bigint as value
  from tenant.stock_movements where business_id = $1 and at < ${place(end)}
  group by shop_id, article_id`;
