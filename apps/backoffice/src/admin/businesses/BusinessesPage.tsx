import { adminLevel, reaches } from '@tezga/domain';
import { usePhrases } from '@tezga/ui';
import { IconBuildingStore, IconKey } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { isDeletedShown, sortedBy } from '../../kits/lists/list-request.ts';
import { rowAction } from '../../kits/lists/row-action.tsx';
import { useListInMemory } from '../../kits/lists/use-list-in-memory.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useSession } from '../../session/session-context.ts';
import { businessColumns } from './business-columns.ts';
import { listedBusinesses, searchOfBusinesses } from './business-rows.ts';
import { OwnerPasswordDialog } from './OwnerPasswordDialog.tsx';
import { businessPath } from './paths.ts';
import { businessesQueries, type BusinessRow } from './queries.ts';

const byName = sortedBy('name');

/** The businesses that a super admin or a reseller manages. */
export function BusinessesPage() {
  const { access, businesses: words } = usePhrases();
  const { role } = useSession();
  const [owned, setOwned] = useState<OwnedBusiness | null>(null);
  const list = useListState(byName);
  const searched = { ...list.state, search: searchOfBusinesses(list.state.search) };
  const rows = useListInMemory({ ...businessesQueries.list, select: rowsOf }, searched, listedBusinesses);
  const isDeleted = isDeletedShown(list.state);
  const rowActions = (row: BusinessRow) =>
    isOwned(row) && !isDeleted ? [rowAction(IconKey, access.ownerPassword, () => setOwned(row))] : [];
  return useListScreen<BusinessRow>({
    ...list,
    ...rows,
    name: 'businesses',
    defaults: byName,
    words,
    icon: IconBuildingStore,
    idOf: ({ _id }) => _id,
    open: isDeleted ? undefined : ({ _id }) => businessPath(_id),
    columns: useMemo(() => businessColumns(words), [words]),
    deletedView: {
      label: words.deleted,
      allLabel: words.active,
      count: rows.all?.filter(({ deleted }) => deleted).length,
      isShown: isDeleted,
    },
    rowActions: reaches(adminLevel(role, 'businesses'), 'readWrite') ? rowActions : undefined,
    dialogs: owned === null ? null : <OwnerPasswordDialog business={owned} onClose={() => setOwned(null)} />,
  });
}

const rowsOf = ({ businesses }: { readonly businesses: BusinessRow[] }) => businesses;

type OwnedBusiness = BusinessRow & { readonly ownerId: string };

const isOwned = (row: BusinessRow): row is OwnedBusiness => row.ownerId !== null;
