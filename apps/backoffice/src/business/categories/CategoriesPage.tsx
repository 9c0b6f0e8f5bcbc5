import { businessLevel } from '@tezga/domain';
import { defaultTableState, usePhrases, type RowAction, type TableState } from '@tezga/ui';
import { IconCategory, IconPencil, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListInMemory } from '../../kits/lists/use-list-in-memory.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useSession } from '../../session/session-context.ts';
import { categoryColumns } from './category-columns.tsx';
import { categoryPage, whichList, type CategoryRow } from './category-rows.ts';
import { categoriesQueries } from './queries.ts';
import { useCategoryMutations } from './use-category-mutations.ts';

const byName: TableState = { ...defaultTableState, sort: { column: 'name', direction: 'asc' } };
const editPath = ({ category_id: id }: CategoryRow) => `/category/edit-category/${id}`;

/** What articles are grouped by, with how many there are in each. */
export function CategoriesPage() {
  const { categories: words } = usePhrases();
  const list = useListState(byName);
  const which = whichList(list.state);
  const isDeleted = which === 'deleted';
  const rows = useListInMemory(categoriesQueries.list(which), list.state, categoryPage);
  const { data: deleted } = useQuery(categoriesQueries.list('deleted'));
  const mayWrite = businessLevel(useSession().role, 'articlesAndCategories') === 'readWrite';
  const { removeMany, restoreMany, removeAction, restoreAction } = useCategoryMutations();
  const { show, showAction, editAction } = useRowActions();
  const opening = mayWrite ? { open: editPath } : { onOpen: show };
  return useListScreen<CategoryRow>({
    ...list,
    ...rows,
    ...(isDeleted ? {} : opening),
    name: 'categories',
    area: 'articlesAndCategories',
    defaults: byName,
    words,
    icon: IconCategory,
    idOf: ({ category_id: id }) => id,
    columns: useMemo(() => categoryColumns(words, which), [words, which]),
    add: { to: '/category/add-category', label: words.addTitle },
    deletedView: {
      label: words.deleted,
      allLabel: words.current,
      count: deleted?.length,
      isShown: isDeleted,
    },
    rowActions: (row) =>
      isDeleted ? [restoreAction(row)] : [showAction(row), editAction(row), removeAction(row)],
    readerActions: isDeleted ? undefined : (row) => [showAction(row)],
    bulkActions: isDeleted ? [restoreMany] : [removeMany],
  });
}

function useRowActions() {
  const { categories: words } = usePhrases();
  const navigate = useNavigate();
  const show = ({ category_id: id }: CategoryRow) =>
    void navigate({ to: '/articles', search: { 'f.category': id } });
  const showAction = (category: CategoryRow): RowAction => ({
    label: words.show,
    icon: <IconTag size={15} stroke={1.7} aria-hidden />,
    run: () => show(category),
  });
  const editAction = (category: CategoryRow): RowAction => ({
    label: words.edit,
    icon: <IconPencil size={15} stroke={1.7} aria-hidden />,
    run: () => void navigate({ to: editPath(category) }),
  });
  return { show, showAction, editAction };
}
