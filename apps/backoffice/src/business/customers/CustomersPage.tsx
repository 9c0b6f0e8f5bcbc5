import { businessLevel } from '@tezga/domain';
import {
  Button,
  defaultTableState,
  EmptyState,
  ListPage,
  usePhrases,
  type FetchPage,
  type TableState,
} from '@tezga/ui';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ImportLink } from '../../kits/imports/ImportLink.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useListViews } from '../../kits/lists/use-list-views.ts';
import { useSession } from '../../session/session-context.ts';
import { customerColumns } from './customer-columns.tsx';
import { cardPath, whichList, type CustomerRow } from './customer-rows.ts';
import { customersRequest } from './customers-request.ts';
import { customersPage, customersQueries } from './queries.ts';
import { useCustomerActions } from './use-customer-actions.tsx';
import { useCustomerFilters } from './use-customer-filters.ts';
import { useMerge } from './use-merge.tsx';

const byName: TableState = { ...defaultTableState, sort: { column: 'name', direction: 'asc' } };

/** Whom the business sells to. */
export function CustomersPage() {
  const { customers } = usePhrases();
  const navigate = useNavigate();
  const { state, onStateChange } = useListState(byName);
  const request = customersRequest(state);
  const which = whichList(state);
  const query = useQuery(customersQueries.page(request));
  const columns = useMemo(() => customerColumns(customers), [customers]);
  const mayWrite = businessLevel(useSession().role, 'customers') === 'readWrite';
  const { dialog, action } = useMerge();
  const actions = useCustomerActions(which, action);
  const fetchPage: FetchPage<CustomerRow> = (page, perPage, signal) =>
    customersPage({ ...request, page, perPage }, signal);
  const kept = useListViews('customers', state, byName);
  const addButton = (
    <Button
      component={Link}
      to="/customers/add-customer"
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
    >
      {customers.addTitle}
    </Button>
  );
  return (
    <>
      <ListPage
        title={customers.title}
        query={query}
        columns={columns}
        idOf={({ _id }) => _id}
        state={state}
        onStateChange={onStateChange}
        filters={useCustomerFilters()}
        searchPlaceholder={customers.searchHint}
        countLabel={customers.count}
        fetchPage={fetchPage}
        isFaint={() => which === 'deleted'}
        onOpen={(customer) => void navigate({ to: cardPath(customer) })}
        hrefOf={cardPath}
        empty={
          <EmptyState
            icon={<IconUsersGroup size={17} stroke={1.6} />}
            title={customers.emptyTitle}
            sentence={customers.emptyText}
            {...(mayWrite ? { actions: addButton } : {})}
          />
        }
        {...(mayWrite
          ? { ...actions, mainAction: addButton, actions: <ImportLink to="/customers/import-customers" /> }
          : {})}
        {...kept}
        allLabel={customers.all}
        views={[
          { id: 'deleted', label: customers.deleted, filters: { state: ['deleted'] } },
          ...('views' in kept ? kept.views : []),
        ]}
      />
      {dialog}
    </>
  );
}
