import { clientIdTypes } from '@tezga/domain';
import { choiceFilter, codeFilter, deletedFilter, usePhrases } from '@tezga/ui';
import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isDeletedShown, sortedBy } from '../../kits/lists/list-request.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useOptions } from '../../kits/lists/use-options.ts';
import { customerColumns } from './customer-columns.tsx';
import { cardPath } from './customer-rows.ts';
import { customersRequest } from './customers-request.ts';
import { customersPage, customersQueries } from './queries.ts';
import { useCustomerMutations } from './use-customer-mutations.ts';
import { useMerge } from './use-merge.tsx';

const byName = sortedBy('name');

/** The list of customers. */
export function CustomersPage() {
  const { customers: words } = usePhrases();
  const list = useListState(byName);
  const request = customersRequest(list.state);
  const isDeleted = isDeletedShown(list.state);
  const towns = useOptions(customersQueries.towns, (town) => ({ value: town, label: town }));
  const { dialog: dialogs, action: merge } = useMerge();
  const { removeMany, restoreMany, removeAction, restoreAction } = useCustomerMutations();
  return useListScreen({
    ...list,
    name: 'customers',
    area: 'customers',
    defaults: byName,
    words,
    icon: IconUsersGroup,
    idOf: ({ _id }) => _id,
    query: useQuery(customersQueries.page(request)),
    fetchPage: (number, perPage, signal) => customersPage({ ...request, page: number, perPage }, signal),
    columns: useMemo(() => customerColumns(words), [words]),
    filters: [
      codeFilter('idType', words.idType, clientIdTypes, words.idTypes),
      choiceFilter('town', words.town, towns),
      deletedFilter(words),
    ],
    open: cardPath,
    add: { to: '/customers/add-customer', label: words.addTitle },
    importTo: '/customers/import-customers',
    deletedView: { label: words.deleted, allLabel: words.all, isShown: isDeleted },
    rowActions: (row) => [isDeleted ? restoreAction(row) : removeAction(row)],
    bulkActions: isDeleted ? [restoreMany] : [merge, removeMany],
    dialogs,
  });
}
