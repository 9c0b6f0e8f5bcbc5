import { contract, stockReportSortColumns, type OutputOf } from '@tezga/contract';
import { baseCurrency, businessLevel, noMoney, noQuantity, tiranaDay, type Money } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  formatAmount,
  nameColumn,
  quantityColumn,
  textColumn,
  usePhrases,
  type Column,
  type TableState,
} from '@tezga/ui';
import { IconPackages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stockPathOf, valuationPath } from '../../kits/documents/document-paths.ts';
import { chosenIn, searchRequest, sortedBy, sortRequest } from '../../kits/lists/list-request.ts';
import { useListState } from '../../kits/lists/use-list-state.ts';
import type { DayRange } from '../../kits/reports/period.ts';
import { periodOf } from '../../kits/reports/report-state.ts';
import { useReportScreen } from '../../kits/reports/use-report-screen.tsx';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import { useMayRead } from '../../session/use-may-read.ts';
import { chartNoteOf } from './chart-note.ts';
import { barsMax, levelAddress } from './level-address.ts';
import { sendActions } from './SendByEmail.tsx';
import { movedPaths, stockReportQuery, type StockReportRequest } from './stock-queries.ts';
import { useStockFilters } from './use-stock-filters.ts';

type Report = OutputOf<typeof contract.reports.stock>;
type Row = Report['rows'][number];

// The same order as in the chart, so that the list and the chart share one request.
const defaultsByValue = sortedBy('leftValue', 'desc');
const defaultsByQuantity = sortedBy('left', 'desc');
const tickMax = 12;

/** The stock of each article at the beginning and at the end of a period, and the movements between. */
export function StockReportPage() {
  const { reports: words } = usePhrases();
  const isCostShown = useMayRead('cost');
  const defaults = isCostShown ? defaultsByValue : defaultsByQuantity;
  const list = useListState(defaults);
  const { state } = list;
  const [today] = useState(() => tiranaDay(new Date()));
  const { from, to } = periodOf(state, today);
  const request: StockReportRequest = {
    from,
    to,
    shopIds: chosenIn(state, 'shop'),
    categoryIds: chosenIn(state, 'category'),
    page: state.page,
    perPage: state.perPage,
    ...searchRequest(state),
    ...sortRequest(state, stockReportSortColumns),
  };
  const query = useQuery(stockReportQuery(request));
  const { data } = query;
  const isStockShown = useMayRead('stock');
  const sort = isCostShown ? 'leftValue' : 'left';
  const charted = useQuery(
    stockReportQuery({ ...request, page: 1, perPage: barsMax, sort, direction: 'descending' }),
  );
  const mayOpen = businessLevel(useSession().role, 'warehouse') !== 'none';
  return useReportScreen<Row>({
    ...list,
    name: 'stock-report',
    title: words.titles.stock,
    icon: IconPackages,
    defaults,
    words: { count: words.rows, searchHint: words.searchHint },
    idOf: ({ key }) => key,
    keyOf: ({ key }) => key,
    query: {
      ...query,
      data:
        data === undefined
          ? undefined
          : { rows: data.rows, total: data.totalResult, totals: isCostShown ? valuesOf(data.totals) : {} },
    },
    fetchPage: async (page, perPage, signal) => {
      const { rows, totalResult } = await call(
        contract.reports.stock,
        { ...request, page, perPage },
        { signal },
      );
      return { rows, total: totalResult };
    },
    columns: stockColumns(words, isCostShown),
    filters: useStockFilters(),
    before: data?.before ?? null,
    figures:
      data === undefined || !isCostShown
        ? []
        : (['enteredValue', 'leftValue', 'closingValue'] as const).map((name) => ({
            label: words[name],
            unit: baseCurrency,
            value: formatAmount(data.totals[name] ?? noMoney),
            rule: words.stockRules[name],
            compared: { now: data.totals[name] ?? noMoney, before: data.before[name] ?? noMoney },
            href: figureAddress(name, state, { to, mayOpen }),
          })),
    notes: [],
    bars: isCostShown || isStockShown ? charted.data?.rows.map((row) => barOf(row, isCostShown)) : null,
    measure: isCostShown ? 'money' : 'quantity',
    chartTitle: isCostShown ? words.leftValue : words.left,
    chartNote: chartNoteOf(words, isCostShown, data?.totalResult),
    hrefOf: mayOpen ? (key) => historyAddress(key, state, { from, to }) : null,
    ...sendActions('stock-report', { title: words.titles.stock, state }),
  });
}

/**
 * The stock history of an article on the days of the report. It shows one shop: with several chosen shops the server
 * chooses one that has the article, because not each of them does.
 */
function historyAddress(articleId: string, state: TableState, { from, to }: DayRange): string {
  const shops = chosenIn(state, 'shop');
  return levelAddress(stockPathOf(articleId), noFilters, {
    date: [from, to],
    shop: shops.length === 1 ? shops : [],
  });
}

const noFilters = { filters: {} };

/**
 * The page that lists what a figure counts: the documents of the entries or exits, or the valuation at the end of the
 * period. The valuation can be filtered by only one shop and one category. Undefined if that page would count more
 * than the figure.
 */
function figureAddress(
  name: 'enteredValue' | 'leftValue' | 'closingValue',
  state: TableState,
  { to, mayOpen }: { readonly to: string; readonly mayOpen: boolean },
): string | undefined {
  if (state.search !== '') return undefined;
  if (name !== 'closingValue')
    return levelAddress(movedPaths[name === 'enteredValue' ? 'stockEntries' : 'stockExits'], state, {
      level: ['documents'],
    });
  const [shops, categories] = [chosenIn(state, 'shop'), chosenIn(state, 'category')];
  if (!mayOpen || shops.length > 1 || categories.length > 1) return undefined;
  const search = new URLSearchParams({ date: to });
  for (const shop of shops) search.set('shop', shop);
  for (const category of categories) search.set('category', category);
  return `${valuationPath}?${search.toString()}`;
}

const barOf = ({ key, name, left, leftValue }: Row, isCostShown: boolean) => ({
  key,
  tick: name.length > tickMax ? `${name.slice(0, tickMax - 1)}…` : name,
  name,
  total: isCostShown ? (leftValue ?? noMoney) : (left ?? noQuantity),
  count: null,
  before: null,
});

const values = ['openingValue', 'enteredValue', 'leftValue', 'revaluedValue', 'closingValue'] as const;

const valuesOf = (totals: Report['totals']): Record<string, Money> =>
  Object.fromEntries(values.map((name) => [name, totals[name] ?? noMoney]));

const hidden: ReadonlySet<string> = new Set(['openingValue', 'revaluedValue']);

function stockColumns(words: Phrases['reports'], isCostShown: boolean): Column<Row>[] {
  return [
    nameColumn('name', words.groupings.item, 190, ({ name }) => name, { minWidth: 150 }),
    textColumn('unit', words.unit, 56, ({ unit }) => unit),
    ...(['opening', 'entered', 'left', 'closing'] as const).map((name) =>
      quantityColumn<Row>(
        name,
        words[name],
        name === 'entered' || name === 'left' ? 96 : 116,
        (row) => row[name] ?? null,
        {
          sortable: true,
          ...(name === 'left' ? { card: 'amount' as const } : {}),
        },
      ),
    ),
    ...(isCostShown
      ? values.map((name) =>
          amountColumn<Row>(name, words[name], 130, (row) => row[name] ?? null, {
            footerTotal: true,
            emphasis: 'quiet',
            sortable: name === 'leftValue',
            hiddenByDefault: hidden.has(name),
          }),
        )
      : []),
  ];
}
