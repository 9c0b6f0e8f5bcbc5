import { contract, stockReportSortColumns, type InputOf, type OutputOf } from '@tezga/contract';
import { baseCurrency, businessLevel, noMoney, tiranaDay, type Money } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  formatAmount,
  nameColumn,
  quantityColumn,
  textColumn,
  usePhrases,
  type Column,
} from '@tezga/ui';
import { IconPackages } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stockPathOf } from '../../kits/documents/document-paths.ts';
import { chosenIn, searchRequest, sortedBy, sortRequest } from '../../kits/lists/list-request.ts';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { periodOf } from '../../kits/reports/report-state.ts';
import { useReportScreen } from '../../kits/reports/use-report-screen.tsx';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import { useMayRead } from '../../session/use-may-read.ts';
import { sendActions } from './SendByEmail.tsx';
import { useStockFilters } from './use-stock-filters.ts';

type Report = OutputOf<typeof contract.reports.stock>;
type Row = Report['rows'][number];
type Request = InputOf<typeof contract.reports.stock>;

const defaults = sortedBy('left', 'desc');
const barsMax = 15;
const tickMax = 12;

/** The stock of each article at the beginning and at the end of a period, and the movements between. */
export function StockReportPage() {
  const { reports: words } = usePhrases();
  const list = useListState(defaults);
  const { state } = list;
  const [today] = useState(() => tiranaDay(new Date()));
  const { from, to } = periodOf(state, today);
  const request: Request = {
    from,
    to,
    shopIds: chosenIn(state, 'shop'),
    categoryIds: chosenIn(state, 'category'),
    page: state.page,
    perPage: state.perPage,
    ...searchRequest(state),
    ...sortRequest(state, stockReportSortColumns),
  };
  const query = useQuery({
    queryKey: ['stock', 'report', request],
    queryFn: ({ signal }) => call(contract.reports.stock, request, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const isCostShown = useMayRead('cost');
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
    before: null,
    figures:
      data === undefined || !isCostShown
        ? []
        : (['enteredValue', 'leftValue', 'closingValue'] as const).map((name) => ({
            label: words[name],
            unit: baseCurrency,
            value: formatAmount(data.totals[name] ?? noMoney),
            rule: words.stockRules[name],
          })),
    notes: [],
    bars: isCostShown ? data?.rows.slice(0, barsMax).map(barOf) : null,
    chartTitle: words.leftValue,
    chartNote: baseCurrency,
    hrefOf: mayOpen ? stockPathOf : null,
    ...sendActions('stock-report', { title: words.titles.stock, state }),
  });
}

const barOf = ({ key, name, leftValue = noMoney }: Row) => ({
  key,
  tick: name.length > tickMax ? `${name.slice(0, tickMax - 1)}…` : name,
  name,
  total: leftValue,
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
            hiddenByDefault: hidden.has(name),
          }),
        )
      : []),
  ];
}
