import { businessLevel, type BusinessArea } from '@tezga/domain';
import {
  Button,
  defaultTableState,
  EmptyState,
  ListPage,
  type ListPageProps,
  type TableState,
} from '@tezga/ui';
import { IconPlus, type Icon } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useSession } from '../../session/session-context.ts';
import { ImportLink } from '../imports/ImportLink.tsx';
import { useListViews } from './use-list-views.ts';

type FromPage<Row> = Pick<
  ListPageProps<Row>,
  | 'query'
  | 'columns'
  | 'idOf'
  | 'state'
  | 'onStateChange'
  | 'fetchPage'
  | 'filters'
  | 'rowActions'
  | 'bulkActions'
>;

/** All that tells one list of records from another. */
export interface ListScreen<Row> extends FromPage<Row> {
  /** Under which its saved views and its layout are kept. */
  readonly name: string;
  /** The permission that decides who adds and changes. */
  readonly area: BusinessArea;
  readonly defaults?: TableState;
  readonly words: {
    readonly title: string;
    readonly searchHint: string;
    readonly count: (count: number, written: string) => string;
    readonly emptyTitle: string;
    readonly emptyText: string;
  };
  readonly icon: Icon;
  /** The address that a row opens; left out, rows do not open. */
  readonly open?: ((row: Row) => string) | undefined;
  /** Instead of the address. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly add: { readonly to: string; readonly label: string };
  readonly importTo?: string;
  /** The tab of deleted records beside the tab of all others. */
  readonly deletedView?: {
    readonly label: string;
    readonly allLabel: string;
    readonly state?: string;
    readonly count?: number | undefined;
    readonly isShown: boolean;
  };
  /** What those who may only read can do with a row. */
  readonly readerActions?: ListPageProps<Row>['rowActions'];
}

/** Whether a list shows its deleted records. */
export const isDeletedShown = ({ filters }: TableState, state = 'deleted'): boolean =>
  filters['state']?.includes(state) === true;

/** A list page from its declaration: views, layout, empty state, adding, importing, and actions for those who may write. */
export function useListScreen<Row>(list: ListScreen<Row>): ReactElement {
  const { words, icon: Shown, open, onOpen, add, importTo, deletedView, rowActions, bulkActions } = list;
  const router = useRouter();
  const mayWrite = businessLevel(useSession().role, list.area) === 'readWrite';
  const kept = useListViews(list.name, list.state, list.defaults ?? defaultTableState);
  const addButton = (
    <Button component={Link} to={add.to} leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}>
      {add.label}
    </Button>
  );
  const opening = onOpen ?? (open === undefined ? undefined : (row: Row) => router.history.push(open(row)));
  return (
    <ListPage
      title={words.title}
      query={list.query}
      columns={list.columns}
      idOf={list.idOf}
      state={list.state}
      onStateChange={list.onStateChange}
      filters={list.filters}
      searchPlaceholder={words.searchHint}
      countLabel={words.count}
      fetchPage={list.fetchPage}
      isFaint={() => deletedView?.isShown === true}
      onOpen={opening}
      hrefOf={open}
      empty={
        <EmptyState
          icon={<Shown size={17} stroke={1.6} />}
          title={words.emptyTitle}
          sentence={words.emptyText}
          {...(mayWrite ? { actions: addButton } : {})}
        />
      }
      {...(mayWrite
        ? { rowActions, bulkActions, mainAction: addButton }
        : { rowActions: list.readerActions })}
      {...(mayWrite && importTo !== undefined ? { actions: <ImportLink to={importTo} /> } : {})}
      {...kept}
      {...(deletedView === undefined ? {} : deletedTabs(deletedView, 'views' in kept ? kept.views : []))}
    />
  );
}

function deletedTabs(
  { label, allLabel, state = 'deleted', count }: NonNullable<ListScreen<unknown>['deletedView']>,
  views: NonNullable<ListPageProps<unknown>['views']>,
) {
  return { allLabel, views: [{ id: state, label, filters: { state: [state] }, count }, ...views] };
}
