import { purchasesInFileMost } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { exportPages } from '../../kits/lists/export-pages.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { purchasePath } from './paths.ts';
import { purchaseColumns } from './purchase-columns.tsx';
import { purchasePageSizes, purchasesRequest, type PurchaseList } from './purchases-request.ts';
import { exportedPurchases, purchasesQueries } from './queries.ts';
import { RefreshButton } from './RefreshButton.tsx';
import { NoPurchases, SourceNotices } from './SourceNotices.tsx';
import { usePurchaseActions } from './use-purchase-actions.tsx';
import { usePurchaseFilters } from './use-purchase-filters.ts';

/** The e-invoices that suppliers sent, to be accepted or refused. */
export function ElectronicPurchasesPage() {
  return <Purchases list="electronic" />;
}

/** All that others issued to the business, whoever told of it. */
export function AllPurchasesPage() {
  return <Purchases list="all" />;
}

function Purchases({ list: which }: { readonly list: PurchaseList }) {
  const phrases = usePhrases();
  const words = phrases.purchases;
  const list = useListState(undefined, purchasePageSizes);
  const request = purchasesRequest(which, list.state);
  const { dialogs, ...actions } = usePurchaseActions(which);
  const page = useListScreen({
    ...list,
    ...actions,
    name: `purchases-${which}`,
    words: { ...words, title: words[which].title },
    empty: <NoPurchases list={which} />,
    idOf: ({ _id }) => _id,
    query: useQuery(purchasesQueries.page(request)),
    fetchPage: exportPages(words, purchasesInFileMost, (signal) => exportedPurchases(request, signal)),
    exportNote: words.exportRule,
    columns: useMemo(() => purchaseColumns(which, phrases), [which, phrases]),
    filters: usePurchaseFilters(),
    pageSizes: purchasePageSizes,
    groupCardsBy: 'date',
    open: purchasePath,
    summary: <SourceNotices />,
    actions: <RefreshButton />,
    views: [{ id: 'DELIVERED', label: words.toAnswer, filters: { status: ['DELIVERED'] } }],
  });
  return (
    <>
      {page}
      {dialogs}
    </>
  );
}
