import { businessLevel } from '@tezga/domain';
import { usePhrases } from '@tezga/ui';
import { IconCategory, IconPencil, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isDeletedShown, sortedBy } from '../../kits/lists/list-request.ts';
import type { Listed } from '../../kits/lists/page-of.ts';
import { rowAction } from '../../kits/lists/row-action.tsx';
import { useListInMemory } from '../../kits/lists/use-list-in-memory.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useSession } from '../../session/session-context.ts';
import { categoryColumns } from './category-columns.tsx';
import { categoriesQueries, type CategoryRow } from './queries.ts';
import { useCategoryMutations } from './use-category-mutations.ts';

const byName = sortedBy('name');
const editPath = ({ category_id: id }: CategoryRow) => `/category/edit-category/${id}`;
const listed: Listed<CategoryRow> = {
  words: ({ categoryDesc }) => [categoryDesc],
  order: {
    name: ({ categoryDesc }) => categoryDesc,
    articles: ({ articlesCount }) => articlesCount,
    updatedAt: ({ updatedAt }) => updatedAt,
  },
};

/** The categories of articles, with the number of articles in each. */
export function CategoriesPage() {
  const { categories: words } = usePhrases();
  const navigate = useNavigate();
  const list = useListState(byName);
  const isDeleted = isDeletedShown(list.state);
  const which = isDeleted ? 'deleted' : 'current';
  const rows = useListInMemory(categoriesQueries.list(which), list.state, listed);
  const { data: deleted } = useQuery(categoriesQueries.list('deleted'));
  const mayWrite = businessLevel(useSession().role, 'articlesAndCategories') === 'readWrite';
  const { removeMany, restoreMany, removeAction, restoreAction } = useCategoryMutations();
  const show = ({ category_id: id }: CategoryRow) =>
    void navigate({ to: '/articles', search: { 'f.category': id } });
  const showAction = (row: CategoryRow) => rowAction(IconTag, words.show, () => show(row));
  const editAction = (row: CategoryRow) =>
    rowAction(IconPencil, words.edit, () => navigate({ to: editPath(row) }));
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
