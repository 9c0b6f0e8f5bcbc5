import { businessLevel, isWarehouseDocument } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { amountColumn, type Column, dateColumn, quantityColumn, textColumn, usePhrases } from '@tezga/ui';
import { IconPackages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { invoicePath, warehouseDocumentPath } from '../../kits/documents/document-paths.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useSession } from '../../session/session-context.ts';
import { documentWords } from '../accounting/index.ts';
import { articlePath } from '../articles/index.ts';
import { stockPage, warehouseQueries, type ArticleStock, type Movement } from './queries.ts';
import { stockRequest } from './stock-request.ts';
import { StockCards } from './StockCards.tsx';

/** The stock of an article by shop, and the movements of one shop, newest first. */
export function StockPage() {
  const { _id: articleId = '' } = useParams({ strict: false });
  const phrases = usePhrases();
  const words = phrases.warehouse.history;
  const list = useListState();
  const request = stockRequest(articleId, list.state);
  const query = useQuery(warehouseQueries.articleHistory(request));
  const known = query.data?.known;
  const unit = known?.article.unit ?? '';
  return useListScreen<Movement>({
    ...list,
    name: 'stock-history',
    hasSavedViews: false,
    words: { ...words, title: titleOf(phrases.warehouse, known?.article) },
    icon: IconPackages,
    breadcrumb: useBreadcrumb(known?.article),
    idOf: ({ _id }) => _id,
    query,
    fetchPage: (page, maxCount, signal) =>
      stockPage({ ...request, paginationOptions: { page, maxCount } }, signal),
    columns: useMemo(() => movementColumns(phrases, unit), [phrases, unit]),
    filters: [],
    groupCardsBy: 'at',
    summary: known === undefined ? undefined : <StockCards known={known} />,
    onOpen: useOpening(),
  });
}

/** A deleted article is named as one. */
function titleOf(
  { history, deletedArticle }: Phrases['warehouse'],
  article?: ArticleStock['article'],
): string {
  if (article === undefined) return history.title;
  return article.deleted ? deletedArticle(article.name) : history.heading(article.name);
}

/** Links back to the article, if the role may see it. */
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

/** Opens the document of a movement; an invoice only if the role may see invoices. */
function useOpening() {
  const navigate = useNavigate();
  const maySeeInvoices = businessLevel(useSession().role, 'receipts') !== 'none';
  return ({ document }: Movement) => {
    const { type, _id } = document;
    if (isWarehouseDocument(type)) void navigate({ to: warehouseDocumentPath(type, _id) });
    if (type === 'invoice' && maySeeInvoices) void navigate({ to: invoicePath(document) });
  };
}

const costOf = ({ cost, isCostMissing }: Movement) => (isCostMissing ? null : cost);

function movementColumns({ warehouse, accounting }: Phrases, unit: string): Column<Movement>[] {
  const words = warehouse.history;
  const documentOf = (movement: Movement) => documentWords(accounting, movement);
  return [
    dateColumn('at', words.at, 142, ({ at }) => at, { hideable: false, groupsCards: true }),
    textColumn('document', words.document, 200, documentOf, { minWidth: 130, strong: true, card: 'title' }),
    textColumn('reason', words.reason, 130, ({ reason }) => warehouse.reasons[reason], { minWidth: 90 }),
    quantityColumn('quantity', words.quantity, 116, ({ quantity }) => quantity, { unit, card: 'amount' }),
    quantityColumn('after', words.after, 130, ({ quantityAfter }) => quantityAfter, { unit, card: 'badge' }),
    amountColumn('cost', words.cost, 126, costOf, {
      emphasis: 'normal',
      hint: ({ isCostMissing }) => (isCostMissing ? words.costMissing : null),
    }),
    amountColumn('valueAfter', words.valueAfter, 126, ({ valueAfter }) => valueAfter),
  ];
}
