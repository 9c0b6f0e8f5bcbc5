import { businessLevel, isWarehouseDocument } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  Button,
  codeColumn,
  type Column,
  dateColumn,
  periodFilter,
  quantityColumn,
  textColumn,
  usePhrases,
  type TableState,
} from '@tezga/ui';
import { IconAdjustmentsAlt, IconPackages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { invoicePath, warehouseDocumentPath } from '../../kits/documents/document-paths.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useShops } from '../../session/necessary-data.ts';
import { useSession } from '../../session/session-context.ts';
import { documentWords } from '../accounting/index.ts';
import { articlePath } from '../articles/index.ts';
import { MinimumDialog } from './MinimumDialog.tsx';
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
  const pathOf = useDocumentPath();
  const minimum = useMinimum(known);
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
    columns: useMemo(() => movementColumns(phrases, known, pathOf), [phrases, known, pathOf]),
    filters: [periodFilter('date', words.at)],
    fixedFilters: shopOf(list.state),
    groupCardsBy: 'at',
    summary: known === undefined ? undefined : <StockCards known={known} filters={list.state.filters} />,
    ...minimum,
    onOpen: useOpening(pathOf),
  });
}

/** The button and the dialog of the minimums, also in shops that never had the article. */
function useMinimum(known: ArticleStock | undefined): { actions?: ReactNode; dialogs?: ReactNode } {
  const words = usePhrases().warehouse.stock;
  const mayWrite = businessLevel(useSession().role, 'warehouse') === 'readWrite';
  const { data: shops = [] } = useShops();
  const [isOpen, setOpen] = useState(false);
  if (known === undefined || known.article.deleted || !mayWrite) return {};
  const { _id: articleId, name, unit } = known.article;
  const minimums = new Map(known.stock.map(({ shopId, minimum }) => [shopId, minimum]));
  const shopId = known.shopId ?? shops.find(({ hidden }) => !hidden)?._id ?? '';
  const row = { articleId, name, unit, shopId, shopName: '', minimum: minimums.get(shopId) ?? null };
  return {
    actions: (
      <Button
        variant="default"
        leftSection={<IconAdjustmentsAlt size={15} stroke={1.8} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {words.setMinimum}
      </Button>
    ),
    dialogs: isOpen ? <MinimumDialog row={row} minimums={minimums} onClose={() => setOpen(false)} /> : null,
  };
}

/** The filter by shop. Clearing the filters does not remove it, because the user chooses the shop by its card. */
const shopOf = ({ filters: { shop } }: Pick<TableState, 'filters'>) => (shop === undefined ? {} : { shop });

/** The page title: the name of the article, and whether it is deleted. */
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

type DocumentPath = (movement: Movement) => string | null;

/**
 * The page of a movement's document; null without a document, or if it is an invoice that the role may not
 * see.
 */
function useDocumentPath(): DocumentPath {
  const maySeeInvoices = businessLevel(useSession().role, 'receipts') !== 'none';
  return useCallback(
    ({ document: { type, _id } }) => {
      if (isWarehouseDocument(type)) return warehouseDocumentPath(type, _id);
      return type === 'invoice' && maySeeInvoices ? invoicePath({ _id }) : null;
    },
    [maySeeInvoices],
  );
}

function useOpening(pathOf: DocumentPath) {
  const navigate = useNavigate();
  return (movement: Movement) => {
    const path = pathOf(movement);
    if (path !== null) void navigate({ to: path });
  };
}

const costOf = ({ cost, isCostMissing }: Movement) => (isCostMissing ? null : cost);

function movementColumns(
  { warehouse, accounting }: Phrases,
  known: ArticleStock | undefined,
  pathOf: DocumentPath,
): Column<Movement>[] {
  const words = warehouse.history;
  const { name = '', sku = '', unit = '', deleted = false } = known?.article ?? {};
  const shopName = known?.stock.find(({ shopId }) => shopId === known.shopId)?.shopName ?? '';
  const documentOf = (movement: Movement) => documentWords(accounting, movement);
  return [
    dateColumn('at', words.at, 142, ({ at }) => at, { hideable: false, groupsCards: true }),
    textColumn('article', words.article, 150, () => (deleted ? warehouse.deletedArticle(name) : name), {
      minWidth: 80,
    }),
    { ...codeColumn<Movement>('sku', warehouse.stock.sku, 100, () => sku), hiddenByDefault: true },
    textColumn('shop', words.shop, 120, () => shopName, { minWidth: 70 }),
    textColumn('reason', words.reason, 110, ({ reason }) => warehouse.reasons[reason], { minWidth: 80 }),
    {
      ...textColumn('document', words.document, 180, documentOf, {
        minWidth: 120,
        strong: true,
        card: 'title',
      }),
      cell: (movement) => {
        const path = pathOf(movement);
        return path === null ? documentOf(movement) : <Link to={path}>{documentOf(movement)}</Link>;
      },
      // On a phone the row is a card, which is a button and may not contain a link; a click on it opens the
      // document.
      cardCell: documentOf,
    },
    quantityColumn('quantity', words.quantity, 110, ({ quantity }) => quantity, { unit, card: 'amount' }),
    quantityColumn('after', words.after, 120, ({ quantityAfter }) => quantityAfter, { unit, card: 'badge' }),
    amountColumn('cost', words.cost, 120, costOf, {
      emphasis: 'normal',
      hint: ({ isCostMissing }) => (isCostMissing ? words.costMissing : null),
    }),
    amountColumn('valueAfter', words.valueAfter, 120, ({ valueAfter }) => valueAfter),
  ];
}
