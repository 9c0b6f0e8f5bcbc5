import { businessLevel } from '@tezga/domain';
import {
  Button,
  defaultTableState,
  EmptyState,
  ListPage,
  usePhrases,
  type FetchPage,
  type TableState,
} from '@tezga/ui';
import { IconPlus, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ImportLink } from '../../kits/imports/ImportLink.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useListViews } from '../../kits/lists/use-list-views.ts';
import { useSession } from '../../session/session-context.ts';
import { useMayRead } from '../../session/use-may-read.ts';
import { articleColumns } from './article-columns.tsx';
import { articlePath, whichList, type ArticleRow } from './article-rows.ts';
import { articlesRequest } from './articles-request.ts';
import { articlesPage, articlesQueries } from './queries.ts';
import { useArticleActions } from './use-article-actions.tsx';
import { useArticleFilters } from './use-article-filters.ts';
import { useArticleNames } from './use-article-names.ts';

const byName: TableState = { ...defaultTableState, sort: { column: 'name', direction: 'asc' } };
const onlyDeleted = articlesRequest({ ...defaultTableState, perPage: 1, filters: { state: ['deleted'] } });

/** What the business sells, and what it sold once. */
export function ArticlesPage() {
  const { articles } = usePhrases();
  const navigate = useNavigate();
  const { state, onStateChange } = useListState(byName);
  const which = whichList(state);
  const request = articlesRequest(state);
  const query = useQuery(articlesQueries.page(request));
  const { data: deleted } = useQuery(articlesQueries.page(onlyDeleted));
  const names = useArticleNames();
  const [cost, stock] = [useMayRead('cost'), useMayRead('stock')];
  const columns = useMemo(
    () => articleColumns(articles, names, { cost, stock }),
    [articles, names, cost, stock],
  );
  const level = businessLevel(useSession().role, 'articlesAndCategories');
  const actions = useArticleActions(which);
  const fetchPage: FetchPage<ArticleRow> = (page, perPage, signal) =>
    articlesPage({ ...request, page, perPage }, signal);
  const kept = useListViews('articles', state, byName);
  const deletedView = {
    id: 'deleted',
    label: articles.deleted,
    filters: { state: ['deleted'] },
    count: deleted?.total,
  };
  const addButton = (
    <Button
      component={Link}
      to="/articles/add-article"
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
    >
      {articles.addTitle}
    </Button>
  );
  return (
    <ListPage
      title={articles.title}
      query={query}
      columns={columns}
      idOf={({ _id }) => _id}
      state={state}
      onStateChange={onStateChange}
      filters={useArticleFilters()}
      searchPlaceholder={articles.searchHint}
      countLabel={articles.count}
      fetchPage={fetchPage}
      isFaint={() => which === 'deleted'}
      empty={
        <EmptyState
          icon={<IconTag size={17} stroke={1.6} />}
          title={articles.emptyTitle}
          sentence={articles.emptyText}
          {...(level === 'readWrite' ? { actions: addButton } : {})}
        />
      }
      {...(level === 'none'
        ? {}
        : {
            onOpen: (article: ArticleRow) => void navigate({ to: articlePath(article) }),
            hrefOf: articlePath,
          })}
      {...(level === 'readWrite'
        ? { ...actions, mainAction: addButton, actions: <ImportLink to="/articles/import-article" /> }
        : {})}
      {...kept}
      allLabel={articles.current}
      views={[deletedView, ...('views' in kept ? kept.views : [])]}
    />
  );
}
