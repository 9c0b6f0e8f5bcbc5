import { businessLevel } from '@tezga/domain';
import {
  defaultTableState,
  EmptyState,
  ListPage,
  usePhrases,
  type FetchPage,
  type TableState,
} from '@tezga/ui';
import { IconPackages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useSession } from '../../session/session-context.ts';
import { movementColumns } from './movement-columns.tsx';
import { stockPage, warehouseQueries, type ArticleStock, type Movement } from './queries.ts';
import { stockRequest } from './stock-request.ts';
import { StockCards } from './StockCards.tsx';
import { articlePath } from '../articles/index.ts';
import { invoicePath } from '../../kits/documents/document-paths.ts';

// Without a sort they stand as the server gives them: the newest first.
const newestFirst: TableState = defaultTableState;

/** What each shop has of an article, and what moved it in one of them. */
export function StockPage() {
  const { _id: articleId = '' } = useParams({ strict: false });
  const phrases = usePhrases();
  const words = phrases.warehouse.history;
  const { state, onStateChange } = useListState(newestFirst);
  const request = stockRequest(articleId, state);
  const query = useQuery(warehouseQueries.articleHistory(request));
  const known = query.data?.known;
  const unit = known?.article.unit ?? '';
  const columns = useMemo(() => movementColumns(phrases, unit), [phrases, unit]);
  const fetchPage: FetchPage<Movement> = (page, perPage, signal) =>
    stockPage({ ...request, paginationOptions: { page, maxCount: perPage } }, signal);
  return (
    <ListPage
      title={known === undefined ? words.title : words.heading(known.article.name)}
      breadcrumb={useBreadcrumb(known?.article)}
      query={query}
      columns={columns}
      idOf={({ _id }) => _id}
      state={state}
      onStateChange={onStateChange}
      filters={[]}
      countLabel={words.count}
      fetchPage={fetchPage}
      groupCardsBy="at"
      summary={known === undefined ? undefined : <StockCards known={known} />}
      empty={
        <EmptyState
          icon={<IconPackages size={17} stroke={1.6} />}
          title={words.emptyTitle}
          sentence={words.emptyText}
        />
      }
      {...useOpening()}
    />
  );
}

/** Back to the article, for whoever may see it. */
function useBreadcrumb(article: ArticleStock['article'] | undefined): ReactNode[] {
  const { articles } = usePhrases();
  const maySee = businessLevel(useSession().role, 'articlesAndCategories') !== 'none';
  if (!maySee || article === undefined) return [articles.group];
  return [
    <Link key="list" to="/articles">
      {articles.group}
    </Link>,
    <Link key="article" to={articlePath(article)}>
      {article.name}
    </Link>,
  ];
}

/** An invoice is opened by whoever may see it; other documents have no page of their own. */
function useOpening() {
  const navigate = useNavigate();
  const maySee = businessLevel(useSession().role, 'receipts') !== 'none';
  if (!maySee) return {};
  return {
    onOpen: ({ document }: Movement) => {
      if (document.type === 'invoice') void navigate({ to: invoicePath(document) });
    },
  };
}
