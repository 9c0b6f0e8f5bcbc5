import { contract, movedSortColumns, type OutputOf } from '@tezga/contract';
import {
  baseCurrency,
  businessLevel,
  noMoney,
  noQuantity,
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
import { useQuery } from '@tanstack/react-query';
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
import { barsMax, levelAddress, levelSearch } from './level-address.ts';
import { movedPaths, movedQuery, type MovedRequest } from './stock-queries.ts';
import { chartNoteOf } from './chart-note.ts';
import { sendActions } from './SendByEmail.tsx';
import { useStockFilters } from './use-stock-filters.ts';

type Report = OutputOf<typeof contract.reports.stockEntries>;
type Row = Report['rows'][number];

/** The stock entries of a period by employee or by document; an employee opens the documents. */
export const StockEntriesPage = () => <MovedReport direction="stockEntries" />;

/** The stock exits of a period by employee or by document; an employee opens the documents. */
export const StockExitsPage = () => <MovedReport direction="stockExits" />;

const icons = { stockEntries: IconPackageImport, stockExits: IconPackageExport };
const defaultsByValue = sortedBy('value', 'desc');
const defaultsByQuantity = sortedBy('quantity', 'desc');
/** Stands in the URL for "no employee", because the URL omits empty filters. */
const nobody = 'none';

function MovedReport({ direction }: { readonly direction: keyof typeof movedPaths }) {
  const { reports: words } = usePhrases();
  const isCostShown = useMayRead('cost');
  const defaults = isCostShown ? defaultsByValue : defaultsByQuantity;
  const list = useListState(defaults);
  const { state } = list;
  const [today] = useState(() => tiranaDay(new Date()));
  const { from, to } = periodOf(state, today);
  const [employee] = chosenIn(state, 'employee');
  const isByDocument = employee !== undefined || chosenIn(state, 'level').includes('documents');
  const request: MovedRequest = {
    from,
    to,
    shopIds: chosenIn(state, 'shop'),
    categoryIds: chosenIn(state, 'category'),
    operatorIds: chosenIn(state, 'operator'),
    ...(isByDocument ? { by: 'document' } : {}),
    ...(employee === undefined ? {} : { employee: employee === nobody ? '' : employee }),
    page: state.page,
    perPage: state.perPage,
    ...searchRequest(state),
    ...sortRequest(state, movedSortColumns),
  };
  const query = useQuery(movedQuery(direction, request));
  const { data } = query;
  const isStockShown = useMayRead('stock');
  // In the default sort order this equals the request for the first page of the rows, so only one request is sent.
  const sort = isCostShown ? 'value' : 'quantity';
  const charted = useQuery(
    movedQuery(direction, { ...request, page: 1, perPage: barsMax, sort, direction: 'descending' }),
  );
  const { role } = useSession();
  const name = direction === 'stockEntries' ? 'stock-entries' : 'stock-exits';
  const stockFilters = useStockFilters();
  const employeeFilter = useOperatorFilter(words.employee);
  const hrefOf = (key: string): string | null => {
    if (!isByDocument) return levelAddress(movedPaths[direction], state, { employee: [key || nobody] });
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
    ...(isByDocument
      ? {
          breadcrumb: [
            words.group,
            <Link
              key="employees"
              to={movedPaths[direction]}
              search={levelSearch(state, { employee: [], level: [] })}
            >
              {words.titles[direction]}
            </Link>,
          ],
        }
      : {}),
    ownFilters: employee === undefined ? ['level'] : ['level', 'employee', 'operator'],
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
    columns: movedColumns(words, { isByDocument, isCostShown }),
    filters: employee !== undefined ? stockFilters : [...stockFilters, ...employeeFilter],
    before: data?.before ?? null,
    figures:
      data === undefined
        ? []
        : figuresOf(data, words, {
            isCostShown,
            opensWholeDocuments: chosenIn(state, 'category').length > 0,
            // No link from rows by document, which are the documents themselves. No link during a search for an
            // employee, because the linked page would list the documents of all employees.
            href:
              isByDocument || state.search !== ''
                ? undefined
                : levelAddress(movedPaths[direction], state, { level: ['documents'] }),
          }),
    notes: [],
    bars:
      isCostShown || isStockShown ? charted.data?.rows.map((row) => barOf(row, words, isCostShown)) : null,
    measure: isCostShown ? 'money' : 'quantity',
    chartTitle: words.titles[direction],
    chartNote: chartNoteOf(words, isCostShown, data?.totalResult),
    hrefOf,
    ...(isByDocument ? {} : sendActions(name, { title: words.titles[direction], state })),
  });
}

const isWarehouseKind = (kind: StockDocument): kind is WarehouseDocumentKind =>
  Object.hasOwn(warehousePaths, kind);

const nameOf = ({ name }: Row, words: Phrases['reports']) => name ?? words.noEmployee;

const barOf = (row: Row, words: Phrases['reports'], isCostShown: boolean) => {
  const name = nameOf(row, words);
  const total = isCostShown ? (row.value ?? noMoney) : (row.quantity ?? noQuantity);
  return { key: row.key, tick: name, name, total, count: null, before: null };
};

const totalsOf = ({ totals }: Report, isCostShown: boolean): Record<string, bigint | number> => ({
  documents: totals.documents,
  ...(isCostShown ? { value: totals.value ?? noMoney } : {}),
});

interface Figures {
  readonly isCostShown: boolean;
  /** Whether the documents also have goods that the report does not count. */
  readonly opensWholeDocuments: boolean;
  readonly href: string | undefined;
}

function figuresOf(
  { totals, before }: Report,
  words: Phrases['reports'],
  { isCostShown, opensWholeDocuments, href }: Figures,
) {
  const { stockRules } = words;
  const whole = opensWholeDocuments ? ` ${stockRules.wholeDocuments}` : '';
  const documents = {
    label: words.documents,
    href,
    value: formatCount(totals.documents),
    rule: stockRules.documents,
    compared: { now: BigInt(totals.documents), before: BigInt(before.documents) },
  };
  if (!isCostShown) return [documents];
  const [now, earlier] = [totals.value ?? noMoney, before.value ?? noMoney];
  return [
    {
      label: words.value,
      unit: baseCurrency,
      href,
      value: formatAmount(now),
      rule: `${stockRules.value}${whole}`,
      compared: { now, before: earlier },
    },
    documents,
  ];
}

interface Shown {
  readonly isByDocument: boolean;
  readonly isCostShown: boolean;
}

function movedColumns(words: Phrases['reports'], { isByDocument, isCostShown }: Shown): Column<Row>[] {
  return [
    nameColumn('name', isByDocument ? words.document : words.employee, 200, (row) => nameOf(row, words), {
      minWidth: 120,
    }),
    ...(isByDocument
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
      ? [
          amountColumn<Row>('value', words.value, 120, (row) => row.value ?? null, {
            sortable: true,
            footerTotal: true,
          }),
        ]
      : []),
  ];
}
