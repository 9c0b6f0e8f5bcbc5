import type { contract } from '@tezga/contract';
import { noMoney, tiranaDay, type Money } from '@tezga/domain';
import { enterManagedBusiness } from '../../businesses/index.ts';
import type { Handler } from '../../platform/http/context.ts';

interface Sold {
  readonly period: 'today' | 'month' | 'year';
  readonly count: bigint;
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
}

export const salesOfBusiness: Handler<typeof contract.sales.salesOfBusiness> = async (
  { businessId },
  context,
) => {
  await enterManagedBusiness(context, businessId);
  const { transaction, clock } = context;
  const sold = await transaction.run<Sold>(soldInPeriods, [businessId, tiranaDay(clock.now())]);
  const sumsOf = (wanted: Sold['period']) => {
    const sums = sold.find(({ period }) => period === wanted);
    return {
      count: Number(sums?.count ?? 0n),
      totalPriceWithoutVAT: sums?.withoutVat ?? noMoney,
      totalVATAmount: sums?.vat ?? noMoney,
      totalPrice: sums?.withVat ?? noMoney,
    };
  };
  return { today: sumsOf('today'), month: sumsOf('month'), year: sumsOf('year') };
};

const soldInPeriods = `
  select period.name as period, sum(totals.count)::bigint as count, sum(totals.without_vat)::bigint as "withoutVat",
    sum(totals.vat)::bigint as vat, sum(totals.with_vat)::bigint as "withVat"
  from (values ('today', 'day', $2::date), ('month', 'month', date_trunc('month', $2::date)::date),
    ('year', 'month', date_trunc('year', $2::date)::date)) as period (name, span, first_day)
  join tenant.sale_totals totals on totals.business_id = $1 and totals.dimension = 'shop'
    and totals.span = period.span and totals.first_day between period.first_day and $2::date
  group by period.name`;
