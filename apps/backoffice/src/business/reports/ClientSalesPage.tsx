import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { IconUsersGroup } from '@tabler/icons-react';
import { sortedBy } from '../../kits/lists/list-request.ts';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { call } from '../../session/call.ts';
import type { ReadSold } from './queries.ts';
import type { SoldRequest } from './sold-request.ts';
import { useSoldReport } from './use-sold-report.tsx';

const defaults = sortedBy('total', 'desc');

const read: ReadSold<SoldRequest> = (request, options) => call(contract.reports.clients, request, options);

/** The sales of a period by client. */
export function ClientSalesPage() {
  const { reports: words } = usePhrases();
  return useSoldReport({
    name: 'client-sales',
    title: words.titles.clients,
    icon: IconUsersGroup,
    grouping: 'client',
    list: useListState(defaults),
    defaults,
    read,
    requestOf: (request) => request,
    searchHint: words.searchHint,
  });
}
