import { eInvoiceStatuses } from '@tezga/domain';
import { codeFilter, Notice, periodFilter, usePhrases } from '@tezga/ui';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { receiptsPath } from '../../kits/documents/document-paths.ts';
import { sortedBy } from '../../kits/lists/list-request.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { centralColumns } from './central-columns.ts';
import { centralPage, centralRequest, parties } from './central-request.ts';
import { eInvoicesQueries, type CentralEInvoice } from './queries.ts';
import { useCentralActions } from './use-central-actions.ts';

const newestFirst = sortedBy('date', 'desc');
const pageSizes = [15, 50, 100];

/** The e-invoices that this business sent or received, as the central platform lists them. */
export function CentralPage() {
  const phrases = usePhrases();
  const { eInvoices, sales, ui } = phrases;
  const words = eInvoices.central;
  const list = useListState(newestFirst, pageSizes);
  const { data, ...query } = useQuery(eInvoicesQueries.central(centralRequest(list.state)));
  return useListScreen<CentralEInvoice>({
    ...list,
    ...useCentralActions(),
    name: 'e-invoices-central',
    defaults: newestFirst,
    words,
    icon: IconMail,
    breadcrumb: [
      <Link key="list" to={receiptsPath}>
        {sales.title}
      </Link>,
    ],
    idOf: ({ EIC }) => EIC,
    query: { ...query, data: data === undefined ? undefined : centralPage(data.eInvoices, list.state) },
    fetchPage: async (page, perPage) => centralPage(data?.eInvoices ?? [], { ...list.state, page, perPage }),
    columns: useMemo(() => centralColumns(phrases), [phrases]),
    filters: [
      periodFilter('date', words.receivedAt),
      codeFilter('party', words.party, parties, words.parties),
      codeFilter('status', words.status, eInvoiceStatuses, ui.states),
    ],
    pageSizes,
    groupCardsBy: 'date',
    summary: <Notice tone="info">{data?.isCut === true ? words.cut : words.lastDays}</Notice>,
    views: parties.map((party) => ({ id: party, label: words.views[party], filters: { party: [party] } })),
  });
}
