import { printsAtOnce } from '@tezga/contract';
import { businessLevel, reasonsOfKind, transferStates, type WarehouseDocumentKind } from '@tezga/domain';
import {
  choiceFilter,
  codeFilter,
  formatCount,
  periodFilter,
  recordOption,
  toast,
  usePhrases,
} from '@tezga/ui';
import {
  IconBuildingFactory2,
  IconClipboardCheck,
  IconCoin,
  IconCopy,
  IconPackageExport,
  IconPackageImport,
  IconPrinter,
  IconTransfer,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { newWarehousePath, warehouseDocumentPath } from '../../../kits/documents/document-paths.ts';
import { PrintDocuments } from '../../../kits/documents/PrintDocuments.tsx';
import { exportPages } from '../../../kits/lists/export-pages.ts';
import { bulkAction, rowAction } from '../../../kits/lists/row-action.tsx';
import { useListScreen } from '../../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../../kits/lists/use-list-state.ts';
import { useOptions } from '../../../kits/lists/use-options.ts';
import { useSession } from '../../../session/session-context.ts';
import { necessaryQueries } from '../../../session/necessary-data.ts';
import { exportedDocuments, warehouseQueries, type ListedDocument } from '../queries.ts';
import { documentColumns, hasReasons } from './document-columns.ts';
import type { ListedKind } from './document-lists.ts';
import { documentPrint } from './document-print.ts';
import { documentsRequest } from './documents-request.ts';
import { DraftsPanel } from './drafts/DraftsPanel.tsx';

const exportMax = 10_000;

const icons: Record<ListedKind, typeof IconPackageImport> = {
  entry: IconPackageImport,
  exit: IconPackageExport,
  adjustment: IconClipboardCheck,
  'cost-adjustment': IconCoin,
  production: IconBuildingFactory2,
  transfer: IconTransfer,
};

/** The list of warehouse entries, newest first. */
export const EntriesPage = () => useDocumentsList('entry');

/** The list of warehouse exits, newest first. */
export const ExitsPage = () => useDocumentsList('exit');

/** The list of adjustments, newest first. */
export const AdjustmentsPage = () => useDocumentsList('adjustment');

/** The list of cost adjustments, newest first. */
export const CostAdjustmentsPage = () => useDocumentsList('cost-adjustment');

/** The list of productions, newest first. */
export const ProductionsPage = () => useDocumentsList('production');

/** The list of transfers, newest first. */
export const TransfersPage = () => useDocumentsList('transfer');

function useDocumentsList(kind: ListedKind) {
  const phrases = usePhrases();
  const { warehouse: words } = phrases;
  const kindWords = words.kinds[kind];
  const list = useListState();
  const request = documentsRequest(kind, list.state);
  const mayPost = businessLevel(useSession().role, 'warehouse') === 'readWrite';
  return useListScreen<ListedDocument>({
    ...list,
    query: useQuery(warehouseQueries.documents(kind, request)),
    fetchPage: exportPages(words, exportMax, (signal) => exportedDocuments(kind, request, signal)),
    ...useDocumentActions(kind, mayPost),
    name: `warehouse-${kind}`,
    words: { ...words, ...kindWords },
    icon: icons[kind],
    idOf: ({ _id }) => _id,
    exportNote: words.exportRule,
    columns: useMemo(() => documentColumns(phrases, kind), [phrases, kind]),
    filters: [
      periodFilter('date', words.date),
      ...(hasReasons(kind) ? [codeFilter('reason', words.reason, reasonsOfKind[kind], words.reasons)] : []),
      ...(kind === 'transfer'
        ? [codeFilter('state', words.transfer.state, transferStates, words.transfer.states)]
        : []),
      choiceFilter('shop', words.shop, useOptions(necessaryQueries.shops, recordOption)),
    ],
    summary: mayPost ? <DraftsPanel kind={kind} /> : undefined,
    groupCardsBy: 'date',
    open: ({ _id }) => warehouseDocumentPath(kind, _id),
    add: mayPost ? { to: newWarehousePath(kind), label: kindWords.add } : undefined,
  });
}

/** The row and bulk actions: print for all roles, copy for roles that may post. */
function useDocumentActions(kind: WarehouseDocumentKind, mayPost: boolean) {
  const { warehouse: words } = usePhrases();
  const navigate = useNavigate();
  const [printed, setPrinted] = useState<readonly ListedDocument[]>([]);
  const [first] = printed;
  const name =
    printed.length === 1 && first !== undefined
      ? words.kinds[kind].heading(first.documentCode)
      : words.print.count(printed.length, formatCount(printed.length));
  /** Opens the print dialog and returns false, so that the bulk action has nothing more to run. */
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
