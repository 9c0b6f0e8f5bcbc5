import { contract, type InputOf } from '@tezga/contract';
import { businessLevel } from '@tezga/domain';
import { usePhrases, type TableState } from '@tezga/ui';
import { IconUserDollar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { invoicePath } from '../../kits/documents/document-paths.ts';
import { chosenIn, sortedBy } from '../../kits/lists/list-request.ts';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import { levelAddress, levelSearch } from './level-address.ts';
import type { ReadSold } from './queries.ts';
import type { SoldRequest } from './sold-request.ts';
import { useSoldReport } from './use-sold-report.tsx';

const path = '/operatorSales';
const defaults = sortedBy('total', 'desc');
type List = ReturnType<typeof useListState>;

/** The sales by operator; an operator opens the clients, and a client the invoices. */
export function OperatorSalesPage() {
  const list = useListState(defaults);
  const [operatorId] = chosenIn(list.state, 'operator');
  const [level] = chosenIn(list.state, 'level');
  if (operatorId === undefined || level === undefined) return <Operators list={list} />;
  return level === 'sales' ? (
    <ClientSales list={list} operatorId={operatorId} />
  ) : (
    <Clients list={list} operatorId={operatorId} />
  );
}

const readOperators: ReadSold<SoldRequest> = (request, options) =>
  call(contract.reports.operators, request, options);

function Operators({ list }: { readonly list: List }) {
  const { reports: words } = usePhrases();
  return useSoldReport({
    name: 'operator-sales',
    title: words.titles.operators,
    icon: IconUserDollar,
    grouping: 'operator',
    list,
    defaults,
    read: readOperators,
    requestOf: (request) => request,
    searchHint: words.searchHint,
    hrefOf: (key) =>
      levelAddress(path, list.state, {
        level: ['clients'],
        operator: [key],
        [chosenAbove]: chosenIn(list.state, 'operator'),
      }),
  });
}

/** The filter that holds the operators chosen on the first level, so that the breadcrumb can restore them. */
const chosenAbove = 'operators';

type ClientsRequest = InputOf<typeof contract.reports.operatorClients>;

const readClients: ReadSold<ClientsRequest> = (request, options) =>
  call(contract.reports.operatorClients, request, options);

function Clients({ list, operatorId }: { readonly list: List; readonly operatorId: string }) {
  const { reports: words } = usePhrases();
  return useSoldReport<ClientsRequest>({
    name: 'operator-clients',
    title: words.titles.operatorClients,
    icon: IconUserDollar,
    grouping: 'client',
    list,
    defaults,
    read: readClients,
    requestOf: (request) => ({ ...request, operatorId }),
    searchHint: words.searchHint,
    ownFilters: ['level', 'operator', chosenAbove],
    breadcrumb: useTrail(list.state).slice(0, 2),
    hrefOf: (key) =>
      levelAddress(path, list.state, { level: ['sales'], operator: [operatorId], client: [key || nobody] }),
  });
}

/** Stands in the URL for "no operator" or "no client", because the URL omits empty filters. */
const nobody = 'none';

type SalesRequest = InputOf<typeof contract.reports.operatorClientSales>;

const readSales: ReadSold<SalesRequest> = (request, options) =>
  call(contract.reports.operatorClientSales, request, options);

function ClientSales({ list, operatorId }: { readonly list: List; readonly operatorId: string }) {
  const { reports: words } = usePhrases();
  const [client = nobody] = chosenIn(list.state, 'client');
  const key = client === nobody ? '' : client;
  const mayOpen = businessLevel(useSession().role, 'receipts') !== 'none';
  return useSoldReport<SalesRequest>({
    name: 'operator-client-sales',
    title: words.titles.operatorClientSales,
    icon: IconUserDollar,
    grouping: 'invoice',
    list,
    defaults,
    read: readSales,
    requestOf: (request) => ({ ...request, operatorId, client: key }),
    within: { grouping: 'client', key },
    searchHint: words.searchHint,
    ownFilters: ['level', 'operator', 'client', chosenAbove],
    breadcrumb: useTrail(list.state),
    hrefOf: mayOpen ? (_id) => invoicePath({ _id }) : null,
  });
}

/** The breadcrumb to the levels above, with the same period and filters. */
function useTrail(state: Pick<TableState, 'filters'>) {
  const { reports: words } = usePhrases();
  const above = { operator: chosenIn(state, chosenAbove), [chosenAbove]: [], level: [], client: [] };
  return [
    words.group,
    <Link key="operators" to={path} search={levelSearch(state, above)}>
      {words.titles.operators}
    </Link>,
    <Link key="clients" to={path} search={levelSearch(state, { level: ['clients'], client: [] })}>
      {words.titles.operatorClients}
    </Link>,
  ];
}
