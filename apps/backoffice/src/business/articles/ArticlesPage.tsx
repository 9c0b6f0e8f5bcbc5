import { articleStockStates } from '@tezga/contract';
import { businessLevel, vatRates } from '@tezga/domain';
import { choiceFilter, codeFilter, deletedFilter, recordOption, usePhrases } from '@tezga/ui';
import { IconCopy, IconPackages, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { stockPathOf } from '../../kits/documents/document-paths.ts';
import { isDeletedShown, sortedBy } from '../../kits/lists/list-request.ts';
import { rowAction } from '../../kits/lists/row-action.tsx';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useOptions } from '../../kits/lists/use-options.ts';
import { necessaryQueries, useShops } from '../../session/necessary-data.ts';
import { useSession } from '../../session/session-context.ts';
import { useMayRead } from '../../session/use-may-read.ts';
import { articleColumns } from './article-columns.tsx';
import { articlePath, type ArticleRow } from './article-rows.ts';
import { articleKinds, articlesRequest, shopIn } from './articles-request.ts';
import { articlesPage, articlesQueries } from './queries.ts';
import { useArticleMutations } from './use-article-mutations.ts';
import { useArticleNames } from './use-article-names.ts';
import { useLabels } from './use-labels.tsx';

const addPath = '/articles/add-article';
const byName = sortedBy('name');
const onlyDeleted = articlesRequest({ ...byName, sort: null, perPage: 1, filters: { state: ['deleted'] } });

/** The list of articles, with a view of the deleted ones. */
export function ArticlesPage() {
  const { articles: words } = usePhrases();
  const navigate = useNavigate();
  const list = useListState(byName);
  const isDeleted = isDeletedShown(list.state);
  const request = articlesRequest(list.state);
  const { data: deleted } = useQuery(articlesQueries.page(onlyDeleted));
  const names = useArticleNames();
  const [cost, stock] = [useMayRead('cost'), useMayRead('stock')];
  const { role } = useSession();
  const mayOpen = businessLevel(role, 'articlesAndCategories') !== 'none';
  const mayLabel = mayOpen && !isDeleted;
  const stockLink = businessLevel(role, 'warehouse') !== 'none';
  const { removeMany, restoreMany, removeAction, restoreAction } = useArticleMutations();
  const { labelMany, labelAction, dialogs } = useLabels(shopIn(list.state));
  const categories = useOptions(necessaryQueries.categories, (row) => ({
    value: row.category_id,
    label: row.categoryDesc,
  }));
  const shopIds = useShownShops(shopIn(list.state));
  const units = useOptions(necessaryQueries.units, ({ unit_id: value, name: label }) => ({ value, label }));
  const rates = vatRates.map(({ id, percent }) => ({ value: id, label: words.vatRate(percent) }));
  const stockActions = ({ _id }: ArticleRow) =>
    stockLink ? [rowAction(IconPackages, words.stockHistory, () => navigate({ to: stockPathOf(_id) }))] : [];
  const editActions = (article: ArticleRow) => [
    rowAction(IconCopy, words.duplicate, () => navigate({ to: addPath, search: { from: article._id } })),
  ];
  return useListScreen<ArticleRow>({
    ...list,
    name: 'articles',
    area: 'articlesAndCategories',
    defaults: byName,
    words,
    icon: IconTag,
    idOf: ({ _id }) => _id,
    query: useQuery(articlesQueries.page(request)),
    // The list has an export only if the role may open articles.
    fetchPage: mayOpen
      ? (page, perPage, signal) => articlesPage({ ...request, page, perPage }, signal)
      : undefined,
    columns: useMemo(
      () => articleColumns(words, names, { cost, stock, stockLink, shopIds }),
      [words, names, cost, stock, stockLink, shopIds],
    ),
    filters: [
      choiceFilter('category', words.category, categories),
      choiceFilter('unit', words.unit, units),
      choiceFilter('vat', words.vat, rates),
      codeFilter('kind', words.kind, articleKinds, words.kinds),
      // This filter does not change which articles are listed: it chooses the shop whose stock and prices are shown.
      choiceFilter('shop', words.shop, useOptions(necessaryQueries.shops, recordOption), { multiple: false }),
      ...(stock ? [codeFilter('stock', words.stock, articleStockStates, words.stockStates)] : []),
      deletedFilter(words),
    ],
    open: mayOpen ? articlePath : undefined,
    add: { to: addPath, label: words.addTitle },
    importTo: '/articles/import-article',
    deletedView: { label: words.deleted, allLabel: words.current, count: deleted?.total, isShown: isDeleted },
    rowActions: (row) =>
      isDeleted
        ? [...stockActions(row), restoreAction(row)]
        : [...editActions(row), labelAction(row), ...stockActions(row), removeAction(row)],
    readerActions: mayLabel
      ? (row) => [labelAction(row), ...stockActions(row)]
      : stockLink
        ? stockActions
        : undefined,
    bulkActions: isDeleted ? [restoreMany] : [labelMany, removeMany],
    readerBulkActions: mayLabel ? [labelMany] : undefined,
    dialogs,
  });
}

/** The chosen shop, or all shops that are not hidden; null while they are loading. */
function useShownShops(chosen: string | null): readonly string[] | null {
  const { data: shops } = useShops();
  return useMemo(() => {
    if (chosen !== null) return [chosen];
    return shops?.filter(({ hidden }) => !hidden).map(({ _id }) => _id) ?? null;
  }, [chosen, shops]);
}
