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
import type { ReactElement, ReactNode } from 'react';
import { useSession } from '../../session/session-context.ts';
import { ImportLink } from '../imports/ImportLink.tsx';
import { useIsLeaving } from './use-list-state.ts';
import { useListViews } from './use-list-views.ts';

type FromDeclaration =
  | 'title'
  | 'searchPlaceholder'
  | 'countLabel'
  | 'layout'
  | 'onLayoutChange'
  | 'onSaveView'
  | 'onDeleteView'
  | 'hrefOf'
  | 'mainAction';

/** The declaration of a list screen; further props are passed on to ListPage. */
export interface ListScreen<Row> extends Omit<ListPageProps<Row>, FromDeclaration> {
  /** The name under which its saved views and layout are stored. */
  readonly name: string;
  readonly defaults?: TableState;
  /**
   * The area in which the user needs the level readWrite for the actions of the list; left out if the actions do not
   * depend on one area.
   */
  readonly area?: BusinessArea;
  readonly words: {
    readonly title: string;
    readonly searchHint?: string;
    readonly count?: ListPageProps<Row>['countLabel'];
    readonly emptyTitle?: string;
    readonly emptyText?: string;
  };
  /** Shown above the text of the empty list. */
  readonly icon?: Icon;
  /** The URL that a row opens; without it, rows do not open unless `onOpen` is given. */
  readonly open?: ((row: Row) => string) | undefined;
  readonly add?: { readonly to: string; readonly label: string; readonly search?: object } | undefined;
  /** False if the empty list has no add button. */
  readonly hasEmptyAction?: boolean;
  readonly importTo?: string;
  /** The tab with deleted records beside the tab of all others. */
  readonly deletedView?: {
    readonly label: string;
    readonly allLabel: string;
    readonly state?: string;
    readonly count?: number | undefined;
    readonly isShown: boolean;
  };
  /** Row actions for users with read-only access. */
  readonly readerActions?: ListPageProps<Row>['rowActions'];
  /** Bulk actions for users with read-only access. */
  readonly readerBulkActions?: ListPageProps<Row>['bulkActions'];
  /** False for a list that stores its layout only. */
  readonly hasSavedViews?: boolean;
  /** The dialogs that the list's actions open. */
  readonly dialogs?: ReactNode;
}

/**
 * Renders a list page from its declaration: views, layout, empty state, add and import buttons, and actions for
 * users with write access.
 */
export function useListScreen<Row>(list: ListScreen<Row>): ReactElement {
  const {
    name,
    defaults = defaultTableState,
    hasSavedViews = true,
    views: ownViews = [],
    hasEmptyAction = true,
    dialogs,
    ...declared
  } = list;
  const { area, words, icon, open, add, importTo, deletedView, readerActions, readerBulkActions, ...page } =
    declared;
  const router = useRouter();
  const isLeaving = useIsLeaving();
  const openOne =
    page.onOpen ?? (open === undefined ? undefined : (row: Row) => router.history.push(open(row)));
  const { role } = useSession();
  const mayWrite = area === undefined || businessLevel(role, area) === 'readWrite';
  const { layout, onLayoutChange, ...saved } = useListViews(name, page.state, defaults);
  const savedViews = hasSavedViews && 'views' in saved ? saved.views : null;
  const deletedViews = deletedView === undefined ? [] : [deletedTab(deletedView)];
  const views = [...ownViews, ...deletedViews, ...(savedViews ?? [])];
  const addButton = add === undefined || !mayWrite ? undefined : <AddButton {...add} />;
  const shown = (
    <ListPage
      {...page}
      title={words.title}
      searchPlaceholder={words.searchHint}
      countLabel={words.count}
      onOpen={openOne === undefined ? undefined : (row) => (isLeaving() ? undefined : openOne(row))}
      hrefOf={open}
      rowActions={mayWrite ? page.rowActions : readerActions}
      bulkActions={mayWrite ? page.bulkActions : readerBulkActions}
      mainAction={addButton}
      actions={mayWrite && importTo !== undefined ? <ImportLink to={importTo} /> : page.actions}
      empty={page.empty ?? emptyState({ words, icon, actions: hasEmptyAction ? addButton : undefined })}
      layout={layout}
      onLayoutChange={onLayoutChange}
      {...(hasSavedViews ? saved : {})}
      {...(savedViews !== null || views.length > 0 ? { views } : {})}
      {...(deletedView === undefined
        ? {}
        : { allLabel: deletedView.allLabel, isFaint: () => deletedView.isShown })}
    />
  );
  return dialogs === undefined ? (
    shown
  ) : (
    <>
      {shown}
      {dialogs}
    </>
  );
}

interface EmptyParts extends Pick<ListScreen<unknown>, 'words'> {
  readonly icon: Icon | undefined;
  readonly actions: ReactElement | undefined;
}

function emptyState({ words: { emptyTitle, emptyText }, icon: Shown, actions }: EmptyParts) {
  if (emptyTitle === undefined || emptyText === undefined || Shown === undefined) return undefined;
  const shown = <Shown size={17} stroke={1.6} />;
  return <EmptyState icon={shown} title={emptyTitle} sentence={emptyText} actions={actions} />;
}

const deletedTab = ({
  label,
  state = 'deleted',
  count,
}: NonNullable<ListScreen<unknown>['deletedView']>) => ({
  id: state,
  label,
  filters: { state: [state] },
  count,
});

const noSearch = {};

function AddButton({ to, label, search = noSearch }: NonNullable<ListScreen<unknown>['add']>) {
  return (
    <Button
      renderRoot={(props: object) => <Link {...props} to={to} search={search} />}
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
    >
      {label}
    </Button>
  );
}
