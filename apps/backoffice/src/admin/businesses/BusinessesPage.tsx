import {
  defaultTableState,
  type TableState,
  Code,
  DateTime,
  EmptyState,
  ListPage,
  usePhrases,
  type Column,
  type FetchPage,
} from '@tezga/ui';
import { adminLevel, reaches } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { IconBuildingStore, IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useListViews } from '../../kits/lists/use-list-views.ts';
import { sessionQueries } from '../../session/queries.ts';
import { useSession } from '../../session/session-context.ts';
import { businessPage, type BusinessRow } from './business-rows.ts';
import { OwnerPasswordDialog } from './OwnerPasswordDialog.tsx';

const byName: TableState = { ...defaultTableState, sort: { column: 'name', direction: 'asc' } };

/** The businesses a super admin or a reseller looks after. */
export function BusinessesPage() {
  const { access, businesses } = usePhrases();
  const { role } = useSession();
  const [owned, setOwned] = useState<OwnedBusiness | null>(null);
  const { state, onStateChange } = useListState(byName);
  const query = useQuery({
    ...sessionQueries.myBusinesses,
    select: (reply) => businessPage(reply.businesses, state),
  });
  const { data: all } = useQuery(sessionQueries.myBusinesses);
  const columns = useMemo(() => businessColumns(businesses), [businesses]);
  const fetchPage: FetchPage<BusinessRow> = async (page, perPage) =>
    businessPage(all?.businesses ?? [], { ...state, page, perPage });
  const rowActions = (row: BusinessRow) =>
    isOwned(row)
      ? [
          {
            label: access.ownerPassword,
            icon: <IconKey size={15} stroke={1.7} />,
            run: () => setOwned(row),
          },
        ]
      : [];
  return (
    <>
      <ListPage
        title={businesses.title}
        query={query}
        columns={columns}
        idOf={({ businessId }) => businessId}
        state={state}
        onStateChange={onStateChange}
        searchPlaceholder={businesses.searchHint}
        fetchPage={fetchPage}
        {...(reaches(adminLevel(role, 'businesses'), 'readWrite') ? { rowActions } : {})}
        empty={
          <EmptyState
            icon={<IconBuildingStore size={17} stroke={1.6} />}
            title={businesses.emptyTitle}
            sentence={businesses.emptyText}
          />
        }
        {...useListViews('businesses', state, byName)}
      />
      {owned === null ? null : <OwnerPasswordDialog business={owned} onClose={() => setOwned(null)} />}
    </>
  );
}

type OwnedBusiness = BusinessRow & { readonly ownerId: string };

const isOwned = (row: BusinessRow): row is OwnedBusiness => row.ownerId !== null;

function textColumn(id: string, header: string, width: number, value: (row: BusinessRow) => string | null) {
  return {
    id,
    header,
    width,
    sortable: true,
    cell: (row: BusinessRow) => value(row) ?? '–',
    text: value,
  };
}

function businessColumns(phrases: Phrases['businesses']): Column<BusinessRow>[] {
  return [
    {
      ...textColumn('name', phrases.name, 220, ({ name }) => name),
      strong: true,
      hideable: false,
      card: 'title',
    },
    {
      ...textColumn('nipt', phrases.nipt, 120, ({ nipt }) => nipt),
      cell: ({ nipt }) => <Code>{nipt}</Code>,
      card: 'detail',
    },
    { ...textColumn('city', phrases.city, 120, ({ city }) => city), card: 'badge' },
    textColumn('owner', phrases.owner, 170, ({ ownerName }) => ownerName),
    textColumn('admin', phrases.admin, 150, ({ adminName }) => adminName),
    {
      id: 'createdAt',
      header: phrases.createdAt,
      width: 120,
      sortable: true,
      cell: ({ createdAt }) => <DateTime value={new Date(createdAt)} dateOnly />,
      text: ({ createdAt }) => new Date(createdAt),
    },
  ];
}
