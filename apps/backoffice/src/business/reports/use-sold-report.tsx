import { baseCurrency, businessLevel, tiranaDay, type SoldGrouping } from '@tezga/domain';
import { formatAmount, formatCount, usePhrases, type Column, type TableState } from '@tezga/ui';
import type { Icon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import type { useListState } from '../../kits/lists/use-list-state.ts';
import { periodOf } from '../../kits/reports/report-state.ts';
import type { ChartBar } from '../../kits/reports/SalesChart.tsx';
import { useReportScreen, type ReportFigure } from '../../kits/reports/use-report-screen.tsx';
import { useSession } from '../../session/session-context.ts';
import { useMayRead } from '../../session/use-may-read.ts';
import { barsMax } from './level-address.ts';
import { soldQuery, type ReadSold } from './queries.ts';
import { sendActions } from './SendByEmail.tsx';
import { marginOf, partsOfInvoices, soldColumns } from './sold-columns.tsx';
import { soldInvoices } from './sold-invoices.ts';
import { soldRequest, type SoldRequest } from './sold-request.ts';
import { soldName, soldTick, type SoldReport, type SoldRow } from './sold-rows.ts';
import { useSoldFilters } from './use-sold-filters.ts';

/** The declaration of a sales report. */
interface SoldReportScreen<Request extends SoldRequest, Row extends SoldRow> {
  /** The name under which its saved views and layout are stored. */
  readonly name: string;
  readonly title: string;
  readonly icon: Icon;
  readonly grouping: SoldGrouping;
  readonly list: ReturnType<typeof useListState>;
  readonly defaults: TableState;
  readonly read: ReadSold<Request, Row>;
  /** Adds to the request the fields that only this report has. */
  readonly requestOf: (request: SoldRequest) => Request;
  /** The bars of the chart; left out if the chart shows the rows with the highest totals. */
  readonly bars?: readonly Pick<SoldRow, 'key' | 'name' | 'count' | 'totalPrice' | 'before'>[] | undefined;
  readonly hasOwnBars?: boolean;
  readonly choice?: ReactNode;
  readonly ownFilters?: readonly string[];
  /** The page that a row opens, null if it opens none; by default the list of invoices, if the role may read it. */
  readonly hrefOf?: ((key: string) => string) | null;
  /** The row of the level above, to whose invoices the report is limited. */
  readonly within?: { readonly grouping: SoldGrouping; readonly key: string };
  readonly searchHint?: string;
  readonly breadcrumb?: readonly ReactNode[];
  /** The columns that follow the common columns of all sales reports. */
  readonly moreColumns?: readonly Column<Row>[];
  /** Columns of all sales reports that this report hides by default. */
  readonly hiddenColumns?: readonly string[];
}

/** The screen of a sales report: its list, figures, chart and notes. */
export function useSoldReport<Request extends SoldRequest, Row extends SoldRow = SoldRow>(
  report: SoldReportScreen<Request, Row>,
): ReactElement {
  const { name, title, icon, grouping, list, defaults, read, requestOf, hasOwnBars = false } = report;
  const { within = null } = report;
  const phrases = usePhrases();
  const words = phrases.reports;
  const { state } = list;
  const [today] = useState(() => tiranaDay(new Date()));
  const { from, to } = periodOf(state, today);
  const range = useMemo(() => ({ from, to }), [from, to]);
  const request = requestOf(soldRequest(state, range));
  const query = useQuery(soldQuery(name, read, request));
  // In the default sort order this equals the request for the first page of the rows, so only one request is sent.
  const highest = { ...request, page: 1, perPage: barsMax, sort: 'total', direction: 'descending' } as const;
  const charted = useQuery({ ...soldQuery(name, read, highest), enabled: !hasOwnBars });
  const isCostShown = useMayRead('cost');
  const mayOpen = businessLevel(useSession().role, 'receipts') !== 'none';
  const invoicesOf = mayOpen ? (key: string) => soldInvoices(state, range, { grouping, key }) : null;
  const hrefOf = report.hrefOf === undefined ? invoicesOf : report.hrefOf;
  const nameOf = (row: Pick<SoldRow, 'key' | 'name'>) => soldName(grouping, row, range, phrases);
  const { data } = query;
  const isCounted = (state.filters['category'] ?? []).length === 0;
  const isCompared = data?.isBeforeWhole === true && grouping !== 'invoice';
  const isForeign = data !== undefined && data.currencies.length > 0;
  const bars = hasOwnBars ? report.bars : charted.data?.rows;
  const isCut = !hasOwnBars && (data?.totalResult ?? 0) > barsMax;
  // During a search the figures have no link, because the list of invoices cannot search the rows of a report.
  const isListed = mayOpen && state.search === '';
  return useReportScreen<Row>({
    ...list,
    name,
    title,
    icon,
    defaults,
    words: {
      count: words.rows,
      ...(report.searchHint === undefined ? {} : { searchHint: report.searchHint }),
    },
    idOf: ({ key }) => key,
    keyOf: ({ key }) => key,
    query: {
      ...query,
      data:
        data === undefined
          ? undefined
          : { rows: data.rows, total: data.totalResult, totals: totalsByColumn(data, isCostShown) },
    },
    fetchPage: async (page, perPage, signal) => {
      const { rows, totalResult } = await read({ ...request, page, perPage }, { signal });
      return { rows, total: totalResult };
    },
    columns: [
      ...soldColumns({ grouping, words, nameOf, isCostShown, isCounted, isCompared, isForeign }).map(
        (column) =>
          report.hiddenColumns?.includes(column.id) === true
            ? Object.assign({}, column, { hiddenByDefault: true })
            : column,
      ),
      ...(report.moreColumns ?? []),
    ],
    filters: useSoldFilters(grouping !== 'method'),
    before: isCompared ? data.before : null,
    figures:
      data === undefined
        ? []
        : soldFigures(data, words, {
            isCompared,
            isCostShown,
            opensWholeInvoices: mayOpen && (partsOfInvoices.has(grouping) || !isCounted),
            href: isListed ? soldInvoices(state, range, within) : undefined,
          }),
    notes: data === undefined ? [] : notesOf(data, words),
    bars: bars?.map((row) => barOf(grouping, row, nameOf(row), isCompared)),
    chartTitle: words.chartOf(words.groupings[grouping]),
    chartNote: isCut ? `${words.inAll} · ${words.largest(barsMax)}` : words.inAll,
    hrefOf,
    choice: report.choice,
    ...sendActions(name, { title, state }),
    ...(report.breadcrumb === undefined ? {} : { breadcrumb: [...report.breadcrumb] }),
    ...(report.ownFilters === undefined ? {} : { ownFilters: report.ownFilters }),
  });
}

const barOf = (
  grouping: SoldGrouping,
  { key, count, totalPrice, before }: Pick<SoldRow, 'key' | 'count' | 'totalPrice' | 'before'>,
  name: string,
  isCompared: boolean,
): ChartBar => ({
  key,
  tick: soldTick(grouping, key, name),
  name,
  total: totalPrice,
  count,
  before: isCompared ? before : null,
});

type Words = ReturnType<typeof usePhrases>['reports'];

function totalsByColumn(
  { totals }: Pick<SoldReport, 'totals'>,
  isCostShown: boolean,
): Record<string, bigint | number> {
  const margin = isCostShown ? marginOf(totals) : null;
  const sums = {
    count: totals.count,
    quantity: totals.quantity,
    withoutVat: totals.totalPriceWithoutVAT,
    vat: totals.totalVATAmount,
    total: totals.totalPrice,
    cost: isCostShown ? totals.cost : null,
    margin,
  };
  return Object.fromEntries(
    Object.entries(sums).flatMap(([id, sum]) => (sum === null || sum === undefined ? [] : [[id, sum]])),
  );
}

interface Shown {
  readonly isCompared: boolean;
  readonly isCostShown: boolean;
  /** Whether the opened invoices also have lines or payments that the report does not count. */
  readonly opensWholeInvoices: boolean;
  readonly href: string | undefined;
}

function soldFigures(
  { totals, before }: Pick<SoldReport, 'totals' | 'before'>,
  words: Words,
  shown: Shown,
): ReportFigure[] {
  const { isCompared, isCostShown, opensWholeInvoices, href } = shown;
  const margin = isCostShown ? marginOf(totals) : null;
  const inLek = { unit: baseCurrency, href };
  return [
    {
      label: words.total,
      ...inLek,
      value: formatAmount(totals.totalPrice),
      rule: opensWholeInvoices ? `${words.rules.total} ${words.rules.wholeInvoices}` : words.rules.total,
      compared: isCompared ? { now: totals.totalPrice, before: before.totalPrice } : null,
    },
    ...(totals.count === null
      ? []
      : [
          {
            label: words.count,
            href,
            value: formatCount(totals.count),
            rule: words.rules.count,
            compared:
              isCompared && before.count !== null
                ? { now: BigInt(totals.count), before: BigInt(before.count) }
                : null,
          },
        ]),
    ...(totals.totalPriceWithoutVAT === null
      ? []
      : [
          {
            label: words.withoutVat,
            ...inLek,
            value: formatAmount(totals.totalPriceWithoutVAT),
            rule: words.rules.withoutVat,
          },
        ]),
    ...(totals.totalVATAmount === null
      ? []
      : [{ label: words.vat, ...inLek, value: formatAmount(totals.totalVATAmount), rule: words.rules.vat }]),
    ...(margin === null
      ? []
      : [{ label: words.margin, ...inLek, value: formatAmount(margin), rule: words.rules.margin }]),
  ];
}

/** Notes about invoices that are not in the sums, and about amounts in foreign currencies. */
function notesOf({ apart, currencies }: Pick<SoldReport, 'apart' | 'currencies'>, words: Words): string[] {
  const { orders, others } = apart ?? { orders: null, others: null };
  return [
    ...currencies.map(({ currency, inCurrency, totalPrice }) =>
      words.inCurrency(formatAmount(inCurrency), currency, formatAmount(totalPrice)),
    ),
    ...(orders === null || orders.count === 0
      ? []
      : [words.orders(formatCount(orders.count), formatAmount(orders.totalPrice))]),
    ...(others === null || others.count === 0
      ? []
      : [words.others(formatCount(others.count), formatAmount(others.totalPrice))]),
  ];
}
