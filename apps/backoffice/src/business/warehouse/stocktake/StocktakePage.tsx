import { baseCurrency, businessLevel, countStates } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  Button,
  codeColumn,
  codeFilter,
  type Column,
  dateColumn,
  formatAmount,
  formatCount,
  Notice,
  Progress,
  quantityColumn,
  textColumn,
  usePhrases,
} from '@tezga/ui';
import { IconBarcode, IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  countPath,
  stockPathOf,
  stocktakesPath,
  warehouseDocumentPath,
} from '../../../kits/documents/document-paths.ts';
import { DocumentRoute } from '../../../kits/documents/DocumentRoute.tsx';
import { useListScreen } from '../../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../../kits/lists/use-list-state.ts';
import { useSession } from '../../../session/session-context.ts';
import { stockSearch } from '../stock-search.ts';
import classes from './Stocktake.module.css';
import { EndButtons } from './EndButtons.tsx';
import {
  stocktakeLinesPage,
  stocktakeLinesRequest,
  stocktakeQueries,
  type Stocktake,
  type StocktakeLine,
} from './stocktake-queries.ts';
import { StocktakeBadge } from './StocktakeBadge.tsx';

interface StocktakeProps {
  readonly stocktake: Stocktake;
}

/** One stocktake: progress, differences and their value, and the articles. */
export function StocktakePage() {
  const { readFailed } = usePhrases().warehouse.stocktake;
  return (
    <DocumentRoute query={stocktakeQueries.one} failed={readFailed} backTo={stocktakesPath}>
      {(stocktake) => <OneStocktake stocktake={stocktake} />}
    </DocumentRoute>
  );
}

function OneStocktake({ stocktake }: StocktakeProps) {
  const phrases = usePhrases();
  const words = phrases.warehouse.stocktake;
  const list = useListState();
  const navigate = useNavigate();
  const request = stocktakeLinesRequest(stocktake._id, list.state);
  const mayPost = businessLevel(useSession().role, 'warehouse') === 'readWrite';
  const isOpen = stocktake.status === 'open';
  const sees = stocktake.surplus !== null;
  return useListScreen<StocktakeLine>({
    ...list,
    name: 'stocktake-lines',
    hasSavedViews: false,
    words: {
      title: words.heading(stocktake.documentCode),
      count: words.articles,
      searchHint: phrases.warehouse.stock.searchHint,
      emptyTitle: words.noLinesTitle,
      emptyText: words.noLinesText,
    },
    icon: IconListCheck,
    breadcrumb: [
      <Link key="list" to={stocktakesPath}>
        {words.title}
      </Link>,
      stocktake.documentCode,
    ],
    idOf: ({ articleId }) => articleId,
    query: useQuery(stocktakeQueries.lines(request, isOpen)),
    fetchPage: (page, perPage, signal) => stocktakeLinesPage({ ...request, page, perPage }, signal),
    columns: useMemo(() => lineColumns(phrases, sees), [phrases, sees]),
    filters: [
      codeFilter(
        'counted',
        words.counted,
        countStates.filter((state) => sees || state !== 'different'),
        words.states,
      ),
    ],
    summary: <Summary stocktake={stocktake} />,
    actions: isOpen && mayPost ? <Actions stocktake={stocktake} /> : undefined,
    // In a blind count the rows open nothing, because the page of the stock shows the quantity that the count hides.
    onOpen: sees
      ? ({ articleId }) =>
          void navigate({ to: stockPathOf(articleId), search: stockSearch(stocktake.shopId) })
      : undefined,
  });
}

function Actions({ stocktake }: StocktakeProps) {
  const words = usePhrases().warehouse.stocktake;
  return (
    <>
      <EndButtons stocktake={stocktake} />
      <Button
        leftSection={<IconBarcode size={15} stroke={1.8} aria-hidden />}
        renderRoot={(props: object) => <Link {...props} to={countPath(stocktake)} />}
      >
        {words.countAction}
      </Button>
    </>
  );
}

/** The state of the stocktake: shop, progress, differences, and its adjustment. */
function Summary({ stocktake }: StocktakeProps) {
  const words = usePhrases().warehouse.stocktake;
  const { status, shopName, categoryName, articlesCount, countedCount, adjustment, notes } = stocktake;
  const percent = articlesCount === 0 ? 0 : (countedCount / articlesCount) * 100;
  return (
    <div className={classes['summary']}>
      <div className={classes['facts']}>
        <StocktakeBadge status={status} />
        <span>
          {shopName} · {categoryName ?? words.allArticles}
          {notes === '' ? null : ` · ${notes}`}
        </span>
        {adjustment === null ? null : (
          <Link to={warehouseDocumentPath('adjustment', adjustment._id)}>
            {words.adjustment} {adjustment.documentCode}
          </Link>
        )}
      </div>
      <Progress value={percent} aria-label={words.progress} />
      <div className={classes['figures']}>
        <span>{words.countedOf(formatCount(countedCount), formatCount(articlesCount))}</span>
        <Differences stocktake={stocktake} />
      </div>
    </div>
  );
}

function Differences({ stocktake: { differentCount, surplus, shortage } }: StocktakeProps) {
  const words = usePhrases().warehouse.stocktake;
  if (differentCount === null || surplus === null || shortage === null)
    return <Notice tone="info">{words.blindNow}</Notice>;
  return (
    <>
      <span>{words.different(formatCount(differentCount))}</span>
      <span>
        {words.surplus} {formatAmount(surplus)} {baseCurrency}
      </span>
      <span>
        {words.shortage} {formatAmount(shortage)} {baseCurrency}
      </span>
    </>
  );
}

function lineColumns({ warehouse }: Phrases, sees: boolean): Column<StocktakeLine>[] {
  const words = warehouse.stocktake;
  return [
    textColumn('name', warehouse.stock.article, 240, ({ name }) => name, {
      minWidth: 190,
      strong: true,
      hideable: false,
      card: 'title',
    }),
    codeColumn('sku', warehouse.stock.sku, 90, ({ sku }) => sku, { card: 'detail' }),
    quantityColumn('counted', words.counted, 104, ({ counted }) => counted, { card: 'amount' }),
    ...(sees
      ? [
          quantityColumn<StocktakeLine>('expected', words.expected, 104, ({ expected }) => expected),
          quantityColumn<StocktakeLine>('difference', words.difference, 104, ({ difference }) => difference, {
            card: 'badge',
          }),
          amountColumn<StocktakeLine>('value', warehouse.value, 110, ({ value }) => value),
        ]
      : []),
    textColumn('unit', warehouse.stock.unit, 64, ({ unit }) => unit),
    textColumn('people', words.countedBy, 150, ({ countedBy }) => countedBy.join(', '), { minWidth: 96 }),
    dateColumn('at', words.countedAt, 142, ({ countedAt }) => countedAt),
  ];
}
