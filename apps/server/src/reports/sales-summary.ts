import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { soldReport, soldRowsOf } from './sold-report.ts';

export const salesSummary: Handler<typeof contract.reports.salesSummary> = (input, context) =>
  soldReport(input.by, input, context);

/** The maximum number of bars in a chart; more are not readable. */
const barsMax = 400;

export const salesSummaryChart: Handler<typeof contract.reports.salesSummaryChart> = async (
  { by, ...input },
  context,
) => {
  const isRanked = by === 'shop' || by === 'till' || by === 'method';
  const order = isRanked
    ? ({ sort: 'total', direction: 'descending' } as const)
    : ({ sort: 'key', direction: 'ascending' } as const);
  const { rows } = await soldRowsOf(by, { ...input, ...order }, { skip: 0, take: barsMax }, context);
  return {
    rows: rows.map(({ key, name, count, withVat, before }) => ({
      key,
      name,
      count: input.categoryIds.length > 0 ? null : Number(count),
      totalPrice: withVat,
      before,
    })),
  };
};
