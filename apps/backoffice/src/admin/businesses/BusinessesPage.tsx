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
import type { Phrases } from '@tezga/phrases';
import { IconBuildingStore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListState } from '../../lists/use-list-state.ts';
import { useListViews } from '../../lists/use-list-views.ts';
import { sessionQueries } from '../../session/queries.ts';
import { businessPage, type BusinessRow } from './business-rows.ts';

const byName: TableState = { ...defaultTableState, sort: { column: 'name', direction: 'asc' } };

/** The businesses a super admin or a reseller looks after. */
export function BusinessesPage() {
  const { businesses } = usePhrases();
  const { state, onStateChange } = useListState(byName);
  const query = useQuery({
    ...sessionQueries.myBusinesses,
    select: (reply) => businessPage(reply.businesses, state),
  });
  const { data: all } = useQuery(sessionQueries.myBusinesses);
  const columns = useMemo(() => businessColumns(businesses), [businesses]);
  const fetchPage: FetchPage<BusinessRow> = async (page, perPage) =>
    businessPage(all?.businesses ?? [], { ...state, page, perPage });
  return (
    <ListPage
      title={businesses.title}
      query={query}
      columns={columns}
      idOf={({ businessId }) => businessId}
      state={state}
      onStateChange={onStateChange}
      searchPlaceholder={businesses.searchHint}
      fetchPage={fetchPage}
      empty={
        <EmptyState
          icon={<IconBuildingStore size={17} stroke={1.6} />}
          title={businesses.emptyTitle}
          sentence={businesses.emptyText}
        />
      }
      {...useListViews('businesses', state, byName)}
    />
  );
}

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
