import type { contract, OutputOf } from '@tezga/contract';
import { noMoney, type Money } from '@tezga/domain';
import { isOneOf, valuesFor } from '../platform/documents/find-page.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { revenueIn } from './documented-sold.ts';
import type { SoldFilter } from './sold-filter.ts';
import { soldReport, type SoldReportInput } from './sold-report.ts';

type Reading = Pick<BusinessContext, 'transaction' | 'businessId'>;

type Employees = typeof contract.reports.employees;

export const employees: Handler<Employees> = (input, context) => employeesReport(input, context);

export async function employeesReport(
  input: SoldReportInput,
  context: Reading,
): Promise<OutputOf<Employees>> {
  const report = await soldReport('operator', input, context);
  const sums = await sumsByClass(
    input,
    report.rows.map(({ key }) => key),
    context,
  );
  return {
    ...report,
    rows: report.rows.map((row) => {
      const sumOf = (name: string) => sums.get(`${row.key}:${name}`) ?? noMoney;
      return Object.assign({}, row, {
        cash: sumOf('cash'),
        card: sumOf('card'),
        nonCash: sumOf('nonCash'),
        orders: sumOf('order'),
      });
    }),
  };
}

const withOrders = `('cash', 'card', 'nonCash', 'order')`;

/** The sums of sales for each operator and class of invoice; the key is `operator:class`. */
async function sumsByClass(
  filter: SoldFilter,
  operatorIds: readonly string[],
  { transaction, businessId }: Reading,
): Promise<ReadonlyMap<string, Money>> {
  if (operatorIds.length === 0) return new Map();
  const values = valuesFor(businessId);
  const { categoryIds } = filter;
  const conditions = [
    ...revenueIn(filter, values, withOrders),
    isOneOf('invoice.operator_id', operatorIds, values),
  ].join(' and ');
  const rows = await transaction.run<{ key: string; total: Money }>(
    categoryIds.length === 0
      ? `select operator_id || ':' || class as key, sum(with_vat)::bigint as total
         from tenant.invoices invoice where ${conditions} group by 1`
      : `select operator_id || ':' || class as key, sum(line.with_vat)::bigint as total
         from tenant.invoices invoice
         join tenant.invoice_lines line on line.business_id = $1 and line.invoice_id = invoice.id
         where ${conditions} and exists (select from tenant.article_categories link where link.business_id = $1
           and link.article_id = line.article_id and link.category_id = any (${values.place(categoryIds)}::text[]))
         group by 1`,
    values.given,
  );
  return new Map(rows.map(({ key, total }) => [key, total]));
}
