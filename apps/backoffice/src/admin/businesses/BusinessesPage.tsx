import { usePhrases } from '@tezga/ui';
import { IconBuildingStore } from '@tabler/icons-react';
import { useMemo } from 'react';
import { businessPageAt } from '../../kits/documents/document-paths.ts';
import { isDeletedShown, sortedBy } from '../../kits/lists/list-request.ts';
import { useListInMemory } from '../../kits/lists/use-list-in-memory.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { businessColumns } from './business-columns.ts';
import { listedBusinesses, searchOfBusinesses } from './business-rows.ts';
import { businessesQueries, type BusinessRow } from './queries.ts';

const byName = sortedBy('name');

/** The businesses that a super admin or a reseller manages. */
export function BusinessesPage() {
  const { businesses: words } = usePhrases();
  const list = useListState(byName);
  const searched = { ...list.state, search: searchOfBusinesses(list.state.search) };
  const rows = useListInMemory({ ...businessesQueries.list, select: rowsOf }, searched, listedBusinesses);
  const isDeleted = isDeletedShown(list.state);
  return useListScreen<BusinessRow>({
    ...list,
    ...rows,
    name: 'businesses',
    defaults: byName,
    words,
    icon: IconBuildingStore,
    idOf: ({ _id }) => _id,
    open: isDeleted ? undefined : ({ _id }) => businessPageAt(_id),
    columns: useMemo(() => businessColumns(words), [words]),
    deletedView: {
      label: words.deleted,
      allLabel: words.active,
      count: rows.all?.filter(({ deleted }) => deleted).length,
      isShown: isDeleted,
    },
  });
}

const rowsOf = ({ businesses }: { readonly businesses: BusinessRow[] }) => businesses;
