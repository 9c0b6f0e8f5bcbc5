import { businessLevel } from '@tezga/domain';
import {
  Button,
  defaultTableState,
  EmptyState,
  ListPage,
  usePhrases,
  type BulkAction,
  type FetchPage,
  type RowAction,
  type TableState,
} from '@tezga/ui';
import { IconCategory, IconPencil, IconPlus, IconTag, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListState } from '../../lists/use-list-state.ts';
import { useListViews } from '../../lists/use-list-views.ts';
import { useSession } from '../../session/session-context.ts';
import { categoryColumns } from './category-columns.tsx';
import { categoryPage, type CategoryRow } from './category-rows.ts';
import { categoriesQueries } from './queries.ts';
import { useCategoryDeeds } from './use-category-deeds.ts';

const editPath = ({ category_id: id }: CategoryRow) => `/category/edit-category/${id}`;
const byName: TableState = { ...defaultTableState, sort: { column: 'name', direction: 'asc' } };

/** What articles are grouped by, with how many there are in each. */
export function CategoriesPage() {
  const { categories: words } = usePhrases();
  const { state, onStateChange } = useListState(byName);
  const query = useQuery({ ...categoriesQueries.list, select: (all) => categoryPage(all, state) });
  const { data: all } = useQuery(categoriesQueries.list);
  const columns = useMemo(() => categoryColumns(words), [words]);
  const mayWrite = businessLevel(useSession().role, 'articlesAndCategories') === 'readWrite';
  const deeds = useDeeds(mayWrite);
  const fetchPage: FetchPage<CategoryRow> = async (page, perPage) =>
    categoryPage(all ?? [], { ...state, page, perPage });
  const addButton = (
    <Button
      component={Link}
      to="/category/add-category"
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
    >
      {words.addTitle}
    </Button>
  );
  return (
    <ListPage
      title={words.title}
      query={query}
      columns={columns}
      idOf={({ category_id: id }) => id}
      state={state}
      onStateChange={onStateChange}
      searchPlaceholder={words.searchHint}
      countLabel={words.count}
      fetchPage={fetchPage}
      empty={
        <EmptyState
          icon={<IconCategory size={17} stroke={1.6} />}
          title={words.emptyTitle}
          sentence={words.emptyText}
          {...(mayWrite ? { actions: addButton } : {})}
        />
      }
      {...deeds}
      {...(mayWrite ? { mainAction: addButton, hrefOf: editPath } : {})}
      {...useListViews('categories', state, byName)}
    />
  );
}

/** What can be done with the rows: everyone sees the articles in them, some change them. */
function useDeeds(mayWrite: boolean) {
  const { categories: words } = usePhrases();
  const navigate = useNavigate();
  const { confirmRemoval, remove, removeOne } = useCategoryDeeds();
  const removing: BulkAction<CategoryRow> = {
    label: words.remove,
    icon: <IconTrash size={15} stroke={1.7} aria-hidden />,
    danger: true,
    confirm: confirmRemoval,
    run: remove,
    batchSize: 200,
  };
  const show = ({ category_id: id }: CategoryRow) =>
    void navigate({ to: '/articles', search: { 'f.category': id } });
  const edit = (category: CategoryRow) => void navigate({ to: editPath(category) });
  const showing = (category: CategoryRow): RowAction => ({
    label: words.show,
    icon: <IconTag size={15} stroke={1.7} aria-hidden />,
    run: () => show(category),
  });
  if (!mayWrite) return { onOpen: show, rowActions: (category: CategoryRow) => [showing(category)] };
  const rowActions = (category: CategoryRow): RowAction[] => [
    showing(category),
    {
      label: words.edit,
      icon: <IconPencil size={15} stroke={1.7} aria-hidden />,
      run: () => edit(category),
    },
    { label: words.remove, icon: removing.icon, danger: true, run: () => void removeOne(category) },
  ];
  return { onOpen: edit, rowActions, bulkActions: [removing] };
}
