import { codeColumn, dateColumn, nameColumn, textColumn, usePhrases, type Column } from '@tezga/ui';
import type { Phrases } from '@tezga/phrases';
import { IconBuildingStore } from '@tabler/icons-react';
import { useMemo } from 'react';
import { businessPageAt } from '../../kits/documents/document-paths.ts';
import { sortedBy } from '../../kits/lists/list-request.ts';
import { useListInMemory } from '../../kits/lists/use-list-in-memory.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { sessionQueries } from '../../session/queries.ts';
import { listedBusinesses, type BusinessRow } from './business-rows.ts';

const byName = sortedBy('name');

/** The businesses that a super admin or a reseller manages. */
export function BusinessesPage() {
  const { businesses: words } = usePhrases();
  const list = useListState(byName);
  const rows = useListInMemory(
    { ...sessionQueries.myBusinesses, select: rowsOf },
    list.state,
    listedBusinesses,
  );
  return useListScreen<BusinessRow>({
    ...list,
    ...rows,
    name: 'businesses',
    defaults: byName,
    words,
    icon: IconBuildingStore,
    idOf: ({ businessId }) => businessId,
    columns: useMemo(() => businessColumns(words), [words]),
    open: ({ businessId }) => businessPageAt(businessId),
  });
}

const rowsOf = ({ businesses }: { readonly businesses: BusinessRow[] }) => businesses;

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
