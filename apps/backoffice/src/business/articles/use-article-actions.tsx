import { usePhrases, type BulkAction, type RowAction } from '@tezga/ui';
import { IconArrowBackUp, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { articlePath, type ArticleRow } from './article-rows.ts';
import { articlesAtOnce, useArticleDeeds } from './use-article-deeds.ts';

/** What whoever may change articles can do with the rows of a list. */
export function useArticleActions(which: 'current' | 'deleted') {
  const { articles } = usePhrases();
  const navigate = useNavigate();
  const deeds = useArticleDeeds();

  const removing: BulkAction<ArticleRow> = {
    ...deeds.removal,
    label: articles.remove,
    icon: <IconTrash size={15} stroke={1.7} aria-hidden />,
    danger: true,
    batchSize: articlesAtOnce,
  };
  const returning: BulkAction<ArticleRow> = {
    ...deeds.returning,
    label: articles.restoreMany,
    icon: <IconArrowBackUp size={15} stroke={1.7} aria-hidden />,
    batchSize: articlesAtOnce,
  };
  const currentActions = (article: ArticleRow): RowAction[] => [
    {
      label: articles.edit,
      icon: <IconPencil size={15} stroke={1.7} aria-hidden />,
      run: () => void navigate({ to: articlePath(article) }),
    },
    {
      label: articles.duplicate,
      icon: <IconCopy size={15} stroke={1.7} aria-hidden />,
      run: () => void navigate({ to: '/articles/add-article', search: { from: article._id } }),
    },
    { label: articles.remove, icon: removing.icon, danger: true, run: () => void deeds.removeOne(article) },
  ];
  const deletedActions = (article: ArticleRow): RowAction[] => [
    { label: articles.restore, icon: returning.icon, run: () => void deeds.restoreOne(article) },
  ];
  return which === 'deleted'
    ? { rowActions: deletedActions, bulkActions: [returning] }
    : { rowActions: currentActions, bulkActions: [removing] };
}
