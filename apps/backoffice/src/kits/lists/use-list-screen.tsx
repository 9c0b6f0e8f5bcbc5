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

/** All that tells one list from another; what it does not name is passed on to the list page. */
export interface ListScreen<Row> extends Omit<ListPageProps<Row>, FromDeclaration> {
  /** Under which its saved views and its layout are stored. */
  readonly name: string;
  readonly defaults?: TableState;
  /** The permission to add and change, for a list whose actions all need it. */
  readonly area?: BusinessArea;
  readonly words: {
    readonly title: string;
    readonly searchHint?: string;
    readonly count?: ListPageProps<Row>['countLabel'];
    readonly emptyTitle?: string;
    readonly emptyText?: string;
  };
  /** Above the words of the empty list. */
  readonly icon?: Icon;
  /** The address that a row opens; left out, rows do not open unless `onOpen` says how. */
  readonly open?: ((row: Row) => string) | undefined;
  readonly add?: { readonly to: string; readonly label: string; readonly search?: object } | undefined;
  /** False where the empty list has no button for adding. */
  readonly hasEmptyAction?: boolean;
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
  /** False for a list whose layout alone is stored. */
  readonly hasSavedViews?: boolean;
  /** What the actions of the list open above it. */
  readonly dialogs?: ReactNode;
}

/** A list page from its declaration: views, layout, empty state, adding, importing, and actions for those who may write. */
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
  const { area, words, icon, open, add, importTo, deletedView, readerActions, ...page } = declared;
  const router = useRouter();
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
      onOpen={page.onOpen ?? (open === undefined ? undefined : (row) => router.history.push(open(row)))}
      hrefOf={open}
      rowActions={mayWrite ? page.rowActions : readerActions}
      bulkActions={mayWrite ? page.bulkActions : undefined}
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
