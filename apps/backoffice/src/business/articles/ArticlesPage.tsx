import { businessLevel } from '@tezga/domain';
import { defaultTableState, usePhrases, type RowAction, type TableState } from '@tezga/ui';
import { IconCopy, IconPencil, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useSession } from '../../session/session-context.ts';
import { useMayRead } from '../../session/use-may-read.ts';
import { articleColumns } from './article-columns.tsx';
import { articlePath, whichList, type ArticleRow } from './article-rows.ts';
import { articlesRequest } from './articles-request.ts';
import { articlesPage, articlesQueries } from './queries.ts';
import { useArticleFilters } from './use-article-filters.ts';
import { useArticleMutations } from './use-article-mutations.ts';
import { useArticleNames } from './use-article-names.ts';

const byName: TableState = { ...defaultTableState, sort: { column: 'name', direction: 'asc' } };
const onlyDeleted = articlesRequest({ ...defaultTableState, perPage: 1, filters: { state: ['deleted'] } });

/** What the business sells, and what it sold once. */
export function ArticlesPage() {
  const { articles: words } = usePhrases();
  const list = useListState(byName);
  const isDeleted = whichList(list.state) === 'deleted';
  const request = articlesRequest(list.state);
  const { data: deleted } = useQuery(articlesQueries.page(onlyDeleted));
  const names = useArticleNames();
  const [cost, stock] = [useMayRead('cost'), useMayRead('stock')];
  const mayOpen = businessLevel(useSession().role, 'articlesAndCategories') !== 'none';
  const { removeMany, restoreMany, removeAction, restoreAction } = useArticleMutations();
  const editActions = useEditActions();
  return useListScreen<ArticleRow>({
    ...list,
    name: 'articles',
    area: 'articlesAndCategories',
    defaults: byName,
    words,
    icon: IconTag,
    idOf: ({ _id }) => _id,
    query: useQuery(articlesQueries.page(request)),
    fetchPage: (page, perPage, signal) => articlesPage({ ...request, page, perPage }, signal),
    columns: useMemo(() => articleColumns(words, names, { cost, stock }), [words, names, cost, stock]),
    filters: useArticleFilters(),
    open: mayOpen ? articlePath : undefined,
    add: { to: '/articles/add-article', label: words.addTitle },
    importTo: '/articles/import-article',
    deletedView: {
      label: words.deleted,
      allLabel: words.current,
      count: deleted?.total,
      isShown: isDeleted,
    },
    rowActions: (row) => (isDeleted ? [restoreAction(row)] : [...editActions(row), removeAction(row)]),
    bulkActions: isDeleted ? [restoreMany] : [removeMany],
  });
}

function useEditActions(): (article: ArticleRow) => RowAction[] {
  const { articles: words } = usePhrases();
  const navigate = useNavigate();
  return (article) => [
    {
      label: words.edit,
      icon: <IconPencil size={15} stroke={1.7} aria-hidden />,
      run: () => void navigate({ to: articlePath(article) }),
    },
    {
      label: words.duplicate,
      icon: <IconCopy size={15} stroke={1.7} aria-hidden />,
      run: () => void navigate({ to: '/articles/add-article', search: { from: article._id } }),
    },
  ];
}
