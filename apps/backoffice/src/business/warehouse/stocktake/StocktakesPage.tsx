import { businessLevel, stocktakeStatuses } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  choiceFilter,
  codeFilter,
  type Column,
  dateColumn,
  recordOption,
  textColumn,
  usePhrases,
} from '@tezga/ui';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { newStocktakePath, stocktakePath } from '../../../kits/documents/document-paths.ts';
import { useListScreen } from '../../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../../kits/lists/use-list-state.ts';
import { useOptions } from '../../../kits/lists/use-options.ts';
import { necessaryQueries } from '../../../session/necessary-data.ts';
import { useSession } from '../../../session/session-context.ts';
import {
  stocktakeQueries,
  stocktakesPage,
  stocktakesRequest,
  type ListedStocktake,
} from './stocktake-queries.ts';
import { StocktakeBadge } from './StocktakeBadge.tsx';

/** The list of stocktakes, newest first. */
export function StocktakesPage() {
  const phrases = usePhrases();
  const { stocktake: words, shop } = phrases.warehouse;
  const list = useListState();
  const request = stocktakesRequest(list.state);
  const mayPost = businessLevel(useSession().role, 'warehouse') === 'readWrite';
  return useListScreen<ListedStocktake>({
    ...list,
    name: 'stocktakes',
    words,
    icon: IconListCheck,
    idOf: ({ _id }) => _id,
    query: useQuery(stocktakeQueries.list(request)),
    fetchPage: (page, perPage, signal) => stocktakesPage({ ...request, page, perPage }, signal),
    columns: useMemo(() => stocktakeColumns(phrases), [phrases]),
    filters: [
      codeFilter('status', words.status, stocktakeStatuses, words.statuses),
      choiceFilter('shop', shop, useOptions(necessaryQueries.shops, recordOption)),
    ],
    groupCardsBy: 'date',
    open: stocktakePath,
    add: mayPost ? { to: newStocktakePath, label: words.add } : undefined,
  });
}

function stocktakeColumns({ warehouse }: Phrases): Column<ListedStocktake>[] {
  const words = warehouse.stocktake;
  return [
    textColumn('number', warehouse.number, 120, ({ documentCode }) => documentCode, {
      strong: true,
      hideable: false,
      card: 'title',
    }),
    {
      ...textColumn<ListedStocktake>('status', words.status, 130, ({ status }) => words.statuses[status], {
        card: 'badge',
      }),
      cell: ({ status }) => <StocktakeBadge status={status} />,
    },
    dateColumn('date', words.opened, 142, ({ openedAt }) => openedAt, { groupsCards: true }),
    textColumn('shop', warehouse.shop, 160, ({ shopName }) => shopName, { minWidth: 90, card: 'detail' }),
    textColumn('category', words.scope, 160, ({ categoryName }) => categoryName ?? words.allArticles, {
      minWidth: 90,
    }),
    textColumn('by', words.openedBy, 140, ({ openedByName }) => openedByName, { minWidth: 80 }),
    dateColumn('closed', words.ended, 142, ({ closedAt }) => closedAt),
    textColumn('adjustment', words.adjustment, 120, ({ adjustment }) => adjustment?.documentCode ?? null),
  ];
}
