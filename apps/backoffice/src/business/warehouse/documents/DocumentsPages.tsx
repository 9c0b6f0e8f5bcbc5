import { printsAtOnce } from '@tezga/contract';
import { businessLevel, type WarehouseDocumentKind } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  choiceFilter,
  codeFilter,
  type Column,
  countColumn,
  dateColumn,
  formatCount,
  periodFilter,
  recordOption,
  textColumn,
  toast,
  usePhrases,
  type TableState,
} from '@tezga/ui';
import { IconCopy, IconPackageExport, IconPackageImport, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { newWarehousePath, warehouseDocumentPath } from '../../../kits/documents/document-paths.ts';
import { PrintDocuments } from '../../../kits/documents/PrintDocuments.tsx';
import { exportPages } from '../../../kits/lists/export-pages.ts';
import { bulkAction, rowAction } from '../../../kits/lists/row-action.tsx';
import { useListScreen, type ListScreen } from '../../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../../kits/lists/use-list-state.ts';
import { useOptions } from '../../../kits/lists/use-options.ts';
import { useSession } from '../../../session/session-context.ts';
import { necessaryQueries } from '../../../session/necessary-data.ts';
import { exportedEntries, exportedExits, warehouseQueries, type ListedDocument } from '../queries.ts';
import { documentPrint } from './document-print.ts';
import { entriesRequest, exitsRequest, reasonsOf } from './documents-request.ts';

const exportMax = 10_000;

type Declared = Pick<ListScreen<ListedDocument>, 'query' | 'fetchPage'>;
interface ListPart extends Declared {
  readonly state: TableState;
  readonly onStateChange: ReturnType<typeof useListState>['onStateChange'];
}

/** The list of warehouse entries, newest first. */
export function EntriesPage() {
  const { warehouse: words } = usePhrases();
  const list = useListState();
  const request = entriesRequest(list.state);
  return useDocumentsList('entry', {
    ...list,
    query: useQuery(warehouseQueries.entries(request)),
    fetchPage: exportPages(words, exportMax, (signal) => exportedEntries(request, signal)),
  });
}

/** The list of warehouse exits, newest first. */
export function ExitsPage() {
  const { warehouse: words } = usePhrases();
  const list = useListState();
  const request = exitsRequest(list.state);
  return useDocumentsList('exit', {
    ...list,
    query: useQuery(warehouseQueries.exits(request)),
    fetchPage: exportPages(words, exportMax, (signal) => exportedExits(request, signal)),
  });
}

function useDocumentsList(kind: WarehouseDocumentKind, list: ListPart) {
  const phrases = usePhrases();
  const { warehouse: words } = phrases;
  const kindWords = words.kinds[kind];
  const mayPost = businessLevel(useSession().role, 'warehouse') === 'readWrite';
  return useListScreen<ListedDocument>({
    ...list,
    ...useDocumentActions(kind, mayPost),
    name: `warehouse-${kind}`,
    words: { ...words, ...kindWords },
    icon: kind === 'entry' ? IconPackageImport : IconPackageExport,
    idOf: ({ _id }) => _id,
    exportNote: words.exportRule,
    columns: useMemo(() => documentColumns(phrases, kind), [phrases, kind]),
    filters: [
      periodFilter('date', words.date),
      codeFilter('reason', words.reason, reasonsOf[kind], words.reasons),
      choiceFilter('shop', words.shop, useOptions(necessaryQueries.shops, recordOption)),
    ],
    groupCardsBy: 'date',
    open: ({ _id }) => warehouseDocumentPath(kind, _id),
    add: mayPost ? { to: newWarehousePath(kind), label: kindWords.add } : undefined,
  });
}

/** Every role that sees the list prints; roles that may post also copy. */
function useDocumentActions(kind: WarehouseDocumentKind, mayPost: boolean) {
  const { warehouse: words } = usePhrases();
  const navigate = useNavigate();
  const [printed, setPrinted] = useState<readonly ListedDocument[]>([]);
  const [first] = printed;
  const name =
    printed.length === 1 && first !== undefined
      ? words.kinds[kind].heading(first.documentCode)
      : words.print.count(printed.length, formatCount(printed.length));
  /** The print dialog takes over, so the bulk action itself has nothing to run. */
  const printMany = async (documents: readonly ListedDocument[]) => {
    if (documents.length <= printsAtOnce) setPrinted(documents);
    else toast.warning({ title: words.print.action, text: words.print.tooMany(formatCount(printsAtOnce)) });
    return false;
  };
  return {
    dialogs:
      printed.length === 0 ? null : (
        <PrintDocuments
          kind={documentPrint}
          ids={printed.map(({ _id }) => _id)}
          name={name}
          onClose={() => setPrinted([])}
        />
      ),
    rowActions: (document: ListedDocument) => [
      rowAction(IconPrinter, words.print.action, () => setPrinted([document])),
      ...(mayPost
        ? [
            rowAction(
              IconCopy,
              words.copy,
              () => void navigate({ to: newWarehousePath(kind), search: { copy: document._id } }),
            ),
          ]
        : []),
    ],
    bulkActions: [
      bulkAction<ListedDocument>(IconPrinter, words.print.action, {
        confirm: printMany,
        run: async () => [],
      }),
    ],
  };
}

function documentColumns(
  { warehouse: words }: Phrases,
  kind: WarehouseDocumentKind,
): Column<ListedDocument>[] {
  return [
    textColumn('number', words.number, 110, ({ documentCode }) => documentCode, {
      strong: true,
      hideable: false,
      sortable: true,
      card: 'title',
    }),
    dateColumn('date', words.date, 142, ({ date }) => date, { sortable: true, groupsCards: true }),
    textColumn('reason', words.reason, 130, ({ reason }) => words.reasons[reason], {
      minWidth: 90,
      card: 'detail',
      filterBy: { filter: 'reason', value: ({ reason }) => reason },
    }),
    textColumn('shop', words.shop, 150, ({ shopName }) => shopName, {
      minWidth: 90,
      card: 'detail',
      filterBy: { filter: 'shop', value: ({ shopId }) => shopId },
    }),
    ...(kind === 'entry'
      ? [textColumn<ListedDocument>('supplier', words.supplier, 170, ({ supplierName }) => supplierName)]
      : []),
    textColumn('notes', words.notes, 160, ({ notes }) => notes, { minWidth: 80 }),
    textColumn('by', words.by, 110, ({ userName }) => userName, { minWidth: 70 }),
    countColumn('lines', words.linesCount, 80, ({ linesCount }) => linesCount),
    amountColumn('value', words.value, 130, ({ value }) => value, { sortable: true, card: 'amount' }),
  ];
}
