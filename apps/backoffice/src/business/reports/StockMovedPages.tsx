import { contract, movedSortColumns, type InputOf, type OutputOf } from '@tezga/contract';
import {
  baseCurrency,
  businessLevel,
  noMoney,
  tiranaDay,
  type StockDocument,
  type WarehouseDocumentKind,
} from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  countColumn,
  dateColumn,
  formatAmount,
  formatCount,
  nameColumn,
  quantityColumn,
  usePhrases,
  type Column,
} from '@tezga/ui';
import { IconPackageExport, IconPackageImport } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { invoicePath, warehouseDocumentPath, warehousePaths } from '../../kits/documents/document-paths.ts';
import { chosenIn, searchRequest, sortedBy, sortRequest } from '../../kits/lists/list-request.ts';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { periodOf } from '../../kits/reports/report-state.ts';
import { useReportScreen } from '../../kits/reports/use-report-screen.tsx';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import { useMayRead } from '../../session/use-may-read.ts';
import { useOperatorFilter } from '../employees/index.ts';
import { levelAddress } from './level-address.ts';
import { sendActions } from './SendByEmail.tsx';
import { useStockFilters } from './use-stock-filters.ts';

type Request = InputOf<typeof contract.reports.stockEntries>;
type Report = OutputOf<typeof contract.reports.stockEntries>;
type Row = Report['rows'][number];

/** The stock entries of a period by employee; an employee opens the documents. */
export const StockEntriesPage = () => <MovedReport direction="stockEntries" />;

/** The stock exits of a period by employee; an employee opens the documents. */
export const StockExitsPage = () => <MovedReport direction="stockExits" />;

const paths = {
  stockEntries: '/analyticReportWarehouseEntries',
  stockExits: '/analyticReportWarehouseExits',
};
const icons = { stockEntries: IconPackageImport, stockExits: IconPackageExport };
const defaults = sortedBy('quantity', 'desc');
/** Stands in the URL for "no employee", because the URL omits empty filters. */
const nobody = 'none';
const barsMax = 15;

function MovedReport({ direction }: { readonly direction: keyof typeof paths }) {
  const { reports: words } = usePhrases();
  const list = useListState(defaults);
  const { state } = list;
  const [today] = useState(() => tiranaDay(new Date()));
  const { from, to } = periodOf(state, today);
  const [employee] = chosenIn(state, 'employee');
  const request: Request = {
    from,
    to,
    shopIds: chosenIn(state, 'shop'),
    categoryIds: chosenIn(state, 'category'),
    operatorIds: chosenIn(state, 'operator'),
    ...(employee === undefined ? {} : { employee: employee === nobody ? '' : employee }),
    page: state.page,
    perPage: state.perPage,
    ...searchRequest(state),
    ...sortRequest(state, movedSortColumns),
  };
  const query = useQuery({
    queryKey: ['stock', 'report', direction, request],
    queryFn: ({ signal }) => call(contract.reports[direction], request, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const isCostShown = useMayRead('cost');
  const { role } = useSession();
  const isOfEmployee = employee !== undefined;
  const name = direction === 'stockEntries' ? 'stock-entries' : 'stock-exits';
  const stockFilters = useStockFilters();
  const employeeFilter = useOperatorFilter(words.employee);
  const hrefOf = (key: string): string | null => {
    if (!isOfEmployee)
      return levelAddress(paths[direction], state, { employee: [key || nobody], operator: [] });
    const kind = data?.rows.find((row) => row.key === key)?.document?.kind;
    if (kind === 'invoice')
      return businessLevel(role, 'receipts') === 'none' ? null : invoicePath({ _id: key });
    const mayOpen =
      kind !== undefined && isWarehouseKind(kind) && businessLevel(role, 'warehouse') !== 'none';
    return mayOpen ? warehouseDocumentPath(kind, key) : null;
  };
  return useReportScreen<Row>({
    ...list,
    name,
    title: words.titles[direction],
    icon: icons[direction],
    defaults,
    words: { count: words.rows, searchHint: words.searchHint },
    idOf: ({ key }) => key,
    keyOf: ({ key }) => key,
    ...(isOfEmployee
      ? {
          breadcrumb: [
            words.group,
            <Link key="employees" to={paths[direction]}>
              {words.titles[direction]}
            </Link>,
          ],
        }
      : {}),
    ownFilters: ['employee'],
    query: {
      ...query,
      data:
        data === undefined
          ? undefined
          : { rows: data.rows, total: data.totalResult, totals: totalsOf(data, isCostShown) },
    },
    fetchPage: async (page, perPage, signal) => {
      const { rows, totalResult } = await call(
        contract.reports[direction],
        { ...request, page, perPage },
        { signal },
      );
      return { rows, total: totalResult };
    },
    columns: movedColumns(words, { isOfEmployee, isCostShown }),
    filters: isOfEmployee ? stockFilters : [...stockFilters, ...employeeFilter],
    before: data?.before ?? null,
    figures: data === undefined ? [] : figuresOf(data, words, isCostShown),
    notes: [],
    bars: isCostShown ? data?.rows.slice(0, barsMax).map((row) => barOf(row, words)) : null,
    chartTitle: words.titles[direction],
    chartNote: baseCurrency,
    hrefOf,
    ...(isOfEmployee ? {} : sendActions(name, { title: words.titles[direction], state })),
  });
}

const isWarehouseKind = (kind: StockDocument): kind is WarehouseDocumentKind =>
  Object.hasOwn(warehousePaths, kind);

const nameOf = ({ name }: Row, words: Phrases['reports']) => name ?? words.noEmployee;

const barOf = (row: Row, words: Phrases['reports']) => {
  const name = nameOf(row, words);
  return { key: row.key, tick: name, name, total: row.value ?? noMoney, count: null, before: null };
};

const totalsOf = ({ totals }: Report, isCostShown: boolean): Record<string, bigint | number> => ({
  documents: totals.documents,
  ...(isCostShown ? { value: totals.value ?? noMoney } : {}),
});

function figuresOf({ totals, before }: Report, words: Phrases['reports'], isCostShown: boolean) {
  const documents = {
    label: words.documents,
    value: formatCount(totals.documents),
    rule: words.stockRules.documents,
    compared: { now: BigInt(totals.documents), before: BigInt(before.documents) },
  };
  if (!isCostShown) return [documents];
  const [now, earlier] = [totals.value ?? noMoney, before.value ?? noMoney];
  return [
    {
      label: words.value,
      unit: baseCurrency,
      value: formatAmount(now),
      rule: words.stockRules.value,
      compared: { now, before: earlier },
    },
    documents,
  ];
}

interface Shown {
  readonly isOfEmployee: boolean;
  readonly isCostShown: boolean;
}

function movedColumns(words: Phrases['reports'], { isOfEmployee, isCostShown }: Shown): Column<Row>[] {
  return [
    nameColumn('name', isOfEmployee ? words.document : words.employee, 200, (row) => nameOf(row, words), {
      minWidth: 120,
    }),
    ...(isOfEmployee
      ? [dateColumn<Row>('date', words.date, 142, ({ document }) => document?.at ?? null)]
      : [
          countColumn<Row>('documents', words.documents, 100, ({ documents }) => documents, {
            sortable: true,
            footerTotal: true,
          }),
        ]),
    quantityColumn('quantity', words.quantity, 120, (row) => row.quantity ?? null, {
      sortable: true,
      card: 'amount',
    }),
    ...(isCostShown
      ? [amountColumn<Row>('value', words.value, 120, (row) => row.value ?? null, { footerTotal: true })]
      : []),
  ];
}
