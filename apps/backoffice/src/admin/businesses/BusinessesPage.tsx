import { codeColumn, dateColumn, nameColumn, textColumn, usePhrases, type Column } from '@tezga/ui';
import { adminLevel, reaches } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { IconBuildingStore, IconKey } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { sortedBy } from '../../kits/lists/list-request.ts';
import { rowAction } from '../../kits/lists/row-action.tsx';
import { useListInMemory } from '../../kits/lists/use-list-in-memory.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { sessionQueries } from '../../session/queries.ts';
import { useSession } from '../../session/session-context.ts';
import { listedBusinesses, type BusinessRow } from './business-rows.ts';
import { OwnerPasswordDialog } from './OwnerPasswordDialog.tsx';

const byName = sortedBy('name');

/** The businesses that a super admin or a reseller manages. */
export function BusinessesPage() {
  const { access, businesses: words } = usePhrases();
  const { role } = useSession();
  const [owned, setOwned] = useState<OwnedBusiness | null>(null);
  const list = useListState(byName);
  const rows = useListInMemory(
    { ...sessionQueries.myBusinesses, select: rowsOf },
    list.state,
    listedBusinesses,
  );
  const rowActions = (row: BusinessRow) =>
    isOwned(row) ? [rowAction(IconKey, access.ownerPassword, () => setOwned(row))] : [];
  return useListScreen<BusinessRow>({
    ...list,
    ...rows,
    name: 'businesses',
    defaults: byName,
    words,
    icon: IconBuildingStore,
    idOf: ({ businessId }) => businessId,
    columns: useMemo(() => businessColumns(words), [words]),
    rowActions: reaches(adminLevel(role, 'businesses'), 'readWrite') ? rowActions : undefined,
    dialogs: owned === null ? null : <OwnerPasswordDialog business={owned} onClose={() => setOwned(null)} />,
  });
}

const rowsOf = ({ businesses }: { readonly businesses: BusinessRow[] }) => businesses;

type OwnedBusiness = BusinessRow & { readonly ownerId: string };

const isOwned = (row: BusinessRow): row is OwnedBusiness => row.ownerId !== null;

function businessColumns(phrases: Phrases['businesses']): Column<BusinessRow>[] {
  const sortable = true;
  return [
    nameColumn('name', phrases.name, 220, ({ name }) => name),
    codeColumn('nipt', phrases.nipt, 120, ({ nipt }) => nipt, { sortable, card: 'detail' }),
    textColumn('city', phrases.city, 120, ({ city }) => city, { sortable, card: 'badge' }),
    textColumn('owner', phrases.owner, 170, ({ ownerName }) => ownerName, { sortable }),
    textColumn('admin', phrases.admin, 150, ({ adminName }) => adminName, { sortable }),
    dateColumn('createdAt', phrases.createdAt, 120, ({ createdAt }) => createdAt, {
      sortable,
      dateOnly: true,
    }),
  ];
}
