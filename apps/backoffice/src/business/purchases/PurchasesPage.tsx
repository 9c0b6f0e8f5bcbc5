import { purchasesInFileMost } from '@tezga/contract';
import {
  defaultTableState,
  formatCount,
  ListPage,
  toast,
  usePhrases,
  type FetchPage,
  type TableState,
} from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useListViews } from '../../kits/lists/use-list-views.ts';
import { purchasePath } from './paths.ts';
import { purchaseColumns } from './purchase-columns.tsx';
import { purchasePageSizes, purchasesRequest, type PurchaseList } from './purchases-request.ts';
import { exportedPurchases, purchasesQueries, type Purchase } from './queries.ts';
import { NoPurchases, SourceNotices } from './SourceNotices.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { usePurchaseActions } from './use-purchase-actions.tsx';
import { usePurchaseFilters } from './use-purchase-filters.ts';

// Without a sort they stand as the server gives them: the newest first.
const newestFirst: TableState = defaultTableState;

/** The e-invoices that suppliers sent, to be accepted or refused. */
export function ElectronicPurchasesPage() {
  return <Purchases list="electronic" />;
}

/** All that others issued to the business, whoever told of it. */
export function AllPurchasesPage() {
  return <Purchases list="all" />;
}

function Purchases({ list }: { readonly list: PurchaseList }) {
  const phrases = usePhrases();
  const words = phrases.purchases;
  const navigate = useNavigate();
  const { state, onStateChange } = useListState(newestFirst, purchasePageSizes);
  const request = purchasesRequest(list, state);
  const columns = useMemo(() => purchaseColumns(list, phrases), [list, phrases]);
  const { dialogs, ...actions } = usePurchaseActions(list);
  const kept = useListViews(`purchases-${list}`, state, newestFirst);
  const toAnswer = { id: 'DELIVERED', label: words.toAnswer, filters: { status: ['DELIVERED'] } };
  return (
    <>
      <ListPage
        title={words[list].title}
        query={useQuery(purchasesQueries.page(request))}
        columns={columns}
        idOf={({ _id }) => _id}
        state={state}
        onStateChange={onStateChange}
        pageSizes={purchasePageSizes}
        filters={usePurchaseFilters()}
        searchPlaceholder={words.searchHint}
        countLabel={words.count}
        fetchPage={useFilePages(list, state)}
        exportNote={words.exportRule}
        groupCardsBy="date"
        onOpen={(purchase) => void navigate({ to: purchasePath(purchase) })}
        hrefOf={purchasePath}
        empty={<NoPurchases list={list} />}
        summary={<SourceNotices />}
        actions={<RefreshButton />}
        {...actions}
        {...kept}
        views={[toAnswer, ...('views' in kept ? kept.views : [])]}
      />
      {dialogs}
    </>
  );
}

/** A file is one answer of the server, and says where it does not hold everything. */
function useFilePages(list: PurchaseList, state: TableState): FetchPage<Purchase> {
  const { purchases: words } = usePhrases();
  return async (_page, _perPage, signal) => {
    const { rows, isCut } = await exportedPurchases(purchasesRequest(list, state), signal);
    if (isCut)
      toast.warning({
        title: words.exportCutTitle,
        text: words.exportCutText(formatCount(purchasesInFileMost)),
      });
    return { rows, total: rows.length };
  };
}
