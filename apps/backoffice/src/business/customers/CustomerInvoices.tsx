import type { contract, OutputOf } from '@tezga/contract';
import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  type Column,
  dateColumn,
  periodFilter,
  statusColumn,
  tableStateToSearch,
  textColumn,
  usePhrases,
  type TableState,
} from '@tezga/ui';
import { IconFileInvoice } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { invoicePath } from '../../kits/documents/document-paths.ts';
import { numberParts } from '../../kits/documents/number-parts.ts';
import { pageRequest, periodIn, searchRequest } from '../../kits/lists/list-request.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { CustomerTabs } from './CustomerTabs.tsx';
import type { CustomerRow } from './customer-rows.ts';
import { customersQueries } from './queries.ts';

type Invoice = OutputOf<typeof contract.sales.list>['invoices'][number];

interface CustomerInvoicesProps {
  readonly customer: CustomerRow;
  readonly breadcrumb: ReactNode[];
}

/** The invoices of a customer, newest first. */
export function CustomerInvoices({ customer, breadcrumb }: CustomerInvoicesProps) {
  const phrases = usePhrases();
  const { card } = phrases.customers;
  const { state, onStateChange } = useStateBesideTab();
  const request = {
    ...pageRequest(state),
    ...searchRequest(state),
    date: periodIn(state, 'date'),
    customerIds: [customer._id],
  };
  return useListScreen<Invoice>({
    state,
    onStateChange,
    name: 'customer-invoices',
    hasSavedViews: false,
    words: {
      title: customer.name,
      searchHint: card.invoicesSearchHint,
      count: phrases.sales.count,
      emptyTitle: card.invoicesEmptyTitle,
      emptyText: card.invoicesEmptyText,
    },
    icon: IconFileInvoice,
    hasCount: false,
    breadcrumb,
    idOf: ({ _id }) => _id,
    query: useQuery(customersQueries.invoices(request)),
    columns: useMemo(() => invoiceColumns(phrases), [phrases]),
    filters: [periodFilter('date', phrases.sales.date)],
    summary: <CustomerTabs />,
    open: invoicePath,
  });
}

/** The list state in the URL. Changing it does not remove the `tab` parameter, so that this tab stays open. */
function useStateBesideTab() {
  const { state } = useListState();
  const navigate = useNavigate();
  const onStateChange = (next: TableState, { replace }: { readonly replace: boolean }) =>
    void navigate({
      to: '.',
      search: { tab: 'invoices', ...tableStateToSearch(next) },
      replace,
      resetScroll: false,
    });
  return { state, onStateChange };
}

function invoiceColumns({ sales: words, ui }: Phrases): Column<Invoice>[] {
  const numberOf = ({ meta }: Invoice) => numberParts(meta.invoiceNumber).number;
  const stateOf = ({ status, isRetracted }: Invoice) => (isRetracted ? ('retracted' as const) : status);
  return [
    textColumn('number', words.number, 120, numberOf, {
      minWidth: 90,
      strong: true,
      hideable: false,
      hint: ({ meta }) => meta.invoiceNumber,
      card: 'title',
    }),
    statusColumn('state', words.state, 130, ui.states, stateOf),
    dateColumn('date', words.date, 160, ({ transactionDate }) => transactionDate, { card: 'detail' }),
    textColumn('till', words.till, 200, ({ posName }) => posName, { minWidth: 90 }),
    textColumn('operator', words.operator, 160, ({ operatorName }) => operatorName, { minWidth: 90 }),
    amountColumn('total', words.total, 130, ({ totalPrice }) => totalPrice, {
      footerTotal: true,
      card: 'amount',
    }),
  ];
}
