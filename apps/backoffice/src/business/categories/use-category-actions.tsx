import { usePhrases, type BulkAction, type RowAction } from '@tezga/ui';
import { IconArrowBackUp, IconPencil, IconTag, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { CategoryRow } from './category-rows.ts';
import type { WhichCategories } from './queries.ts';
import { useCategoryDeeds } from './use-category-deeds.ts';

const editPath = ({ category_id: id }: CategoryRow) => `/category/edit-category/${id}`;

/** What can be done with the rows: everyone sees the articles in them, some change them and bring deleted ones back. */
export function useCategoryActions(mayWrite: boolean, which: WhichCategories) {
  const { categories: words } = usePhrases();
  const navigate = useNavigate();
  const { confirmRemoval, remove, removeOne, restore, restoreOne } = useCategoryDeeds();
  const removing: BulkAction<CategoryRow> = {
    label: words.remove,
    icon: <IconTrash size={15} stroke={1.7} aria-hidden />,
    danger: true,
    confirm: confirmRemoval,
    run: remove,
    batchSize: 200,
  };
  const returning: BulkAction<CategoryRow> = {
    label: words.restoreMany,
    icon: <IconArrowBackUp size={15} stroke={1.7} aria-hidden />,
    run: restore,
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
  const deletedActions = (category: CategoryRow): RowAction[] => [
    { label: words.restore, icon: returning.icon, run: () => void restoreOne(category) },
  ];
  const currentActions = (category: CategoryRow): RowAction[] => [
    showing(category),
    {
      label: words.edit,
      icon: <IconPencil size={15} stroke={1.7} aria-hidden />,
      run: () => edit(category),
    },
    { label: words.remove, icon: removing.icon, danger: true, run: () => void removeOne(category) },
  ];
  if (which === 'deleted') return mayWrite ? { rowActions: deletedActions, bulkActions: [returning] } : {};
  if (!mayWrite) return { onOpen: show, rowActions: (category: CategoryRow) => [showing(category)] };
  return { onOpen: edit, hrefOf: editPath, rowActions: currentActions, bulkActions: [removing] };
}
